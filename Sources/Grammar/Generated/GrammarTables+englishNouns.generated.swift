// Generated from Data/grammar/en/nouns.csv by script/generate: do not edit.
// swift-format-ignore-file

extension GrammarTables {
  static let englishNouns: StaticString = #"""
lemma,class,kind,gender,number,person,countability,animacy,article,tense,phrase,place,asks
accountant,noun,person,,,,count,human
mailman,noun,person,,,,count,human
landlord,noun,person,,,,count,human
Sunday roast,noun,meal,,,,count,inanimate
seller,noun,person,,,,count,human
chimney sweep,noun,person,,,,count,human
headteacher,noun,person,,,,count,human
head teacher,noun,person,,,,count,human
teaching assistant,noun,person,,,,count,human
dinner lady,noun,person,,,,count,human
lollipop lady,noun,person,,,,count,human
caretaker,noun,person,,,,count,human
striker,noun,person,,,,count,human
midfielder,noun,person,,,,count,human
paramedic,noun,person,,,,count,human
GP,noun,person,,,,count,human
blind date,noun,person,,,,count,human
fiancé,noun,person,,,,count,human
fiancée,noun,person,,,,count,human
best man,noun,person,,,,count,human
ex-boyfriend,noun,person,,,,count,human
ex-girlfriend,noun,person,,,,count,human
ex,noun,person,,,,count,human
godson,noun,person,,,,count,human
goddaughter,noun,person,,,,count,human
penfriend,noun,person,,,,count,human
teammate,noun,person,,,,count,human
flatmate,noun,person,,,,count,human
housemate,noun,person,,,,count,human
childminder,noun,person,,,,count,human
au pair,noun,person,,,,count,human
stepmum,noun,person,,,,count,human
coworker,noun,person,,,,count,human
employee,noun,person,,,,count,human
trainee,noun,person,,,,count,human
apprentice,noun,person,,,,count,human
intern,noun,person,,,,count,human
subscriber,noun,person,,,,count,human
follower,noun,person,,,,count,human
imam,noun,person,,,,count,human
vicar,noun,person,,,,count,human
saint,noun,person,,,,count,human
candidate,noun,person,,,,count,human
prime minister,noun,person,,,,count,human
senator,noun,person,,,,count,human
immigrant,noun,person,,,,count,human
in-laws,noun,person,,plural,,count,human
Easter bunny,noun,person,,,,count,human
actor,noun,person,,,,count,human
actress,noun,person,,,,count,human
acrobat,noun,person,,,,count,human
alien,noun,person,,,,count,human
angel,noun,person,,,,count,human
ancestor,noun,person,,,,count,human
archer,noun,person,,,,count,human
architect,noun,person,,,,count,human
assistant principal,noun,person,,,,count,human
astronaut,noun,person,,,,count,human
athlete,noun,person,,,,count,human
author,noun,person,,,,count,human
ballerina,noun,person,,,,count,human
banker,noun,person,,,,count,human
barber,noun,person,,,,count,human
bartender,noun,person,,,,count,human
best friend,noun,person,,,,count,human
bishop,noun,person,,,,count,human
bodyguard,noun,person,,,,count,human
brother-in-law,noun,person,,,,count,human
builder,noun,person,,,,count,human
bus driver,noun,person,,,,count,human
businessman,noun,person,,,,count,human
businesswoman,noun,person,,,,count,human
butcher,noun,person,,,,count,human
buddy,noun,person,,,,count,human
bully,noun,person,,,,count,human
bride,noun,person,,,,count,human
bridesmaid,noun,person,,,,count,human
camper,noun,person,,,,count,human
captain,noun,person,,,,count,human
carer,noun,person,,,,count,human
carpenter,noun,person,,,,count,human
cashier,noun,person,,,,count,human
champion,noun,person,,,,count,human
chef,noun,person,,,,count,human
chief,noun,person,,,,count,human
citizen,noun,person,,,,count,human
colleague,noun,person,,,,count,human
comedian,noun,person,,,,count,human
composer,noun,person,,,,count,human
cowboy,noun,person,,,,count,human
cowgirl,noun,person,,,,count,human
criminal,noun,person,,,,count,human
crossing guard,noun,person,,,,count,human
customer,noun,person,,,,count,human
dancer,noun,person,,,,count,human
daughter-in-law,noun,person,,,,count,human
deaf person,noun,person,,,,count,human
delivery man,noun,person,,,,count,human
dentist's assistant,noun,person,,,,count,human
designer,noun,person,,,,count,human
detective,noun,person,,,,count,human
director,noun,person,,,,count,human
diver,noun,person,,,,count,human
dwarf,noun,person,,,,count,human
editor,noun,person,,,,count,human
electrician,noun,person,,,,count,human
elf,noun,person,,,,count,human
emperor,noun,person,,,,count,human
enemy,noun,person,,,,count,human
engineer,noun,person,,,,count,human
expert,noun,person,,,,count,human
explorer,noun,person,,,,count,human
fairy,noun,person,,,,count,human
father-in-law,noun,person,,,,count,human
fellow,noun,person,,,,count,human
fisherman,noun,person,,,,count,human
flight attendant,noun,person,,,,count,human
florist,noun,person,,,,count,human
foreigner,noun,person,,,,count,human
gardener,noun,person,,,,count,human
genius,noun,person,,,,count,human
ghost,noun,person,,,,count,human
godfather,noun,person,,,,count,human
godmother,noun,person,,,,count,human
goalkeeper,noun,person,,,,count,human
grandchild,noun,person,,,,count,human
granddaughter,noun,person,,,,count,human
grandson,noun,person,,,,count,human
grandparent,noun,person,,,,count,human
great-grandfather,noun,person,,,,count,human
great-grandmother,noun,person,,,,count,human
groom,noun,person,,,,count,human
grown-up,noun,person,,,,count,human
guard,noun,person,,,,count,human
guest,noun,person,,,,count,human
guide,noun,person,,,,count,human
gymnast,noun,person,,,,count,human
half-brother,noun,person,,,,count,human
half-sister,noun,person,,,,count,human
hero,noun,person,,,,count,human
heroine,noun,person,,,,count,human
host,noun,person,,,,count,human
hostess,noun,person,,,,count,human
housekeeper,noun,person,,,,count,human
hunter,noun,person,,,,count,human
inventor,noun,person,,,,count,human
janitor,noun,person,,,,count,human
jeweler,noun,person,,,,count,human
journalist,noun,person,,,,count,human
judge,noun,person,,,,count,human
juggler,noun,person,,,,count,human
killer,noun,person,,,,count,human
kindergartner,noun,person,,,,count,human
knight,noun,person,,,,count,human
lawyer,noun,person,,,,count,human
leader,noun,person,,,,count,human
learner,noun,person,,,,count,human
lifeguard,noun,person,,,,count,human
lumberjack,noun,person,,,,count,human
magician,noun,person,,,,count,human
maid,noun,person,,,,count,human
manager,noun,person,,,,count,human
mayor,noun,person,,,,count,human
mechanic,noun,person,,,,count,human
mermaid,noun,person,,,,count,human
messenger,noun,person,,,,count,human
miner,noun,person,,,,count,human
minister,noun,person,,,,count,human
monk,noun,person,,,,count,human
monster,noun,person,,,,count,human
mother-in-law,noun,person,,,,count,human
musician,noun,person,,,,count,human
nanny,noun,person,,,,count,human
neurologist,noun,person,,,,count,human
newborn,noun,person,,,,count,human
nun,noun,person,,,,count,human
nutritionist,noun,person,,,,count,human
occupational therapist,noun,person,,,,count,human
optician,noun,person,,,,count,human
orphan,noun,person,,,,count,human
owner,noun,person,,,,count,human
painter,noun,person,,,,count,human
partner,noun,person,,,,count,human
passenger,noun,person,,,,count,human
pediatrician,noun,person,,,,count,human
pen pal,noun,person,,,,count,human
pharmacist,noun,person,,,,count,human
photographer,noun,person,,,,count,human
physical therapist,noun,person,,,,count,human
physician,noun,person,,,,count,human
pianist,noun,person,,,,count,human
pilot,noun,person,,,,count,human
pediatric nurse,noun,person,,,,count,human
plumber,noun,person,,,,count,human
poet,noun,person,,,,count,human
policeman,noun,person,,,,count,human
policewoman,noun,person,,,,count,human
politician,noun,person,,,,count,human
pope,noun,person,,,,count,human
postman,noun,person,,,,count,human
preacher,noun,person,,,,count,human
president,noun,person,,,,count,human
priest,noun,person,,,,count,human
prisoner,noun,person,,,,count,human
professor,noun,person,,,,count,human
programmer,noun,person,,,,count,human
psychiatrist,noun,person,,,,count,human
pupil,noun,person,,,,count,human
rabbi,noun,person,,,,count,human
receptionist,noun,person,,,,count,human
referee,noun,person,,,,count,human
relative,noun,person,,,,count,human
reporter,noun,person,,,,count,human
robber,noun,person,,,,count,human
roommate,noun,person,,,,count,human
runner,noun,person,,,,count,human
sailor,noun,person,,,,count,human
salesperson,noun,person,,,,count,human
salesman,noun,person,,,,count,human
santa,noun,person,,,,count,human
scientist,noun,person,,,,count,human
scout,noun,person,,,,count,human
sculptor,noun,person,,,,count,human
secretary,noun,person,,,,count,human
security guard,noun,person,,,,count,human
servant,noun,person,,,,count,human
shepherd,noun,person,,,,count,human
shopkeeper,noun,person,,,,count,human
sibling,noun,person,,,,count,human
sister-in-law,noun,person,,,,count,human
skater,noun,person,,,,count,human
skier,noun,person,,,,count,human
soldier,noun,person,,,,count,human
son-in-law,noun,person,,,,count,human
spy,noun,person,,,,count,human
stepbrother,noun,person,,,,count,human
stepdad,noun,person,,,,count,human
stepfather,noun,person,,,,count,human
stepmom,noun,person,,,,count,human
stepmother,noun,person,,,,count,human
stepsister,noun,person,,,,count,human
substitute teacher,noun,person,,,,count,human
surfer,noun,person,,,,count,human
surgeon,noun,person,,,,count,human
swimmer,noun,person,,,,count,human
tailor,noun,person,,,,count,human
taxi driver,noun,person,,,,count,human
technician,noun,person,,,,count,human
teenager,noun,person,,,,count,human
teen,noun,person,,,,count,human
tenant,noun,person,,,,count,human
thief,noun,person,,,,count,human
toddler,noun,person,,,,count,human
tourist,noun,person,,,,count,human
traveler,noun,person,,,,count,human
truck driver,noun,person,,,,count,human
tutor,noun,person,,,,count,human
twin,noun,person,,,,count,human
vampire,noun,person,,,,count,human
villager,noun,person,,,,count,human
villain,noun,person,,,,count,human
visitor,noun,person,,,,count,human
volunteer,noun,person,,,,count,human
warrior,noun,person,,,,count,human
winner,noun,person,,,,count,human
loser,noun,person,,,,count,human
wizard,noun,person,,,,count,human
worker,noun,person,,,,count,human
writer,noun,person,,,,count,human
young man,noun,person,,,,count,human
young woman,noun,person,,,,count,human
zombie,noun,person,,,,count,human
zookeeper,noun,person,,,,count,human
beginner,noun,person,,,,count,human
bricklayer,noun,person,,,,count,human
bookseller,noun,person,,,,count,human
caveman,noun,person,,,,count,human
classroom aide,noun,person,,,,count,human
collector,noun,person,,,,count,human
cyclist,noun,person,,,,count,human
cop,noun,person,,,,count,human
counselor,noun,person,,,,count,human
conductor,noun,person,,,,count,human
drummer,noun,person,,,,count,human
guitarist,noun,person,,,,count,human
hairstylist,noun,person,,,,count,human
interpreter,noun,person,,,,count,human
personal assistant,noun,person,,,,count,human
refugee,noun,person,,,,count,human
rescuer,noun,person,,,,count,human
sportsman,noun,person,,,,count,human
storyteller,noun,person,,,,count,human
tooth fairy,noun,person,,,,count,human
translator,noun,person,,,,count,human
trash collector,noun,person,,,,count,human
violinist,noun,person,,,,count,human
witness,noun,person,,,,count,human
youngster,noun,person,,,,count,human
goblin,noun,person,,,,count,human
ogre,noun,person,,,,count,human
troll,noun,person,,,,count,human
leprechaun,noun,person,,,,count,human
skeleton,noun,person,,,,count,human
ballet dancer,noun,person,,,,count,human
support worker,noun,person,,,,count,human
gamer,noun,person,,,,count,human
key worker,noun,person,,,,count,human
social worker,noun,person,,,,count,human
sweetheart,noun,person,,,,count,human
boy scout,noun,person,,,,count,human
girl scout,noun,person,,,,count,human
housewife,noun,person,,,,count,human
newlywed,noun,person,,,,count,human
audience,noun,person,,,,count,human
band,noun,person,,,,count,human
choir,noun,person,,,,count,human
crew,noun,person,,,,count,human
crowd,noun,person,,,,count,human
couple,noun,person,,,,count,human
gang,noun,person,,,,count,human
group,noun,person,,,,count,human
jury,noun,person,,,,count,human
orchestra,noun,person,,,,count,human
population,noun,person,,,,count,human
police force,noun,person,,,,count,human
community,noun,person,,,,count,human
army,noun,person,,,,count,human
congress,noun,person,,,,count,human
air force,noun,person,,,,count,human,definite
parliament,noun,person,,,,count,human,definite
alligator,noun,animal,,,,count,animate
alpaca,noun,animal,,,,count,animate
anteater,noun,animal,,,,count,animate
antelope,noun,animal,,,,count,animate
armadillo,noun,animal,,,,count,animate
baboon,noun,animal,,,,count,animate
badger,noun,animal,,,,count,animate
beaver,noun,animal,,,,count,animate
beetle,noun,animal,,,,count,animate
bison,noun,animal,,,,count,animate
blackbird,noun,animal,,,,count,animate
boar,noun,animal,,,,count,animate
buffalo,noun,animal,,,,count,animate
bug,noun,animal,,,,count,animate
bull,noun,animal,,,,count,animate
bunny,noun,animal,,,,count,animate
calf,noun,animal,,,,count,animate
camel,noun,animal,,,,count,animate
canary,noun,animal,,,,count,animate
caterpillar,noun,animal,,,,count,animate
centipede,noun,animal,,,,count,animate
cheetah,noun,animal,,,,count,animate
chick,noun,animal,,,,count,animate
chimpanzee,noun,animal,,,,count,animate
chimp,noun,animal,,,,count,animate
chipmunk,noun,animal,,,,count,animate
clam,noun,animal,,,,count,animate
cobra,noun,animal,,,,count,animate
cockroach,noun,animal,,,,count,animate
cockatoo,noun,animal,,,,count,animate
colt,noun,animal,,,,count,animate
coyote,noun,animal,,,,count,animate
cub,noun,animal,,,,count,animate
crow,noun,animal,,,,count,animate
dove,noun,animal,,,,count,animate
dragonfly,noun,animal,,,,count,animate
duckling,noun,animal,,,,count,animate
eagle,noun,animal,,,,count,animate
earthworm,noun,animal,,,,count,animate
eel,noun,animal,,,,count,animate
falcon,noun,animal,,,,count,animate
ferret,noun,animal,,,,count,animate
firefly,noun,animal,,,,count,animate
flamingo,noun,animal,,,,count,animate
flea,noun,animal,,,,count,animate
foal,noun,animal,,,,count,animate
gazelle,noun,animal,,,,count,animate
gecko,noun,animal,,,,count,animate
gerbil,noun,animal,,,,count,animate
gibbon,noun,animal,,,,count,animate
goldfish,noun,animal,,,,count,animate
gorilla,noun,animal,,,,count,animate
grasshopper,noun,animal,,,,count,animate
guinea pig,noun,animal,,,,count,animate
gull,noun,animal,,,,count,animate
hare,noun,animal,,,,count,animate
hawk,noun,animal,,,,count,animate
hedgehog,noun,animal,,,,count,animate
hen,noun,animal,,,,count,animate
heron,noun,animal,,,,count,animate
hornet,noun,animal,,,,count,animate
hummingbird,noun,animal,,,,count,animate
hyena,noun,animal,,,,count,animate
iguana,noun,animal,,,,count,animate
jackal,noun,animal,,,,count,animate
jaguar,noun,animal,,,,count,animate
jellyfish,noun,animal,,,,count,animate
kingfisher,noun,animal,,,,count,animate
ladybug,noun,animal,,,,count,animate
ladybird,noun,animal,,,,count,animate
lamb,noun,animal,,,,count,animate
leech,noun,animal,,,,count,animate
lemur,noun,animal,,,,count,animate
leopard,noun,animal,,,,count,animate
lizard,noun,animal,,,,count,animate
llama,noun,animal,,,,count,animate
lobster,noun,animal,,,,count,animate
locust,noun,animal,,,,count,animate
louse,noun,animal,,,,count,animate
lynx,noun,animal,,,,count,animate
macaw,noun,animal,,,,count,animate
magpie,noun,animal,,,,count,animate
mammal,noun,animal,,,,count,animate
mongoose,noun,animal,,,,count,animate
moose,noun,animal,,,,count,animate
mosquito,noun,animal,,,,count,animate
moth,noun,animal,,,,count,animate
mule,noun,animal,,,,count,animate
narwhal,noun,animal,,,,count,animate
nightingale,noun,animal,,,,count,animate
opossum,noun,animal,,,,count,animate
orangutan,noun,animal,,,,count,animate
orca,noun,animal,,,,count,animate
ostrich,noun,animal,,,,count,animate
otter,noun,animal,,,,count,animate
ox,noun,animal,,,,count,animate
oyster,noun,animal,,,,count,animate
panda,noun,animal,,,,count,animate
panther,noun,animal,,,,count,animate
parakeet,noun,animal,,,,count,animate
peacock,noun,animal,,,,count,animate
pelican,noun,animal,,,,count,animate
pheasant,noun,animal,,,,count,animate
pigeon,noun,animal,,,,count,animate
piglet,noun,animal,,,,count,animate
piranha,noun,animal,,,,count,animate
platypus,noun,animal,,,,count,animate
polar bear,noun,animal,,,,count,animate
pony,noun,animal,,,,count,animate
porcupine,noun,animal,,,,count,animate
prawn,noun,animal,,,,count,animate
puffin,noun,animal,,,,count,animate
puma,noun,animal,,,,count,animate
python,noun,animal,,,,count,animate
quail,noun,animal,,,,count,animate
raccoon,noun,animal,,,,count,animate
rat,noun,animal,,,,count,animate
raven,noun,animal,,,,count,animate
reindeer,noun,animal,,,,count,animate
reptile,noun,animal,,,,count,animate
rhinoceros,noun,animal,,,,count,animate
rhino,noun,animal,,,,count,animate
robin,noun,animal,,,,count,animate
rooster,noun,animal,,,,count,animate
salamander,noun,animal,,,,count,animate
scorpion,noun,animal,,,,count,animate
sea lion,noun,animal,,,,count,animate
seagull,noun,animal,,,,count,animate
seahorse,noun,animal,,,,count,animate
shrimp,noun,animal,,,,count,animate
skunk,noun,animal,,,,count,animate
sloth,noun,animal,,,,count,animate
newt,noun,animal,,,,count,animate
woodlouse,noun,animal,,,,count,animate
midge,noun,animal,,,,count,animate
gnat,noun,animal,,,,count,animate
budgie,noun,animal,,,,count,animate
starling,noun,animal,,,,count,animate
meerkat,noun,animal,,,,count,animate
wombat,noun,animal,,,,count,animate
warthog,noun,animal,,,,count,animate
elk,noun,animal,,,,count,animate
slug,noun,animal,,,,count,animate
sparrow,noun,animal,,,,count,animate
squid,noun,animal,,,,count,animate
starfish,noun,animal,,,,count,animate
stingray,noun,animal,,,,count,animate
stork,noun,animal,,,,count,animate
swan,noun,animal,,,,count,animate
tadpole,noun,animal,,,,count,animate
tarantula,noun,animal,,,,count,animate
termite,noun,animal,,,,count,animate
toad,noun,animal,,,,count,animate
tortoise,noun,animal,,,,count,animate
toucan,noun,animal,,,,count,animate
tropical fish,noun,animal,,,,count,animate
turkey,noun,animal,,,,count,animate
vulture,noun,animal,,,,count,animate
walrus,noun,animal,,,,count,animate
wasp,noun,animal,,,,count,animate
weasel,noun,animal,,,,count,animate
wild boar,noun,animal,,,,count,animate
woodpecker,noun,animal,,,,count,animate
yak,noun,animal,,,,count,animate
mare,noun,animal,,,,count,animate
stallion,noun,animal,,,,count,animate
bumblebee,noun,animal,,,,count,animate
silkworm,noun,animal,,,,count,animate
shellfish,noun,animal,,,,count,animate
beast,noun,animal,,,,count,animate
creature,noun,animal,,,,count,animate
farm animal,noun,animal,,,,count,animate
tyrannosaurus,noun,animal,,,,count,animate
brontosaurus,noun,animal,,,,count,animate
triceratops,noun,animal,,,,count,animate
mammoth,noun,animal,,,,count,animate
herd,noun,animal,,,,count,animate
flock,noun,animal,,,,count,animate
almond,noun,food,,,,count,inanimate
apricot,noun,food,,,,count,inanimate
artichoke,noun,food,,,,count,inanimate
avocado,noun,food,,,,count,inanimate
bagel,noun,food,,,,count,inanimate
baguette,noun,food,,,,count,inanimate
beet,noun,food,,,,count,inanimate
berry,noun,food,,,,count,inanimate
beetroot,noun,food,,,,count,inanimate
blackberry,noun,food,,,,count,inanimate
blueberry,noun,food,,,,count,inanimate
boiled egg,noun,food,,,,count,inanimate
bread roll,noun,food,,,,count,inanimate
breadstick,noun,food,,,,count,inanimate
Brussels sprout,noun,food,,,,count,inanimate
brownie,noun,food,,,,count,inanimate
bun,noun,food,,,,count,inanimate
candy bar,noun,food,,,,count,inanimate
candy cane,noun,food,,,,count,inanimate
cantaloupe,noun,food,,,,count,inanimate
cashew,noun,food,,,,count,inanimate
cheeseburger,noun,food,,,,count,inanimate
chestnut,noun,food,,,,count,inanimate
chicken nugget,noun,food,,,,count,inanimate
chicken wing,noun,food,,,,count,inanimate
chili pepper,noun,food,,,,count,inanimate
chip,noun,food,,,,count,inanimate
clementine,noun,food,,,,count,inanimate
coconut,noun,food,,,,count,inanimate
corn dog,noun,food,,,,count,inanimate
cracker,noun,food,,,,count,inanimate
cranberry,noun,food,,,,count,inanimate
crepe,noun,food,,,,count,inanimate
crumb,noun,food,,,,count,inanimate
drumstick,noun,food,,,,count,inanimate
dumpling,noun,food,,,,count,inanimate
Easter egg,noun,food,,,,count,inanimate
eggplant,noun,food,,,,count,inanimate
aubergine,noun,food,,,,count,inanimate
fig,noun,food,,,,count,inanimate
fish finger,noun,food,,,,count,inanimate
fish stick,noun,food,,,,count,inanimate
French fry,noun,food,,,,count,inanimate
fried egg,noun,food,,,,count,inanimate
gingerbread man,noun,food,,,,count,inanimate
gooseberry,noun,food,,,,count,inanimate
granola bar,noun,food,,,,count,inanimate
grapefruit,noun,food,,,,count,inanimate
green bean,noun,food,,,,count,inanimate
green pepper,noun,food,,,,count,inanimate
gumdrop,noun,food,,,,count,inanimate
ham sandwich,noun,food,,,,count,inanimate
hard-boiled egg,noun,food,,,,count,inanimate
hazelnut,noun,food,,,,count,inanimate
ice lolly,noun,food,,,,count,inanimate
ice cream sandwich,noun,food,,,,count,inanimate
jellybean,noun,food,,,,count,inanimate
kebab,noun,food,,,,count,inanimate
lentil,noun,food,,,,count,inanimate
leek,noun,food,,,,count,inanimate
lime,noun,food,,,,count,inanimate
loaf,noun,food,,,,count,inanimate
loaf of bread,noun,food,,,,count,inanimate
lychee,noun,food,,,,count,inanimate
macaroon,noun,food,,,,count,inanimate
mandarin,noun,food,,,,count,inanimate
marshmallow,noun,food,,,,count,inanimate
meatball,noun,food,,,,count,inanimate
meat pie,noun,food,,,,count,inanimate
mushroom,noun,food,,,,count,inanimate
nectarine,noun,food,,,,count,inanimate
nugget,noun,food,,,,count,inanimate
papaya,noun,food,,,,count,inanimate
parsnip,noun,food,,,,count,inanimate
passion fruit,noun,food,,,,count,inanimate
pastry,noun,food,,,,count,inanimate
patty,noun,food,,,,count,inanimate
pecan,noun,food,,,,count,inanimate
persimmon,noun,food,,,,count,inanimate
pickle,noun,food,,,,count,inanimate
pistachio,noun,food,,,,count,inanimate
pita,noun,food,,,,count,inanimate
pomegranate,noun,food,,,,count,inanimate
potato chip,noun,food,,,,count,inanimate
praline,noun,food,,,,count,inanimate
prune,noun,food,,,,count,inanimate
pumpkin,noun,food,,,,count,inanimate
quesadilla,noun,food,,,,count,inanimate
radish,noun,food,,,,count,inanimate
raisin,noun,food,,,,count,inanimate
raspberry,noun,food,,,,count,inanimate
scone,noun,food,,,,count,inanimate
shallot,noun,food,,,,count,inanimate
sweet potato,noun,food,,,,count,inanimate
slice of bread,noun,food,,,,count,inanimate
slice of cake,noun,food,,,,count,inanimate
slice of pizza,noun,food,,,,count,inanimate
spring roll,noun,food,,,,count,inanimate
sugar cube,noun,food,,,,count,inanimate
tangerine,noun,food,,,,count,inanimate
tart,noun,food,,,,count,inanimate
toffee,noun,food,,,,count,inanimate
truffle,noun,food,,,,count,inanimate
turnip,noun,food,,,,count,inanimate
walnut,noun,food,,,,count,inanimate
tortilla,noun,food,,,,count,inanimate
zucchini,noun,food,,,,count,inanimate
courgette,noun,food,,,,count,inanimate
birthday cake,noun,food,,,,count,inanimate
apple pie,noun,food,,,,count,inanimate
corncob,noun,food,,,,count,inanimate
meringue,noun,food,,,,count,inanimate
fishcake,noun,food,,,,count,inanimate
rice cake,noun,food,,,,count,inanimate
eclair,noun,food,,,,count,inanimate
wafer,noun,food,,,,count,inanimate
chickpea,noun,food,,,,count,inanimate
cheese sandwich,noun,food,,,,count,inanimate
banana split,noun,food,,,,count,inanimate
gummy bear,noun,food,,,,count,inanimate
applesauce,noun,food,,,,mass,inanimate
asparagus,noun,food,,,,mass,inanimate
baby food,noun,food,,,,mass,inanimate
baking powder,noun,food,,,,mass,inanimate
barley,noun,food,,,,mass,inanimate
basil,noun,food,,,,mass,inanimate
bread and butter,noun,food,,,,mass,inanimate
brown rice,noun,food,,,,mass,inanimate
broccoli,noun,food,,,,mass,inanimate
broth,noun,food,,,,mass,inanimate
brown sugar,noun,food,,,,mass,inanimate
butterscotch,noun,food,,,,mass,inanimate
cabbage,noun,food,,,,mass,inanimate
caramel,noun,food,,,,mass,inanimate
crumpet,noun,food,,,,count,inanimate
doughnut,noun,food,,,,count,inanimate
flapjack,noun,food,,,,count,inanimate
kidney bean,noun,food,,,,count,inanimate
sultana,noun,food,,,,count,inanimate
stock cube,noun,food,,,,count,inanimate
gherkin,noun,food,,,,count,inanimate
caper,noun,food,,,,count,inanimate
anchovy,noun,food,,,,count,inanimate
sardine,noun,food,,,,count,inanimate
mussel,noun,food,,,,count,inanimate
mince pie,noun,food,,,,count,inanimate
Christmas pudding,noun,food,,,,count,inanimate
sweetcorn,noun,food,,,,mass,inanimate
relish,noun,food,,,,mass,inanimate
dog food,noun,food,,,,mass,inanimate
cat food,noun,food,,,,mass,inanimate
carrot cake,noun,food,,,,mass,inanimate
cauliflower,noun,food,,,,mass,inanimate
caviar,noun,food,,,,mass,inanimate
celery,noun,food,,,,mass,inanimate
cheddar,noun,food,,,,mass,inanimate
cheesecake,noun,food,,,,mass,inanimate
chewing gum,noun,food,,,,mass,inanimate
chicken soup,noun,food,,,,mass,inanimate
chili,noun,food,,,,mass,inanimate
chocolate cake,noun,food,,,,mass,inanimate
chocolate spread,noun,food,,,,mass,inanimate
chutney,noun,food,,,,mass,inanimate
cinnamon,noun,food,,,,mass,inanimate
coleslaw,noun,food,,,,mass,inanimate
cottage cheese,noun,food,,,,mass,inanimate
cotton candy,noun,food,,,,mass,inanimate
couscous,noun,food,,,,mass,inanimate
cream cheese,noun,food,,,,mass,inanimate
curry,noun,food,,,,mass,inanimate
custard,noun,food,,,,mass,inanimate
dough,noun,food,,,,mass,inanimate
dressing,noun,food,,,,mass,inanimate
fast food,noun,food,,,,mass,inanimate
fried chicken,noun,food,,,,mass,inanimate
fried rice,noun,food,,,,mass,inanimate
frosting,noun,food,,,,mass,inanimate
frozen yogurt,noun,food,,,,mass,inanimate
fudge,noun,food,,,,mass,inanimate
garlic,noun,food,,,,mass,inanimate
gelatin,noun,food,,,,mass,inanimate
ginger,noun,food,,,,mass,inanimate
gingerbread,noun,food,,,,mass,inanimate
granola,noun,food,,,,mass,inanimate
grated cheese,noun,food,,,,mass,inanimate
gravy,noun,food,,,,mass,inanimate
ground beef,noun,food,,,,mass,inanimate
guacamole,noun,food,,,,mass,inanimate
gum,noun,food,,,,mass,inanimate
hummus,noun,food,,,,mass,inanimate
icing,noun,food,,,,mass,inanimate
junk food,noun,food,,,,mass,inanimate
kale,noun,food,,,,mass,inanimate
lasagna,noun,food,,,,mass,inanimate
lasagne,noun,food,,,,mass,inanimate
lard,noun,food,,,,mass,inanimate
licorice,noun,food,,,,mass,inanimate
macaroni,noun,food,,,,mass,inanimate
macaroni and cheese,noun,food,,,,mass,inanimate
maple syrup,noun,food,,,,mass,inanimate
margarine,noun,food,,,,mass,inanimate
marmalade,noun,food,,,,mass,inanimate
mashed potato,noun,food,,,,mass,inanimate
mayonnaise,noun,food,,,,mass,inanimate
mayo,noun,food,,,,mass,inanimate
mint,noun,food,,,,mass,inanimate
mozzarella,noun,food,,,,mass,inanimate
muesli,noun,food,,,,mass,inanimate
mustard,noun,food,,,,mass,inanimate
nutmeg,noun,food,,,,mass,inanimate
oil,noun,food,,,,mass,inanimate
olive oil,noun,food,,,,mass,inanimate
oregano,noun,food,,,,mass,inanimate
parsley,noun,food,,,,mass,inanimate
peanut butter,noun,food,,,,mass,inanimate
peppermint,noun,food,,,,mass,inanimate
pesto,noun,food,,,,mass,inanimate
porridge,noun,food,,,,mass,inanimate
poultry,noun,food,,,,mass,inanimate
protein,noun,food,,,,mass,inanimate
quinoa,noun,food,,,,mass,inanimate
ravioli,noun,food,,,,mass,inanimate
ricotta,noun,food,,,,mass,inanimate
rosemary,noun,food,,,,mass,inanimate
rye,noun,food,,,,mass,inanimate
salad dressing,noun,food,,,,mass,inanimate
salami,noun,food,,,,mass,inanimate
salmon,noun,food,,,,mass,inanimate
salsa,noun,food,,,,mass,inanimate
sauce,noun,food,,,,mass,inanimate
seafood,noun,food,,,,mass,inanimate
seaweed,noun,food,,,,mass,inanimate
sesame,noun,food,,,,mass,inanimate
soy sauce,noun,food,,,,mass,inanimate
soy,noun,food,,,,mass,inanimate
spinach,noun,food,,,,mass,inanimate
sponge cake,noun,food,,,,mass,inanimate
stew,noun,food,,,,mass,inanimate
stuffing,noun,food,,,,mass,inanimate
sushi,noun,food,,,,mass,inanimate
taffy,noun,food,,,,mass,inanimate
tofu,noun,food,,,,mass,inanimate
tomato sauce,noun,food,,,,mass,inanimate
tomato soup,noun,food,,,,mass,inanimate
tuna,noun,food,,,,mass,inanimate
turkey meat,noun,food,,,,mass,inanimate
vanilla,noun,food,,,,mass,inanimate
veal,noun,food,,,,mass,inanimate
vinegar,noun,food,,,,mass,inanimate
watercress,noun,food,,,,mass,inanimate
wheat,noun,food,,,,mass,inanimate
whipped cream,noun,food,,,,mass,inanimate
white bread,noun,food,,,,mass,inanimate
whole wheat bread,noun,food,,,,mass,inanimate
yeast,noun,food,,,,mass,inanimate
rice pudding,noun,food,,,,mass,inanimate
risotto,noun,food,,,,mass,inanimate
roast beef,noun,food,,,,mass,inanimate
shortbread,noun,food,,,,mass,inanimate
corn bread,noun,food,,,,mass,inanimate
marzipan,noun,food,,,,mass,inanimate
semolina,noun,food,,,,mass,inanimate
pea soup,noun,food,,,,mass,inanimate
cream soup,noun,food,,,,mass,inanimate
mincemeat,noun,food,,,,mass,inanimate
ground meat,noun,food,,,,mass,inanimate
nutella,noun,food,,,,mass,inanimate
baked beans,noun,food,,plural,,count,inanimate
sprinkles,noun,food,,plural,,count,inanimate
refried beans,noun,food,,plural,,count,inanimate
corn flakes,noun,food,,plural,,count,inanimate
cornflakes,noun,food,,plural,,count,inanimate
greens,noun,food,,plural,,count,inanimate
nachos,noun,food,,plural,,count,inanimate
leftovers,noun,food,,plural,,count,inanimate
sweets,noun,food,,plural,,count,inanimate
mashed potatoes,noun,food,,plural,,count,inanimate
oats,noun,food,,plural,,count,inanimate
rice noodles,noun,food,,plural,,count,inanimate
scrambled eggs,noun,food,,plural,,count,inanimate
casserole,noun,dish,,,,count,inanimate
pot pie,noun,dish,,,,count,inanimate
main course,noun,dish,,,,count,inanimate
side dish,noun,dish,,,,count,inanimate
buffet,noun,dish,,,,count,inanimate
menu,noun,dish,,,,count,inanimate
recipe,noun,dish,,,,count,inanimate
portion,noun,dish,,,,count,inanimate
serving,noun,dish,,,,count,inanimate
starter,noun,dish,,,,count,inanimate
afternoon tea,noun,meal,,,,mass,inanimate,bare
high tea,noun,meal,,,,mass,inanimate,bare
barbecue,noun,meal,,,,count,inanimate
feast,noun,meal,,,,count,inanimate
school lunch,noun,meal,,,,count,inanimate
packed lunch,noun,meal,,,,count,inanimate
alcohol,noun,drink,,,,mass,inanimate
baby formula,noun,drink,,,,mass,inanimate
black coffee,noun,drink,,,,mass,inanimate
black tea,noun,drink,,,,mass,inanimate
chamomile tea,noun,drink,,,,mass,inanimate
champagne,noun,drink,,,,mass,inanimate
chocolate milk,noun,drink,,,,mass,inanimate
cider,noun,drink,,,,mass,inanimate
coconut milk,noun,drink,,,,mass,inanimate
coconut water,noun,drink,,,,mass,inanimate
Coke,noun,drink,,,,mass,inanimate
cold water,noun,drink,,,,mass,inanimate
decaf,noun,drink,,,,mass,inanimate
eggnog,noun,drink,,,,mass,inanimate
espresso,noun,drink,,,,mass,inanimate
fizzy water,noun,drink,,,,mass,inanimate
fruit juice,noun,drink,,,,mass,inanimate
gin,noun,drink,,,,mass,inanimate
ginger ale,noun,drink,,,,mass,inanimate
grape juice,noun,drink,,,,mass,inanimate
grapefruit juice,noun,drink,,,,mass,inanimate
green tea,noun,drink,,,,mass,inanimate
herbal tea,noun,drink,,,,mass,inanimate
iced tea,noun,drink,,,,mass,inanimate
iced coffee,noun,drink,,,,mass,inanimate
lemon juice,noun,drink,,,,mass,inanimate
liquor,noun,drink,,,,mass,inanimate
mineral water,noun,drink,,,,mass,inanimate
orange soda,noun,drink,,,,mass,inanimate
orangeade,noun,drink,,,,mass,inanimate
pineapple juice,noun,drink,,,,mass,inanimate
red wine,noun,drink,,,,mass,inanimate
root beer,noun,drink,,,,mass,inanimate
rum,noun,drink,,,,mass,inanimate
skim milk,noun,drink,,,,mass,inanimate
soy milk,noun,drink,,,,mass,inanimate
sparkling water,noun,drink,,,,mass,inanimate
tap water,noun,drink,,,,mass,inanimate
tequila,noun,drink,,,,mass,inanimate
tomato juice,noun,drink,,,,mass,inanimate
tonic,noun,drink,,,,mass,inanimate
vodka,noun,drink,,,,mass,inanimate
whiskey,noun,drink,,,,mass,inanimate
whisky,noun,drink,,,,mass,inanimate
white wine,noun,drink,,,,mass,inanimate
hot water,noun,drink,,,,mass,inanimate
breast milk,noun,drink,,,,mass,inanimate
almond milk,noun,drink,,,,mass,inanimate
cocktail,noun,drink,,,,count,inanimate
cup of coffee,noun,drink,,,,count,inanimate
cup of tea,noun,drink,,,,count,inanimate
glass of milk,noun,drink,,,,count,inanimate
glass of water,noun,drink,,,,count,inanimate
bottle of water,noun,drink,,,,count,inanimate
juice box,noun,drink,,,,count,inanimate
slushie,noun,drink,,,,count,inanimate
latte,noun,drink,,,,count,inanimate
cappuccino,noun,drink,,,,count,inanimate
can of soda,noun,drink,,,,count,inanimate
sip,noun,drink,,,,count,inanimate
abbey,noun,place,,,,count,inanimate
academy,noun,place,,,,count,inanimate
adventure park,noun,place,,,,count,inanimate
alley,noun,place,,,,count,inanimate
amusement park,noun,place,,,,count,inanimate
apartment building,noun,place,,,,count,inanimate
aquarium,noun,place,,,,count,inanimate
arcade,noun,place,,,,count,inanimate
arena,noun,place,,,,count,inanimate
art gallery,noun,place,,,,count,inanimate
avenue,noun,place,,,,count,inanimate
backstreet,noun,place,,,,count,inanimate
ballpark,noun,place,,,,count,inanimate
bar,noun,place,,,,count,inanimate
barber shop,noun,place,,,,count,inanimate
barbershop,noun,place,,,,count,inanimate
barn,noun,place,,,,count,inanimate
bay,noun,place,,,,count,inanimate
bike path,noun,place,,,,count,inanimate
bookshop,noun,place,,,,count,inanimate
bookstore,noun,place,,,,count,inanimate
border,noun,place,,,,count,inanimate
botanical garden,noun,place,,,,count,inanimate
boulevard,noun,place,,,,count,inanimate
bowling alley,noun,place,,,,count,inanimate
building,noun,place,,,,count,inanimate
bus station,noun,place,,,,count,inanimate
butcher's,noun,place,,,,count,inanimate
campground,noun,place,,,,count,inanimate
campsite,noun,place,,,,count,inanimate
campus,noun,place,,,,count,inanimate
canal,noun,place,,,,count,inanimate
canteen,noun,place,,,,count,inanimate
canyon,noun,place,,,,count,inanimate
cathedral,noun,place,,,,count,inanimate
cave,noun,place,,,,count,inanimate
cemetery,noun,place,,,,count,inanimate
chapel,noun,place,,,,count,inanimate
checkpoint,noun,place,,,,count,inanimate
chemist's,noun,place,,,,count,inanimate
circus tent,noun,place,,,,count,inanimate
city center,noun,place,,,,count,inanimate
city hall,noun,place,,,,count,inanimate
cliff,noun,place,,,,count,inanimate
clothes store,noun,place,,,,count,inanimate
clubhouse,noun,place,,,,count,inanimate
coast,noun,place,,,,count,inanimate
coffee shop,noun,place,,,,count,inanimate
community center,noun,place,,,,count,inanimate
concert hall,noun,place,,,,count,inanimate
construction site,noun,place,,,,count,inanimate
continent,noun,place,,,,count,inanimate
convent,noun,place,,,,count,inanimate
convenience store,noun,place,,,,count,inanimate
corner shop,noun,place,,,,count,inanimate
courthouse,noun,place,,,,count,inanimate
courtyard,noun,place,,,,count,inanimate
cove,noun,place,,,,count,inanimate
creek,noun,place,,,,count,inanimate
crossroads,noun,place,,,,count,inanimate
crosswalk,noun,place,,,,count,inanimate
dance floor,noun,place,,,,count,inanimate
dance studio,noun,place,,,,count,inanimate
day center,noun,place,,,,count,inanimate
deli,noun,place,,,,count,inanimate
den,noun,place,,,,count,inanimate
desert,noun,place,,,,count,inanimate
destination,noun,place,,,,count,inanimate
dentist's,noun,place,,,,count,inanimate
diner,noun,place,,,,count,inanimate
dining hall,noun,place,,,,count,inanimate
disco,noun,place,,,,count,inanimate
dock,noun,place,,,,count,inanimate
doctor's,noun,place,,,,count,inanimate
drugstore,noun,place,,,,count,inanimate
dump,noun,place,,,,count,inanimate
embassy,noun,place,,,,count,inanimate
emergency room,noun,place,,,,count,inanimate
entrance,noun,place,,,,count,inanimate
factory,noun,place,,,,count,inanimate
fairground,noun,place,,,,count,inanimate
farmyard,noun,place,,,,count,inanimate
ferry terminal,noun,place,,,,count,inanimate
fire station,noun,place,,,,count,inanimate
fish market,noun,place,,,,count,inanimate
fishmonger's,noun,place,,,,count,inanimate
flea market,noun,place,,,,count,inanimate
flower shop,noun,place,,,,count,inanimate
football field,noun,place,,,,count,inanimate
football pitch,noun,place,,,,count,inanimate
footpath,noun,place,,,,count,inanimate
fort,noun,place,,,,count,inanimate
fountain,noun,place,,,,count,inanimate
front yard,noun,place,,,,count,inanimate
funfair,noun,place,,,,count,inanimate
gallery,noun,place,,,,count,inanimate
gas station,noun,place,,,,count,inanimate
golf course,noun,place,,,,count,inanimate
graveyard,noun,place,,,,count,inanimate
greenhouse,noun,place,,,,count,inanimate
greengrocer's,noun,place,,,,count,inanimate
grocery store,noun,place,,,,count,inanimate
gift shop,noun,place,,,,count,inanimate
hair salon,noun,place,,,,count,inanimate
harbor,noun,place,,,,count,inanimate
harbour,noun,place,,,,count,inanimate
haunted house,noun,place,,,,count,inanimate
headquarters,noun,place,,,,count,inanimate
heliport,noun,place,,,,count,inanimate
high school,noun,place,,,,count,inanimate
hiking trail,noun,place,,,,count,inanimate
hostel,noun,place,,,,count,inanimate
ice rink,noun,place,,,,count,inanimate
ice cream parlor,noun,place,,,,count,inanimate
ice cream shop,noun,place,,,,count,inanimate
inn,noun,place,,,,count,inanimate
intersection,noun,place,,,,count,inanimate
jail,noun,place,,,,count,inanimate
jungle,noun,place,,,,count,inanimate
junkyard,noun,place,,,,count,inanimate
laboratory,noun,place,,,,count,inanimate
lab,noun,place,,,,count,inanimate
laundromat,noun,place,,,,count,inanimate
lane,noun,place,,,,count,inanimate
lighthouse,noun,place,,,,count,inanimate
lobby,noun,place,,,,count,inanimate
lounge,noun,place,,,,count,inanimate
lost and found,noun,place,,,,count,inanimate
marina,noun,place,,,,count,inanimate
marketplace,noun,place,,,,count,inanimate
maze,noun,place,,,,count,inanimate
meadow,noun,place,,,,count,inanimate
middle school,noun,place,,,,count,inanimate
monastery,noun,place,,,,count,inanimate
monument,noun,place,,,,count,inanimate
mosque,noun,place,,,,count,inanimate
motel,noun,place,,,,count,inanimate
motorway,noun,place,,,,count,inanimate
mountaintop,noun,place,,,,count,inanimate
nail salon,noun,place,,,,count,inanimate
national park,noun,place,,,,count,inanimate
neighborhood,noun,place,,,,count,inanimate
neighbourhood,noun,place,,,,count,inanimate
newsstand,noun,place,,,,count,inanimate
nightclub,noun,place,,,,count,inanimate
North Pole,noun,place,,,,count,inanimate
nursery,noun,place,,,,count,inanimate
nursing home,noun,place,,,,count,inanimate
optician's,noun,place,,,,count,inanimate
orchard,noun,place,,,,count,inanimate
orphanage,noun,place,,,,count,inanimate
palace,noun,place,,,,count,inanimate
parking lot,noun,place,,,,count,inanimate
car park,noun,place,,,,count,inanimate
path,noun,place,,,,count,inanimate
pavement,noun,place,,,,count,inanimate
petrol station,noun,place,,,,count,inanimate
pet shop,noun,place,,,,count,inanimate
pet store,noun,place,,,,count,inanimate
pier,noun,place,,,,count,inanimate
pizzeria,noun,place,,,,count,inanimate
plantation,noun,place,,,,count,inanimate
plaza,noun,place,,,,count,inanimate
police station,noun,place,,,,count,inanimate
pond,noun,place,,,,count,inanimate
port,noun,place,,,,count,inanimate
prairie,noun,place,,,,count,inanimate
province,noun,place,,,,count,inanimate
pub,noun,place,,,,count,inanimate
public library,noun,place,,,,count,inanimate
public pool,noun,place,,,,count,inanimate
puddle,noun,place,,,,count,inanimate
pyramid,noun,place,,,,count,inanimate
quarry,noun,place,,,,count,inanimate
racetrack,noun,place,,,,count,inanimate
railway station,noun,place,,,,count,inanimate
rainforest,noun,place,,,,count,inanimate
ranch,noun,place,,,,count,inanimate
region,noun,place,,,,count,inanimate
reservoir,noun,place,,,,count,inanimate
resort,noun,place,,,,count,inanimate
rink,noun,place,,,,count,inanimate
riverbank,noun,place,,,,count,inanimate
roundabout,noun,place,,,,count,inanimate
runway,noun,place,,,,count,inanimate
sandbox,noun,place,,,,count,inanimate
sandpit,noun,place,,,,count,inanimate
sauna,noun,place,,,,count,inanimate
savannah,noun,place,,,,count,inanimate
science museum,noun,place,,,,count,inanimate
seashore,noun,place,,,,count,inanimate
shelter,noun,place,,,,count,inanimate
shipyard,noun,place,,,,count,inanimate
shoe store,noun,place,,,,count,inanimate
shopping center,noun,place,,,,count,inanimate
shopping mall,noun,place,,,,count,inanimate
shore,noun,place,,,,count,inanimate
sidewalk,noun,place,,,,count,inanimate
skate park,noun,place,,,,count,inanimate
skatepark,noun,place,,,,count,inanimate
ski resort,noun,place,,,,count,inanimate
slaughterhouse,noun,place,,,,count,inanimate
sports center,noun,place,,,,count,inanimate
spa,noun,place,,,,count,inanimate
statue,noun,place,,,,count,inanimate
steakhouse,noun,place,,,,count,inanimate
stream,noun,place,,,,count,inanimate
studio,noun,place,,,,count,inanimate
subway station,noun,place,,,,count,inanimate
suburb,noun,place,,,,count,inanimate
summer camp,noun,place,,,,count,inanimate
swamp,noun,place,,,,count,inanimate
synagogue,noun,place,,,,count,inanimate
tavern,noun,place,,,,count,inanimate
taxi stand,noun,place,,,,count,inanimate
temple,noun,place,,,,count,inanimate
tennis court,noun,place,,,,count,inanimate
theme park,noun,place,,,,count,inanimate
tomb,noun,place,,,,count,inanimate
tower,noun,place,,,,count,inanimate
town hall,noun,place,,,,count,inanimate
toyshop,noun,place,,,,count,inanimate
traffic circle,noun,place,,,,count,inanimate
trail,noun,place,,,,count,inanimate
travel agency,noun,place,,,,count,inanimate
treehouse,noun,place,,,,count,inanimate
tunnel,noun,place,,,,count,inanimate
underpass,noun,place,,,,count,inanimate
valley,noun,place,,,,count,inanimate
vet's,noun,place,,,,count,inanimate
village hall,noun,place,,,,count,inanimate
vineyard,noun,place,,,,count,inanimate
walkway,noun,place,,,,count,inanimate
warehouse,noun,place,,,,count,inanimate
waterfall,noun,place,,,,count,inanimate
water park,noun,place,,,,count,inanimate
waterpark,noun,place,,,,count,inanimate
waterfront,noun,place,,,,count,inanimate
wilderness,noun,place,,,,count,inanimate
winery,noun,place,,,,count,inanimate
workplace,noun,place,,,,count,inanimate
workshop,noun,place,,,,count,inanimate
yoga studio,noun,place,,,,count,inanimate
youth club,noun,place,,,,count,inanimate
zebra crossing,noun,place,,,,count,inanimate
kiosk,noun,place,,,,count,inanimate
skyscraper,noun,place,,,,count,inanimate
capital,noun,place,,,,count,inanimate
county,noun,place,,,,count,inanimate
nation,noun,place,,,,count,inanimate
district,noun,place,,,,count,inanimate
zone,noun,place,,,,count,inanimate
area,noun,place,,,,count,inanimate
spot,noun,place,,,,count,inanimate
space station,noun,place,,,,count,inanimate
candy store,noun,place,,,,count,inanimate
racecourse,noun,place,,,,count,inanimate
sensory garden,noun,place,,,,count,inanimate
petting zoo,noun,place,,,,count,inanimate
lagoon,noun,place,,,,count,inanimate
woods,noun,place,,plural,,count,inanimate,definite
mountains,noun,place,,plural,,count,inanimate,definite
movies,noun,place,,plural,,count,inanimate,definite
casino,noun,place,,,,count,inanimate
conservatory,noun,room,,,,count,inanimate
pasture,noun,place,,,,count,inanimate
cash machine,noun,place,,,,count,inanimate
checkout,noun,place,,,,count,inanimate
taxi rank,noun,place,,,,count,inanimate
guesthouse,noun,place,,,,count,inanimate
youth hostel,noun,place,,,,count,inanimate
bed and breakfast,noun,place,,,,count,inanimate
departure lounge,noun,place,,,,count,inanimate
check-in desk,noun,place,,,,count,inanimate
flowerbed,noun,place,,,,count,inanimate
flower bed,noun,place,,,,count,inanimate
highway,noun,place,,,,count,inanimate
flyover,noun,place,,,,count,inanimate
marsh,noun,nature,,,,count,inanimate
operating theatre,noun,place,,,,count,inanimate
traffic lights,noun,place,,plural,,count,inanimate
grave,noun,place,,,,count,inanimate
heaven,noun,room,,,,mass,inanimate,bare
hell,noun,room,,,,mass,inanimate,bare
suburbs,noun,place,,plural,,count,inanimate,definite
South Pole,noun,place,,,,count,inanimate,definite
beachfront,noun,place,,,,count,inanimate,definite
aisle,noun,room,,,,count,inanimate
balcony,noun,room,,,,count,inanimate
cellar,noun,room,,,,count,inanimate
cloakroom,noun,room,,,,count,inanimate
computer lab,noun,room,,,,count,inanimate
corridor,noun,room,,,,count,inanimate
deck,noun,room,,,,count,inanimate
dressing room,noun,room,,,,count,inanimate
elevator,noun,room,,,,count,inanimate
escalator,noun,room,,,,count,inanimate
foyer,noun,room,,,,count,inanimate
game room,noun,room,,,,count,inanimate
gym hall,noun,room,,,,count,inanimate
guest room,noun,room,,,,count,inanimate
laundry room,noun,room,,,,count,inanimate
locker room,noun,room,,,,count,inanimate
loft,noun,room,,,,count,inanimate
lunchroom,noun,room,,,,count,inanimate
men's room,noun,room,,,,count,inanimate
nurse's office,noun,room,,,,count,inanimate
operating room,noun,room,,,,count,inanimate
pantry,noun,room,,,,count,inanimate
patio,noun,room,,,,count,inanimate
playroom,noun,room,,,,count,inanimate
porch,noun,room,,,,count,inanimate
principal's office,noun,room,,,,count,inanimate
rooftop,noun,room,,,,count,inanimate
spare room,noun,room,,,,count,inanimate
staff room,noun,room,,,,count,inanimate
staircase,noun,room,,,,count,inanimate
stairway,noun,room,,,,count,inanimate
storeroom,noun,room,,,,count,inanimate
sunroom,noun,room,,,,count,inanimate
teacher's lounge,noun,room,,,,count,inanimate
therapy room,noun,room,,,,count,inanimate
utility room,noun,room,,,,count,inanimate
veranda,noun,room,,,,count,inanimate
women's room,noun,room,,,,count,inanimate
ward,noun,room,,,,count,inanimate
sensory room,noun,room,,,,count,inanimate
hospital room,noun,room,,,,count,inanimate
quiet room,noun,room,,,,count,inanimate
changing room,noun,room,,,,count,inanimate
music room,noun,room,,,,count,inanimate
art room,noun,room,,,,count,inanimate
staffroom,noun,room,,,,count,inanimate
emergency exit,noun,room,,,,count,inanimate
fire escape,noun,room,,,,count,inanimate
steps,noun,room,,plural,,count,inanimate
bungalow,noun,home,,,,count,inanimate
cabin,noun,home,,,,count,inanimate
cottage,noun,home,,,,count,inanimate
dorm,noun,home,,,,count,inanimate
farmhouse,noun,home,,,,count,inanimate
hut,noun,home,,,,count,inanimate
igloo,noun,home,,,,count,inanimate
mansion,noun,home,,,,count,inanimate
mobile home,noun,home,,,,count,inanimate
shack,noun,home,,,,count,inanimate
shed,noun,home,,,,count,inanimate
townhouse,noun,home,,,,count,inanimate
tree house,noun,home,,,,count,inanimate
villa,noun,home,,,,count,inanimate
log cabin,noun,home,,,,count,inanimate
condo,noun,home,,,,count,inanimate
air mattress,noun,furniture,,,,count,inanimate
armchair,noun,furniture,,,,count,inanimate
armoire,noun,furniture,,,,count,inanimate
bar stool,noun,furniture,,,,count,inanimate
bassinet,noun,furniture,,,,count,inanimate
beanbag,noun,furniture,,,,count,inanimate
bedside table,noun,furniture,,,,count,inanimate
beach chair,noun,furniture,,,,count,inanimate
bean bag chair,noun,furniture,,,,count,inanimate
blackboard,noun,furniture,,,,count,inanimate
booster seat,noun,furniture,,,,count,inanimate
bunk,noun,furniture,,,,count,inanimate
bunk bed,noun,furniture,,,,count,inanimate
bureau,noun,furniture,,,,count,inanimate
cabinet,noun,furniture,,,,count,inanimate
carpet,noun,furniture,,,,count,inanimate
changing table,noun,furniture,,,,count,inanimate
chalkboard,noun,furniture,,,,count,inanimate
chest of drawers,noun,furniture,,,,count,inanimate
clothes rack,noun,furniture,,,,count,inanimate
coat rack,noun,furniture,,,,count,inanimate
coffee table,noun,furniture,,,,count,inanimate
computer desk,noun,furniture,,,,count,inanimate
counter,noun,furniture,,,,count,inanimate
countertop,noun,furniture,,,,count,inanimate
cot,noun,furniture,,,,count,inanimate
curtain,noun,furniture,,,,count,inanimate
cushion,noun,furniture,,,,count,inanimate
deckchair,noun,furniture,,,,count,inanimate
dining table,noun,furniture,,,,count,inanimate
doormat,noun,furniture,,,,count,inanimate
double bed,noun,furniture,,,,count,inanimate
dresser,noun,furniture,,,,count,inanimate
filing cabinet,noun,furniture,,,,count,inanimate
fireplace,noun,furniture,,,,count,inanimate
floor lamp,noun,furniture,,,,count,inanimate
folding chair,noun,furniture,,,,count,inanimate
footstool,noun,furniture,,,,count,inanimate
futon,noun,furniture,,,,count,inanimate
hammock,noun,furniture,,,,count,inanimate
headboard,noun,furniture,,,,count,inanimate
high chair,noun,furniture,,,,count,inanimate
kitchen table,noun,furniture,,,,count,inanimate
mantelpiece,noun,furniture,,,,count,inanimate
mat,noun,furniture,,,,count,inanimate
mattress,noun,furniture,,,,count,inanimate
medicine cabinet,noun,furniture,,,,count,inanimate
night table,noun,furniture,,,,count,inanimate
nightstand,noun,furniture,,,,count,inanimate
ottoman,noun,furniture,,,,count,inanimate
pew,noun,furniture,,,,count,inanimate
playpen,noun,furniture,,,,count,inanimate
recliner,noun,furniture,,,,count,inanimate
rocking chair,noun,furniture,,,,count,inanimate
shower curtain,noun,furniture,,,,count,inanimate
sideboard,noun,furniture,,,,count,inanimate
sofa bed,noun,furniture,,,,count,inanimate
swivel chair,noun,furniture,,,,count,inanimate
table lamp,noun,furniture,,,,count,inanimate
trundle bed,noun,furniture,,,,count,inanimate
tub,noun,furniture,,,,count,inanimate
urinal,noun,furniture,,,,count,inanimate
vanity,noun,furniture,,,,count,inanimate
washbasin,noun,furniture,,,,count,inanimate
whiteboard,noun,furniture,,,,count,inanimate
workbench,noun,furniture,,,,count,inanimate
potty,noun,furniture,,,,count,inanimate
tablecloth,noun,furniture,,,,count,inanimate
bookcase,noun,furniture,,,,count,inanimate
ironing board,noun,furniture,,,,count,inanimate
address book,noun,thing,,,,count,inanimate
air freshener,noun,thing,,,,count,inanimate
alarm bell,noun,thing,,,,count,inanimate
album,noun,thing,,,,count,inanimate
anchor,noun,thing,,,,count,inanimate
arch,noun,thing,,,,count,inanimate
arrow,noun,thing,,,,count,inanimate
ashtray,noun,thing,,,,count,inanimate
award,noun,thing,,,,count,inanimate
ax,noun,thing,,,,count,inanimate
axe,noun,thing,,,,count,inanimate
baby bottle,noun,thing,,,,count,inanimate
badge,noun,thing,,,,count,inanimate
bait,noun,thing,,,,count,inanimate
banner,noun,thing,,,,count,inanimate
bar of soap,noun,thing,,,,count,inanimate
barbell,noun,thing,,,,count,inanimate
barrel,noun,thing,,,,count,inanimate
barrier,noun,thing,,,,count,inanimate
beach towel,noun,thing,,,,count,inanimate
bead,noun,thing,,,,count,inanimate
beam,noun,thing,,,,count,inanimate
bean bag,noun,thing,,,,count,inanimate
bedspread,noun,thing,,,,count,inanimate
bin,noun,thing,,,,count,inanimate
binder,noun,thing,,,,count,inanimate
bird feeder,noun,thing,,,,count,inanimate
birdcage,noun,thing,,,,count,inanimate
blade,noun,thing,,,,count,inanimate
bolt,noun,thing,,,,count,inanimate
bookmark,noun,thing,,,,count,inanimate
bookend,noun,thing,,,,count,inanimate
bottle opener,noun,thing,,,,count,inanimate
bowl of soup,noun,thing,,,,count,inanimate
brick,noun,thing,,,,count,inanimate
briefcase,noun,thing,,,,count,inanimate
broomstick,noun,thing,,,,count,inanimate
bulletin board,noun,thing,,,,count,inanimate
bundle,noun,thing,,,,count,inanimate
bunch,noun,thing,,,,count,inanimate
bunch of flowers,noun,thing,,,,count,inanimate
bouquet,noun,thing,,,,count,inanimate
cage,noun,thing,,,,count,inanimate
cake pan,noun,thing,,,,count,inanimate
calendar,noun,thing,,,,count,inanimate
can opener,noun,thing,,,,count,inanimate
candle holder,noun,thing,,,,count,inanimate
candlestick,noun,thing,,,,count,inanimate
cane,noun,thing,,,,count,inanimate
canister,noun,thing,,,,count,inanimate
car key,noun,thing,,,,count,inanimate
cardboard box,noun,thing,,,,count,inanimate
carton,noun,thing,,,,count,inanimate
cart,noun,thing,,,,count,inanimate
case,noun,thing,,,,count,inanimate
catalog,noun,thing,,,,count,inanimate
certificate,noun,thing,,,,count,inanimate
chain,noun,thing,,,,count,inanimate
charm,noun,thing,,,,count,inanimate
chart,noun,thing,,,,count,inanimate
chisel,noun,thing,,,,count,inanimate
chopstick,noun,thing,,,,count,inanimate
cigar,noun,thing,,,,count,inanimate
cigarette,noun,thing,,,,count,inanimate
clamp,noun,thing,,,,count,inanimate
clipboard,noun,thing,,,,count,inanimate
clothesline,noun,thing,,,,count,inanimate
clothespin,noun,thing,,,,count,inanimate
coaster,noun,thing,,,,count,inanimate
coat hanger,noun,thing,,,,count,inanimate
coat hook,noun,thing,,,,count,inanimate
coffee cup,noun,thing,,,,count,inanimate
coffin,noun,thing,,,,count,inanimate
coffee mug,noun,thing,,,,count,inanimate
colander,noun,thing,,,,count,inanimate
colored pencil,noun,thing,,,,count,inanimate
coin purse,noun,thing,,,,count,inanimate
container,noun,thing,,,,count,inanimate
cooking pot,noun,thing,,,,count,inanimate
cookie cutter,noun,thing,,,,count,inanimate
cookie jar,noun,thing,,,,count,inanimate
cork,noun,thing,,,,count,inanimate
corkscrew,noun,thing,,,,count,inanimate
cotton ball,noun,thing,,,,count,inanimate
cotton bud,noun,thing,,,,count,inanimate
cotton swab,noun,thing,,,,count,inanimate
coupon,noun,thing,,,,count,inanimate
crate,noun,thing,,,,count,inanimate
credit card,noun,thing,,,,count,inanimate
crown,noun,thing,,,,count,inanimate
crutch,noun,thing,,,,count,inanimate
crystal ball,noun,thing,,,,count,inanimate
cube,noun,thing,,,,count,inanimate
cutting board,noun,thing,,,,count,inanimate
dart,noun,thing,,,,count,inanimate
decoration,noun,thing,,,,count,inanimate
diploma,noun,thing,,,,count,inanimate
dish,noun,thing,,,,count,inanimate
document,noun,thing,,,,count,inanimate
doorbell,noun,thing,,,,count,inanimate
doorknob,noun,thing,,,,count,inanimate
door handle,noun,thing,,,,count,inanimate
dustpan,noun,thing,,,,count,inanimate
dustbin,noun,thing,,,,count,inanimate
duvet,noun,thing,,,,count,inanimate
earplug,noun,thing,,,,count,inanimate
easel,noun,thing,,,,count,inanimate
egg carton,noun,thing,,,,count,inanimate
egg timer,noun,thing,,,,count,inanimate
elastic band,noun,thing,,,,count,inanimate
emblem,noun,thing,,,,count,inanimate
envelope,noun,thing,,,,count,inanimate
faucet,noun,thing,,,,count,inanimate
feather duster,noun,thing,,,,count,inanimate
felt-tip pen,noun,thing,,,,count,inanimate
fence,noun,thing,,,,count,inanimate
fire extinguisher,noun,thing,,,,count,inanimate
fire hydrant,noun,thing,,,,count,inanimate
first-aid kit,noun,thing,,,,count,inanimate
fishbowl,noun,thing,,,,count,inanimate
fish tank,noun,thing,,,,count,inanimate
fishhook,noun,thing,,,,count,inanimate
fishing net,noun,thing,,,,count,inanimate
fishing rod,noun,thing,,,,count,inanimate
flashcard,noun,thing,,,,count,inanimate
flask,noun,thing,,,,count,inanimate
flowerpot,noun,thing,,,,count,inanimate
flyer,noun,thing,,,,count,inanimate
folder,noun,thing,,,,count,inanimate
footprint,noun,thing,,,,count,inanimate
frame,noun,thing,,,,count,inanimate
frying pan,noun,thing,,,,count,inanimate
funnel,noun,thing,,,,count,inanimate
garbage bag,noun,thing,,,,count,inanimate
garbage can,noun,thing,,,,count,inanimate
gate,noun,thing,,,,count,inanimate
gift card,noun,thing,,,,count,inanimate
globe,noun,thing,,,,count,inanimate
glue stick,noun,thing,,,,count,inanimate
grater,noun,thing,,,,count,inanimate
greeting card,noun,thing,,,,count,inanimate
hacksaw,noun,thing,,,,count,inanimate
hair tie,noun,thing,,,,count,inanimate
hairpin,noun,thing,,,,count,inanimate
hair band,noun,thing,,,,count,inanimate
hand towel,noun,thing,,,,count,inanimate
handkerchief,noun,thing,,,,count,inanimate
handle,noun,thing,,,,count,inanimate
hanger,noun,thing,,,,count,inanimate
hatchet,noun,thing,,,,count,inanimate
highlighter,noun,thing,,,,count,inanimate
hinge,noun,thing,,,,count,inanimate
hoe,noun,thing,,,,count,inanimate
hose,noun,thing,,,,count,inanimate
hot water bottle,noun,thing,,,,count,inanimate
hourglass,noun,thing,,,,count,inanimate
ice cube,noun,thing,,,,count,inanimate
ice pack,noun,thing,,,,count,inanimate
identity card,noun,thing,,,,count,inanimate
ID card,noun,thing,,,,count,inanimate
index card,noun,thing,,,,count,inanimate
inkwell,noun,thing,,,,count,inanimate
invitation,noun,thing,,,,count,inanimate
jar,noun,thing,,,,count,inanimate
jewel,noun,thing,,,,count,inanimate
jug,noun,thing,,,,count,inanimate
keyhole,noun,thing,,,,count,inanimate
keychain,noun,thing,,,,count,inanimate
key ring,noun,thing,,,,count,inanimate
knob,noun,thing,,,,count,inanimate
knot,noun,thing,,,,count,inanimate
label,noun,thing,,,,count,inanimate
ladle,noun,thing,,,,count,inanimate
lamp post,noun,thing,,,,count,inanimate
lampshade,noun,thing,,,,count,inanimate
lantern,noun,thing,,,,count,inanimate
latch,noun,thing,,,,count,inanimate
laundry basket,noun,thing,,,,count,inanimate
leash,noun,thing,,,,count,inanimate
lid,noun,thing,,,,count,inanimate
life jacket,noun,thing,,,,count,inanimate
lifebuoy,noun,thing,,,,count,inanimate
light switch,noun,thing,,,,count,inanimate
lightbulb,noun,thing,,,,count,inanimate
litter box,noun,thing,,,,count,inanimate
locker,noun,thing,,,,count,inanimate
logo,noun,thing,,,,count,inanimate
lottery ticket,noun,thing,,,,count,inanimate
lunch bag,noun,thing,,,,count,inanimate
lunch tray,noun,thing,,,,count,inanimate
magnet,noun,thing,,,,count,inanimate
magnifying glass,noun,thing,,,,count,inanimate
mailbox,noun,thing,,,,count,inanimate
mallet,noun,thing,,,,count,inanimate
matchbox,noun,thing,,,,count,inanimate
matchstick,noun,thing,,,,count,inanimate
measuring cup,noun,thing,,,,count,inanimate
measuring tape,noun,thing,,,,count,inanimate
medal,noun,thing,,,,count,inanimate
megaphone,noun,thing,,,,count,inanimate
membership card,noun,thing,,,,count,inanimate
microscope,noun,thing,,,,count,inanimate
mixing bowl,noun,thing,,,,count,inanimate
mosquito net,noun,thing,,,,count,inanimate
mousetrap,noun,thing,,,,count,inanimate
mug,noun,thing,,,,count,inanimate
mural,noun,thing,,,,count,inanimate
nail clipper,noun,thing,,,,count,inanimate
nail file,noun,thing,,,,count,inanimate
nailbrush,noun,thing,,,,count,inanimate
name tag,noun,thing,,,,count,inanimate
needle,noun,thing,,,,count,inanimate
nest,noun,thing,,,,count,inanimate
net,noun,thing,,,,count,inanimate
note,noun,thing,,,,count,inanimate
notepad,noun,thing,,,,count,inanimate
nozzle,noun,thing,,,,count,inanimate
oar,noun,thing,,,,count,inanimate
object,noun,thing,,,,count,inanimate
ornament,noun,thing,,,,count,inanimate
oven mitt,noun,thing,,,,count,inanimate
packet,noun,thing,,,,count,inanimate
package,noun,thing,,,,count,inanimate
paddle,noun,thing,,,,count,inanimate
padlock,noun,thing,,,,count,inanimate
pail,noun,thing,,,,count,inanimate
painting,noun,thing,,,,count,inanimate
palette,noun,thing,,,,count,inanimate
pan,noun,thing,,,,count,inanimate
paper bag,noun,thing,,,,count,inanimate
paper clip,noun,thing,,,,count,inanimate
paper cup,noun,thing,,,,count,inanimate
paper plate,noun,thing,,,,count,inanimate
paperweight,noun,thing,,,,count,inanimate
parachute,noun,thing,,,,count,inanimate
parcel,noun,thing,,,,count,inanimate
passport,noun,thing,,,,count,inanimate
paper towel,noun,thing,,,,count,inanimate
peg,noun,thing,,,,count,inanimate
pen case,noun,thing,,,,count,inanimate
pencil case,noun,thing,,,,count,inanimate
pencil sharpener,noun,thing,,,,count,inanimate
penknife,noun,thing,,,,count,inanimate
photo album,noun,thing,,,,count,inanimate
photo frame,noun,thing,,,,count,inanimate
picture frame,noun,thing,,,,count,inanimate
piggy bank,noun,thing,,,,count,inanimate
pillowcase,noun,thing,,,,count,inanimate
pin,noun,thing,,,,count,inanimate
pipe,noun,thing,,,,count,inanimate
pitcher,noun,thing,,,,count,inanimate
placemat,noun,thing,,,,count,inanimate
plaster,noun,thing,,,,count,inanimate
plastic bag,noun,thing,,,,count,inanimate
playing card,noun,thing,,,,count,inanimate
plunger,noun,thing,,,,count,inanimate
pocketbook,noun,thing,,,,count,inanimate
pole,noun,thing,,,,count,inanimate
popsicle stick,noun,thing,,,,count,inanimate
portrait,noun,thing,,,,count,inanimate
postcard,noun,thing,,,,count,inanimate
poster,noun,thing,,,,count,inanimate
pot,noun,thing,,,,count,inanimate
potholder,noun,thing,,,,count,inanimate
pouch,noun,thing,,,,count,inanimate
prize,noun,thing,,,,count,inanimate
purse,noun,thing,,,,count,inanimate
quilt,noun,thing,,,,count,inanimate
rack,noun,thing,,,,count,inanimate
rag,noun,thing,,,,count,inanimate
ramp,noun,thing,,,,count,inanimate
razor,noun,thing,,,,count,inanimate
receipt,noun,thing,,,,count,inanimate
ribbon,noun,thing,,,,count,inanimate
rod,noun,thing,,,,count,inanimate
roll of paper,noun,thing,,,,count,inanimate
roller,noun,thing,,,,count,inanimate
rolling pin,noun,thing,,,,count,inanimate
rosary,noun,thing,,,,count,inanimate
rubber band,noun,thing,,,,count,inanimate
saddle,noun,thing,,,,count,inanimate
safety pin,noun,thing,,,,count,inanimate
salt shaker,noun,thing,,,,count,inanimate
sandcastle,noun,thing,,,,count,inanimate
saucepan,noun,thing,,,,count,inanimate
saucer,noun,thing,,,,count,inanimate
screw,noun,thing,,,,count,inanimate
screwdriver,noun,thing,,,,count,inanimate
seat belt,noun,clothing,,,,count,inanimate
seatbelt,noun,clothing,,,,count,inanimate
sheet,noun,thing,,,,count,inanimate
sheet of paper,noun,thing,,,,count,inanimate
shield,noun,thing,,,,count,inanimate
shoe box,noun,thing,,,,count,inanimate
shoebox,noun,thing,,,,count,inanimate
shoelace,noun,clothing,,,,count,inanimate
shoehorn,noun,thing,,,,count,inanimate
shopping bag,noun,thing,,,,count,inanimate
shopping cart,noun,thing,,,,count,inanimate
shopping list,noun,thing,,,,count,inanimate
sieve,noun,thing,,,,count,inanimate
skewer,noun,thing,,,,count,inanimate
sleeping bag,noun,thing,,,,count,inanimate
snow globe,noun,thing,,,,count,inanimate
soap dish,noun,thing,,,,count,inanimate
soap dispenser,noun,thing,,,,count,inanimate
sparkler,noun,thing,,,,count,inanimate
spatula,noun,thing,,,,count,inanimate
spear,noun,thing,,,,count,inanimate
spray bottle,noun,thing,,,,count,inanimate
stapler,noun,thing,,,,count,inanimate
staple,noun,thing,,,,count,inanimate
steering wheel,noun,thing,,,,count,inanimate
stopper,noun,thing,,,,count,inanimate
strainer,noun,thing,,,,count,inanimate
strap,noun,thing,,,,count,inanimate
stretcher,noun,thing,,,,count,inanimate
sugar bowl,noun,thing,,,,count,inanimate
sword,noun,thing,,,,count,inanimate
syringe,noun,thing,,,,count,inanimate
tablespoon,noun,thing,,,,count,inanimate
tape measure,noun,thing,,,,count,inanimate
target,noun,thing,,,,count,inanimate
tea bag,noun,thing,,,,count,inanimate
tea towel,noun,thing,,,,count,inanimate
teacup,noun,thing,,,,count,inanimate
teapot,noun,thing,,,,count,inanimate
teaspoon,noun,thing,,,,count,inanimate
thermos,noun,thing,,,,count,inanimate
thimble,noun,thing,,,,count,inanimate
thumbtack,noun,thing,,,,count,inanimate
tile,noun,thing,,,,count,inanimate
timetable,noun,thing,,,,count,inanimate
tin,noun,thing,,,,count,inanimate
toilet brush,noun,thing,,,,count,inanimate
curling iron,noun,device,,,,count,inanimate
tumble dryer,noun,device,,,,count,inanimate
hair straightener,noun,device,,,,count,inanimate
slow cooker,noun,device,,,,count,inanimate
air fryer,noun,device,,,,count,inanimate
treadmill,noun,device,,,,count,inanimate
exercise bike,noun,device,,,,count,inanimate
punching bag,noun,device,,,,count,inanimate
insulin pump,noun,device,,,,count,inanimate
stethoscope,noun,device,,,,count,inanimate
power bank,noun,device,,,,count,inanimate
smart speaker,noun,device,,,,count,inanimate
eye tracker,noun,device,,,,count,inanimate
touchscreen,noun,device,,,,count,inanimate
Chromebook,noun,device,,,,count,inanimate
Kindle,noun,device,,,,count,inanimate
controller,noun,device,,,,count,inanimate
kiln,noun,device,,,,count,inanimate
pottery wheel,noun,device,,,,count,inanimate
straighteners,noun,device,,plural,,count,inanimate
earphones,noun,device,,plural,,count,inanimate
AirPods,noun,device,,plural,,count,inanimate
bobby pin,noun,thing,,,,count,inanimate
hair clip,noun,thing,,,,count,inanimate
sanitary pad,noun,thing,,,,count,inanimate
tampon,noun,thing,,,,count,inanimate
cloth,noun,thing,,,,count,inanimate
face cloth,noun,thing,,,,count,inanimate
flannel,noun,thing,,,,count,inanimate
bath mat,noun,thing,,,,count,inanimate
shower cap,noun,thing,,,,count,inanimate
shower head,noun,thing,,,,count,inanimate
bedpan,noun,thing,,,,count,inanimate
grab rail,noun,thing,,,,count,inanimate
toilet roll,noun,thing,,,,count,inanimate
dishwasher tablet,noun,thing,,,,count,inanimate
nail clippers,noun,thing,,plural,,count,inanimate
kitchen scales,noun,thing,,plural,,count,inanimate
shower chair,noun,furniture,,,,count,inanimate
commode,noun,furniture,,,,count,inanimate
aftershave,noun,material,,,,mass,inanimate
hair gel,noun,material,,,,mass,inanimate
shower gel,noun,material,,,,mass,inanimate
thickener,noun,material,,,,mass,inanimate
birthday card,noun,thing,,,,count,inanimate
Christmas card,noun,thing,,,,count,inanimate
Valentine's card,noun,thing,,,,count,inanimate
piñata,noun,thing,,,,count,inanimate
pinata,noun,thing,,,,count,inanimate
bauble,noun,thing,,,,count,inanimate
advent calendar,noun,thing,,,,count,inanimate
prayer mat,noun,thing,,,,count,inanimate
crucifix,noun,thing,,,,count,inanimate
gravestone,noun,thing,,,,count,inanimate
altar,noun,thing,,,,count,inanimate
ballot,noun,thing,,,,count,inanimate
ballot box,noun,thing,,,,count,inanimate
petition,noun,thing,,,,count,inanimate
missile,noun,thing,,,,count,inanimate
knitting needle,noun,thing,,,,count,inanimate
crochet hook,noun,thing,,,,count,inanimate
pin cushion,noun,thing,,,,count,inanimate
sequin,noun,thing,,,,count,inanimate
pipe cleaner,noun,thing,,,,count,inanimate
pom-pom,noun,thing,,,,count,inanimate
lolly stick,noun,thing,,,,count,inanimate
stencil,noun,thing,,,,count,inanimate
ink pad,noun,thing,,,,count,inanimate
friendship bracelet,noun,thing,,,,count,inanimate
loom band,noun,thing,,,,count,inanimate
spanner,noun,thing,,,,count,inanimate
spirit level,noun,thing,,,,count,inanimate
tombstone,noun,thing,,,,count,inanimate
toolbox,noun,thing,,,,count,inanimate
toothpick,noun,thing,,,,count,inanimate
torch,noun,thing,,,,count,inanimate
towel rack,noun,thing,,,,count,inanimate
wok,noun,thing,,,,count,inanimate
roasting tin,noun,thing,,,,count,inanimate
baking tray,noun,thing,,,,count,inanimate
cake tin,noun,thing,,,,count,inanimate
peeler,noun,thing,,,,count,inanimate
chopping board,noun,thing,,,,count,inanimate
measuring spoon,noun,thing,,,,count,inanimate
oven glove,noun,thing,,,,count,inanimate
tea cosy,noun,thing,,,,count,inanimate
sippy cup,noun,thing,,,,count,inanimate
ring binder,noun,thing,,,,count,inanimate
hole punch,noun,thing,,,,count,inanimate
drawing pin,noun,thing,,,,count,inanimate
felt tip,noun,thing,,,,count,inanimate
sharpener,noun,thing,,,,count,inanimate
protractor,noun,thing,,,,count,inanimate
set square,noun,thing,,,,count,inanimate
abacus,noun,thing,,,,count,inanimate
lunch box,noun,thing,,,,count,inanimate
school bag,noun,thing,,,,count,inanimate
satchel,noun,thing,,,,count,inanimate
report card,noun,thing,,,,count,inanimate
school report,noun,thing,,,,count,inanimate
goalpost,noun,thing,,,,count,inanimate
red card,noun,thing,,,,count,inanimate
yellow card,noun,thing,,,,count,inanimate
ski pole,noun,thing,,,,count,inanimate
racket,noun,thing,,,,count,inanimate
shuttlecock,noun,thing,,,,count,inanimate
dartboard,noun,thing,,,,count,inanimate
pool table,noun,thing,,,,count,inanimate
hockey stick,noun,thing,,,,count,inanimate
baseball bat,noun,thing,,,,count,inanimate
dumbbell,noun,thing,,,,count,inanimate
yoga mat,noun,thing,,,,count,inanimate
oxygen mask,noun,thing,,,,count,inanimate
walking frame,noun,thing,,,,count,inanimate
standing frame,noun,thing,,,,count,inanimate
wheelchair ramp,noun,thing,,,,count,inanimate
sling,noun,thing,,,,count,inanimate
trap,noun,thing,,,,count,inanimate
dog bed,noun,thing,,,,count,inanimate
cat flap,noun,thing,,,,count,inanimate
litter tray,noun,thing,,,,count,inanimate
kennel,noun,thing,,,,count,inanimate
hutch,noun,thing,,,,count,inanimate
muzzle,noun,thing,,,,count,inanimate
reins,noun,thing,,plural,,count,inanimate
shopping basket,noun,thing,,,,count,inanimate
shopping trolley,noun,thing,,,,count,inanimate
carrier bag,noun,thing,,,,count,inanimate
boarding pass,noun,thing,,,,count,inanimate
visa,noun,thing,,,,count,inanimate
luggage tag,noun,thing,,,,count,inanimate
car seat,noun,thing,,,,count,inanimate
windscreen,noun,thing,,,,count,inanimate
windshield,noun,thing,,,,count,inanimate
windscreen wiper,noun,thing,,,,count,inanimate
headlight,noun,thing,,,,count,inanimate
gearstick,noun,thing,,,,count,inanimate
handbrake,noun,thing,,,,count,inanimate
clutch,noun,thing,,,,count,inanimate
accelerator,noun,thing,,,,count,inanimate
bumper,noun,thing,,,,count,inanimate
number plate,noun,thing,,,,count,inanimate
license plate,noun,thing,,,,count,inanimate
bus pass,noun,thing,,,,count,inanimate
tent peg,noun,thing,,,,count,inanimate
airbed,noun,thing,,,,count,inanimate
lilo,noun,thing,,,,count,inanimate
mouse mat,noun,thing,,,,count,inanimate
mousepad,noun,thing,,,,count,inanimate
phone case,noun,thing,,,,count,inanimate
screen protector,noun,thing,,,,count,inanimate
earbud,noun,thing,,,,count,inanimate
jack-o'-lantern,noun,toy,,,,count,inanimate
trash bag,noun,thing,,,,count,inanimate
curtain rail,noun,thing,,,,count,inanimate
clothes line,noun,thing,,,,count,inanimate
clothes peg,noun,thing,,,,count,inanimate
bin bag,noun,thing,,,,count,inanimate
bin liner,noun,thing,,,,count,inanimate
dishcloth,noun,thing,,,,count,inanimate
draining board,noun,thing,,,,count,inanimate
plughole,noun,thing,,,,count,inanimate
gutter,noun,thing,,,,count,inanimate
fuse,noun,thing,,,,count,inanimate
fuse box,noun,thing,,,,count,inanimate
extension lead,noun,thing,,,,count,inanimate
extension cord,noun,thing,,,,count,inanimate
letterbox,noun,thing,,,,count,inanimate
letter box,noun,thing,,,,count,inanimate
skirting board,noun,thing,,,,count,inanimate
hosepipe,noun,thing,,,,count,inanimate
spade,noun,thing,,,,count,inanimate
trowel,noun,thing,,,,count,inanimate
rubber gloves,noun,thing,,plural,,count,inanimate
trash can,noun,thing,,,,count,inanimate
tray,noun,thing,,,,count,inanimate
treasure chest,noun,thing,,,,count,inanimate
trophy,noun,thing,,,,count,inanimate
tube,noun,thing,,,,count,inanimate
turnstile,noun,thing,,,,count,inanimate
tyre,noun,thing,,,,count,inanimate
vase,noun,thing,,,,count,inanimate
wand,noun,thing,,,,count,inanimate
washcloth,noun,thing,,,,count,inanimate
washing line,noun,thing,,,,count,inanimate
wastebasket,noun,thing,,,,count,inanimate
water bottle,noun,thing,,,,count,inanimate
watering can,noun,thing,,,,count,inanimate
wheel,noun,thing,,,,count,inanimate
windowsill,noun,thing,,,,count,inanimate
wig,noun,thing,,,,count,inanimate
wire,noun,thing,,,,count,inanimate
wooden spoon,noun,thing,,,,count,inanimate
worksheet,noun,thing,,,,count,inanimate
wrapper,noun,thing,,,,count,inanimate
wreath,noun,thing,,,,count,inanimate
wrench,noun,thing,,,,count,inanimate
yardstick,noun,thing,,,,count,inanimate
ziplock bag,noun,thing,,,,count,inanimate
walker,noun,thing,,,,count,inanimate
walking stick,noun,thing,,,,count,inanimate
picture schedule,noun,thing,,,,count,inanimate
schedule,noun,thing,,,,count,inanimate
symbol,noun,thing,,,,count,inanimate
communication board,noun,thing,,,,count,inanimate
communication book,noun,thing,,,,count,inanimate
choice board,noun,thing,,,,count,inanimate
visual timer,noun,thing,,,,count,inanimate
stress ball,noun,thing,,,,count,inanimate
fidget,noun,thing,,,,count,inanimate
weighted blanket,noun,thing,,,,count,inanimate
binoculars,noun,thing,,plural,,count,inanimate
handcuffs,noun,thing,,plural,,count,inanimate
pliers,noun,thing,,plural,,count,inanimate
tweezers,noun,thing,,plural,,count,inanimate
tongs,noun,thing,,plural,,count,inanimate
clippers,noun,thing,,plural,,count,inanimate
utensils,noun,thing,,plural,,count,inanimate
belongings,noun,thing,,plural,,count,inanimate
supplies,noun,thing,,plural,,count,inanimate
school supplies,noun,thing,,plural,,count,inanimate
party supplies,noun,thing,,plural,,count,inanimate
knitting needles,noun,thing,,plural,,count,inanimate
cutlery,noun,thing,,,,mass,inanimate
silverware,noun,thing,,,,mass,inanimate
luggage,noun,thing,,,,mass,inanimate
baggage,noun,thing,,,,mass,inanimate
mail,noun,thing,,,,mass,inanimate
jewelry,noun,thing,,,,mass,inanimate
jewellery,noun,thing,,,,mass,inanimate
equipment,noun,thing,,,,mass,inanimate
gear,noun,thing,,,,mass,inanimate
stuff,noun,thing,,,,mass,inanimate
junk,noun,thing,,,,mass,inanimate
litter,noun,thing,,,,mass,inanimate
recycling,noun,thing,,,,mass,inanimate
furniture,noun,thing,,,,mass,inanimate
bedding,noun,thing,,,,mass,inanimate
stationery,noun,thing,,,,mass,inanimate
dirt,noun,thing,,,,mass,inanimate
glassware,noun,thing,,,,mass,inanimate
lint,noun,thing,,,,mass,inanimate
tableware,noun,thing,,,,mass,inanimate
action figure,noun,toy,,,,count,inanimate
baby doll,noun,toy,,,,count,inanimate
beach ball,noun,toy,,,,count,inanimate
bouncy ball,noun,toy,,,,count,inanimate
bouncy castle,noun,toy,,,,count,inanimate
building block,noun,toy,,,,count,inanimate
bubble wand,noun,toy,,,,count,inanimate
construction set,noun,toy,,,,count,inanimate
dice,noun,toy,,,,count,inanimate
doll's house,noun,toy,,,,count,inanimate
fidget spinner,noun,toy,,,,count,inanimate
frisbee,noun,toy,,,,count,inanimate
hand puppet,noun,toy,,,,count,inanimate
hobby horse,noun,toy,,,,count,inanimate
hula hoop,noun,toy,,,,count,inanimate
jack-in-the-box,noun,toy,,,,count,inanimate
jigsaw,noun,toy,,,,count,inanimate
jigsaw puzzle,noun,toy,,,,count,inanimate
Lego brick,noun,toy,,,,count,inanimate
merry-go-round,noun,toy,,,,count,inanimate
model plane,noun,toy,,,,count,inanimate
model train,noun,toy,,,,count,inanimate
music box,noun,toy,,,,count,inanimate
paper plane,noun,toy,,,,count,inanimate
paper airplane,noun,toy,,,,count,inanimate
pinwheel,noun,toy,,,,count,inanimate
play kitchen,noun,toy,,,,count,inanimate
pogo stick,noun,toy,,,,count,inanimate
puppet,noun,toy,,,,count,inanimate
rag doll,noun,toy,,,,count,inanimate
remote control car,noun,toy,,,,count,inanimate
rocking horse,noun,toy,,,,count,inanimate
rubber duck,noun,toy,,,,count,inanimate
skipping rope,noun,toy,,,,count,inanimate
slingshot,noun,toy,,,,count,inanimate
slinky,noun,toy,,,,count,inanimate
snowball,noun,toy,,,,count,inanimate
soft toy,noun,toy,,,,count,inanimate
squirt gun,noun,toy,,,,count,inanimate
stuffed animal,noun,toy,,,,count,inanimate
stuffed toy,noun,toy,,,,count,inanimate
tea set,noun,toy,,,,count,inanimate
tin soldier,noun,toy,,,,count,inanimate
toy box,noun,toy,,,,count,inanimate
toy boat,noun,toy,,,,count,inanimate
toy truck,noun,toy,,,,count,inanimate
toy soldier,noun,toy,,,,count,inanimate
toy robot,noun,toy,,,,count,inanimate
water balloon,noun,toy,,,,count,inanimate
water gun,noun,toy,,,,count,inanimate
water pistol,noun,toy,,,,count,inanimate
wind-up toy,noun,toy,,,,count,inanimate
jungle gym,noun,toy,,,,count,inanimate
climbing frame,noun,toy,,,,count,inanimate
sensory toy,noun,toy,,,,count,inanimate
teether,noun,toy,,,,count,inanimate
marionette,noun,toy,,,,count,inanimate
jacks,noun,toy,,plural,,count,inanimate
monkey bars,noun,toy,,plural,,count,inanimate
Lego,noun,toy,,,,mass,inanimate
slime,noun,toy,,,,mass,inanimate
play dough,noun,toy,,,,mass,inanimate
Play-Doh,noun,toy,,,,mass,inanimate
modeling clay,noun,toy,,,,mass,inanimate
backgammon,noun,game,,,,mass,inanimate,bare
blackjack,noun,game,,,,mass,inanimate,bare
charades,noun,game,,,,mass,inanimate,bare
dodgeball,noun,game,,,,mass,inanimate,bare
hangman,noun,game,,,,mass,inanimate,bare
hide and seek,noun,game,,,,mass,inanimate,bare
I spy,noun,game,,,,mass,inanimate,bare
leapfrog,noun,game,,,,mass,inanimate,bare
ludo,noun,game,,,,mass,inanimate,bare
mahjong,noun,game,,,,mass,inanimate,bare
musical chairs,noun,game,,,,mass,inanimate,bare
peekaboo,noun,game,,,,mass,inanimate,bare
poker,noun,game,,,,mass,inanimate,bare
pinball,noun,game,,,,mass,inanimate,bare
rock-paper-scissors,noun,game,,,,mass,inanimate,bare
bounce house,noun,toy,,,,count,inanimate
paddling pool,noun,toy,,,,count,inanimate
fidget toy,noun,toy,,,,count,inanimate
pop it,noun,toy,,,,count,inanimate
glow stick,noun,toy,,,,count,inanimate
bodyboard,noun,toy,,,,count,inanimate
rugby ball,noun,toy,,,,count,inanimate
ice skate,noun,toy,,,,count,inanimate
roller skate,noun,toy,,,,count,inanimate
scarecrow,noun,toy,,,,count,inanimate
streamer,noun,toy,,,,count,inanimate
firecracker,noun,toy,,,,count,inanimate
firework,noun,toy,,,,count,inanimate
googly eye,noun,toy,,,,count,inanimate
goody bag,noun,toy,,,,count,inanimate
party bag,noun,toy,,,,count,inanimate
rummy,noun,game,,,,mass,inanimate,bare
snakes and ladders,noun,game,,,,mass,inanimate,bare
solitaire,noun,game,,,,mass,inanimate,bare
sudoku,noun,game,,,,mass,inanimate,bare
tic-tac-toe,noun,game,,,,mass,inanimate,bare
crossword,noun,game,,,,count,inanimate
crossword puzzle,noun,game,,,,count,inanimate
guessing game,noun,game,,,,count,inanimate
lottery,noun,game,,,,count,inanimate
quiz,noun,game,,,,count,inanimate
riddle,noun,game,,,,count,inanimate
computer game,noun,game,,,,count,inanimate
memory game,noun,game,,,,count,inanimate
party game,noun,game,,,,count,inanimate
word search,noun,game,,,,count,inanimate
treasure hunt,noun,game,,,,count,inanimate
scavenger hunt,noun,game,,,,count,inanimate
egg hunt,noun,game,,,,count,inanimate
aerobics,noun,sport,,,,mass,inanimate,bare
archery,noun,sport,,,,mass,inanimate,bare
athletics,noun,sport,,,,mass,inanimate,bare
ballet,noun,sport,,,,mass,inanimate,bare
boxing,noun,sport,,,,mass,inanimate,bare
canoeing,noun,sport,,,,mass,inanimate,bare
cheerleading,noun,sport,,,,mass,inanimate,bare
climbing,noun,sport,,,,mass,inanimate,bare
cycling,noun,sport,,,,mass,inanimate,bare
darts,noun,sport,,,,mass,inanimate,bare
fencing,noun,sport,,,,mass,inanimate,bare
field hockey,noun,sport,,,,mass,inanimate,bare
figure skating,noun,sport,,,,mass,inanimate,bare
futsal,noun,sport,,,,mass,inanimate,bare
goalball,noun,sport,,,,mass,inanimate,bare
handball,noun,sport,,,,mass,inanimate,bare
hiking,noun,sport,,,,mass,inanimate,bare
horse riding,noun,sport,,,,mass,inanimate,bare
horseback riding,noun,sport,,,,mass,inanimate,bare
ice hockey,noun,sport,,,,mass,inanimate,bare
ice skating,noun,sport,,,,mass,inanimate,bare
jogging,noun,sport,,,,mass,inanimate,bare
jiu-jitsu,noun,sport,,,,mass,inanimate,bare
kayaking,noun,sport,,,,mass,inanimate,bare
kickball,noun,sport,,,,mass,inanimate,bare
kickboxing,noun,sport,,,,mass,inanimate,bare
kung fu,noun,sport,,,,mass,inanimate,bare
lacrosse,noun,sport,,,,mass,inanimate,bare
martial arts,noun,sport,,,,mass,inanimate,bare
netball,noun,sport,,,,mass,inanimate,bare
Pilates,noun,sport,,,,mass,inanimate,bare
polo,noun,sport,,,,mass,inanimate,bare
racing,noun,sport,,,,mass,inanimate,bare
rafting,noun,sport,,,,mass,inanimate,bare
rock climbing,noun,sport,,,,mass,inanimate,bare
roller skating,noun,sport,,,,mass,inanimate,bare
rollerblading,noun,sport,,,,mass,inanimate,bare
rowing,noun,sport,,,,mass,inanimate,bare
sailing,noun,sport,,,,mass,inanimate,bare
scuba diving,noun,sport,,,,mass,inanimate,bare
skateboarding,noun,sport,,,,mass,inanimate,bare
sledding,noun,sport,,,,mass,inanimate,bare
snooker,noun,sport,,,,mass,inanimate,bare
snorkeling,noun,sport,,,,mass,inanimate,bare
snowboarding,noun,sport,,,,mass,inanimate,bare
softball,noun,sport,,,,mass,inanimate,bare
squash,noun,sport,,,,mass,inanimate,bare
surfing,noun,sport,,,,mass,inanimate,bare
synchronized swimming,noun,sport,,,,mass,inanimate,bare
table tennis,noun,sport,,,,mass,inanimate,bare
tae kwon do,noun,sport,,,,mass,inanimate,bare
taekwondo,noun,sport,,,,mass,inanimate,bare
tai chi,noun,sport,,,,mass,inanimate,bare
track and field,noun,sport,,,,mass,inanimate,bare
trampolining,noun,sport,,,,mass,inanimate,bare
tumbling,noun,sport,,,,mass,inanimate,bare
ultimate frisbee,noun,sport,,,,mass,inanimate,bare
water polo,noun,sport,,,,mass,inanimate,bare
water skiing,noun,sport,,,,mass,inanimate,bare
weightlifting,noun,sport,,,,mass,inanimate,bare
windsurfing,noun,sport,,,,mass,inanimate,bare
wrestling,noun,sport,,,,mass,inanimate,bare
Zumba,noun,sport,,,,mass,inanimate,bare
boccia,noun,sport,,,,mass,inanimate,bare
billiards,noun,sport,,,,mass,inanimate,bare
curling,noun,sport,,,,mass,inanimate,bare
bodybuilding,noun,sport,,,,mass,inanimate,bare
sport,noun,sport,,,,count,inanimate
marathon,noun,sport,,,,count,inanimate
relay race,noun,sport,,,,count,inanimate
sack race,noun,sport,,,,count,inanimate
triathlon,noun,sport,,,,count,inanimate
accordion,noun,instrument,,,,count,inanimate
bass,noun,instrument,,,,count,inanimate
bass drum,noun,instrument,,,,count,inanimate
bass guitar,noun,instrument,,,,count,inanimate
bassoon,noun,instrument,,,,count,inanimate
banjo,noun,instrument,,,,count,inanimate
bongo,noun,instrument,,,,count,inanimate
bugle,noun,instrument,,,,count,inanimate
castanet,noun,instrument,,,,count,inanimate
clarinet,noun,instrument,,,,count,inanimate
conga,noun,instrument,,,,count,inanimate
cymbal,noun,instrument,,,,count,inanimate
didgeridoo,noun,instrument,,,,count,inanimate
double bass,noun,instrument,,,,count,inanimate
electric guitar,noun,instrument,,,,count,inanimate
fiddle,noun,instrument,,,,count,inanimate
French horn,noun,instrument,,,,count,inanimate
glockenspiel,noun,instrument,,,,count,inanimate
gong,noun,instrument,,,,count,inanimate
grand piano,noun,instrument,,,,count,inanimate
harp,noun,instrument,,,,count,inanimate
harpsichord,noun,instrument,,,,count,inanimate
kazoo,noun,instrument,,,,count,inanimate
lute,noun,instrument,,,,count,inanimate
lyre,noun,instrument,,,,count,inanimate
mandolin,noun,instrument,,,,count,inanimate
musical instrument,noun,instrument,,,,count,inanimate
oboe,noun,instrument,,,,count,inanimate
rainstick,noun,instrument,,,,count,inanimate
saxophone,noun,instrument,,,,count,inanimate
sax,noun,instrument,,,,count,inanimate
sitar,noun,instrument,,,,count,inanimate
snare drum,noun,instrument,,,,count,inanimate
steel drum,noun,instrument,,,,count,inanimate
synthesizer,noun,instrument,,,,count,inanimate
trombone,noun,instrument,,,,count,inanimate
tuba,noun,instrument,,,,count,inanimate
ukulele,noun,instrument,,,,count,inanimate
viola,noun,instrument,,,,count,inanimate
vuvuzela,noun,instrument,,,,count,inanimate
instrument,noun,instrument,,,,count,inanimate
bagpipes,noun,instrument,,plural,,count,inanimate
pan pipes,noun,instrument,,plural,,count,inanimate
blues,noun,music,,,,mass,inanimate
classical music,noun,music,,,,mass,inanimate
country music,noun,music,,,,mass,inanimate
dance music,noun,music,,,,mass,inanimate
folk music,noun,music,,,,mass,inanimate
gospel,noun,music,,,,mass,inanimate
heavy metal,noun,music,,,,mass,inanimate
hip-hop,noun,music,,,,mass,inanimate
jazz,noun,music,,,,mass,inanimate
opera,noun,music,,,,mass,inanimate
pop music,noun,music,,,,mass,inanimate
pop,noun,music,,,,mass,inanimate
rap,noun,music,,,,mass,inanimate
reggae,noun,music,,,,mass,inanimate
rhythm,noun,music,,,,mass,inanimate
rock and roll,noun,music,,,,mass,inanimate
rock music,noun,music,,,,mass,inanimate
salsa music,noun,music,,,,mass,inanimate
techno,noun,music,,,,mass,inanimate
anthem,noun,music,,,,count,inanimate
ballad,noun,music,,,,count,inanimate
carol,noun,music,,,,count,inanimate
Christmas carol,noun,music,,,,count,inanimate
chorus,noun,music,,,,count,inanimate
hymn,noun,music,,,,count,inanimate
lullaby,noun,music,,,,count,inanimate
melody,noun,music,,,,count,inanimate
musical note,noun,music,,,,count,inanimate
nursery rhyme,noun,music,,,,count,inanimate
rock song,noun,music,,,,count,inanimate
soundtrack,noun,music,,,,count,inanimate
symphony,noun,music,,,,count,inanimate
tune,noun,music,,,,count,inanimate
ad,noun,media,,,,count,inanimate
advert,noun,media,,,,count,inanimate
advertisement,noun,media,,,,count,inanimate
app,noun,media,,,,count,inanimate
blog,noun,media,,,,count,inanimate
channel,noun,media,,,,count,inanimate
comedy,noun,media,,,,count,inanimate
commercial,noun,media,,,,count,inanimate
documentary,noun,media,,,,count,inanimate
email,noun,media,,,,count,inanimate
episode,noun,media,,,,count,inanimate
game show,noun,media,,,,count,inanimate
image,noun,media,,,,count,inanimate
meme,noun,media,,,,count,inanimate
message,noun,media,,,,count,inanimate
music video,noun,media,,,,count,inanimate
playlist,noun,media,,,,count,inanimate
podcast,noun,media,,,,count,inanimate
profile,noun,media,,,,count,inanimate
radio show,noun,media,,,,count,inanimate
reality show,noun,media,,,,count,inanimate
scene,noun,media,,,,count,inanimate
screenshot,noun,media,,,,count,inanimate
selfie,noun,media,,,,count,inanimate
sitcom,noun,media,,,,count,inanimate
soap opera,noun,media,,,,count,inanimate
text message,noun,media,,,,count,inanimate
trailer,noun,media,,,,count,inanimate
TV show,noun,media,,,,count,inanimate
TV series,noun,media,,,,count,inanimate
tutorial,noun,media,,,,count,inanimate
video call,noun,media,,,,count,inanimate
video clip,noun,media,,,,count,inanimate
voicemail,noun,media,,,,count,inanimate
voice message,noun,media,,,,count,inanimate
webpage,noun,media,,,,count,inanimate
website,noun,media,,,,count,inanimate
web page,noun,media,,,,count,inanimate
slideshow,noun,media,,,,count,inanimate
tweet,noun,media,,,,count,inanimate
talk show,noun,media,,,,count,inanimate
home movie,noun,media,,,,count,inanimate
internet,noun,media,,,,count,inanimate,definite
Facebook,noun,media,,,,mass,inanimate,bare
Wi-Fi,noun,media,,,,mass,inanimate,bare
social media,noun,media,,,,mass,inanimate,bare
news,noun,media,,,,mass,inanimate
data,noun,media,,,,mass,inanimate
username,noun,media,,,,count,inanimate
emoji,noun,media,,,,count,inanimate
hashtag,noun,media,,,,count,inanimate
livestream,noun,media,,,,count,inanimate
notification,noun,media,,,,count,inanimate
ringtone,noun,media,,,,count,inanimate
bluetooth,noun,media,,,,mass,inanimate,bare
alphabet book,noun,book,,,,count,inanimate
atlas,noun,book,,,,count,inanimate
autobiography,noun,book,,,,count,inanimate
Bible,noun,book,,,,count,inanimate
psalm,noun,book,,,,count,inanimate
Quran,noun,book,,,,count,inanimate,definite
Torah,noun,book,,,,count,inanimate,definite
biography,noun,book,,,,count,inanimate
brochure,noun,book,,,,count,inanimate
coloring book,noun,book,,,,count,inanimate
colouring book,noun,book,,,,count,inanimate
comic book,noun,book,,,,count,inanimate
cookbook,noun,book,,,,count,inanimate
cookery book,noun,book,,,,count,inanimate
diary,noun,book,,,,count,inanimate
encyclopedia,noun,book,,,,count,inanimate
exercise book,noun,book,,,,count,inanimate
guidebook,noun,book,,,,count,inanimate
handbook,noun,book,,,,count,inanimate
instruction manual,noun,book,,,,count,inanimate
journal,noun,book,,,,count,inanimate
leaflet,noun,book,,,,count,inanimate
manual,noun,book,,,,count,inanimate
novel,noun,book,,,,count,inanimate
pamphlet,noun,book,,,,count,inanimate
phone book,noun,book,,,,count,inanimate
pop-up book,noun,book,,,,count,inanimate
recipe book,noun,book,,,,count,inanimate
scrapbook,noun,book,,,,count,inanimate
sketchbook,noun,book,,,,count,inanimate
sticker book,noun,book,,,,count,inanimate
textbook,noun,book,,,,count,inanimate
thesaurus,noun,book,,,,count,inanimate
workbook,noun,book,,,,count,inanimate
songbook,noun,book,,,,count,inanimate
adventure story,noun,story,,,,count,inanimate
anecdote,noun,story,,,,count,inanimate
bedtime story,noun,story,,,,count,inanimate
chapter,noun,story,,,,count,inanimate
fable,noun,story,,,,count,inanimate
folktale,noun,story,,,,count,inanimate
legend,noun,story,,,,count,inanimate
myth,noun,story,,,,count,inanimate
prayer,noun,story,,,,count,inanimate
proverb,noun,story,,,,count,inanimate
rumor,noun,story,,,,count,inanimate
saying,noun,story,,,,count,inanimate
speech,noun,story,,,,count,inanimate
tale,noun,story,,,,count,inanimate
tongue twister,noun,story,,,,count,inanimate
verse,noun,story,,,,count,inanimate
limerick,noun,story,,,,count,inanimate
ghost story,noun,story,,,,count,inanimate
scary story,noun,story,,,,count,inanimate
social story,noun,story,,,,count,inanimate
poetry,noun,story,,,,mass,inanimate
fiction,noun,story,,,,mass,inanimate
gossip,noun,story,,,,mass,inanimate
nonsense,noun,story,,,,mass,inanimate
air conditioner,noun,device,,,,count,inanimate
alarm clock,noun,device,,,,count,inanimate
amplifier,noun,device,,,,count,inanimate
answering machine,noun,device,,,,count,inanimate
antenna,noun,device,,,,count,inanimate
appliance,noun,device,,,,count,inanimate
blender,noun,device,,,,count,inanimate
bulb,noun,device,,,,count,inanimate
CD,noun,device,,,,count,inanimate
CD player,noun,device,,,,count,inanimate
calculator,noun,device,,,,count,inanimate
camcorder,noun,device,,,,count,inanimate
cell phone,noun,device,,,,count,inanimate
cellphone,noun,device,,,,count,inanimate
mobile phone,noun,device,,,,count,inanimate
mobile,noun,device,,,,count,inanimate
coffee machine,noun,device,,,,count,inanimate
coffee maker,noun,device,,,,count,inanimate
console,noun,device,,,,count,inanimate
copier,noun,device,,,,count,inanimate
desktop computer,noun,device,,,,count,inanimate
digital camera,noun,device,,,,count,inanimate
disk,noun,device,,,,count,inanimate
DVD,noun,device,,,,count,inanimate
DVD player,noun,device,,,,count,inanimate
drone,noun,device,,,,count,inanimate
dryer,noun,device,,,,count,inanimate
clothes dryer,noun,device,,,,count,inanimate
electric toothbrush,noun,device,,,,count,inanimate
e-reader,noun,device,,,,count,inanimate
engine,noun,device,,,,count,inanimate
electric kettle,noun,device,,,,count,inanimate
fax machine,noun,device,,,,count,inanimate
fire alarm,noun,device,,,,count,inanimate
flashlight,noun,device,,,,count,inanimate
food processor,noun,device,,,,count,inanimate
freezer,noun,device,,,,count,inanimate
game console,noun,device,,,,count,inanimate
gadget,noun,device,,,,count,inanimate
generator,noun,device,,,,count,inanimate
GPS,noun,device,,,,count,inanimate
hair dryer,noun,device,,,,count,inanimate
hairdryer,noun,device,,,,count,inanimate
hand dryer,noun,device,,,,count,inanimate
hard drive,noun,device,,,,count,inanimate
headset,noun,device,,,,count,inanimate
humidifier,noun,device,,,,count,inanimate
intercom,noun,device,,,,count,inanimate
iPhone,noun,device,,,,count,inanimate
iPod,noun,device,,,,count,inanimate
joystick,noun,device,,,,count,inanimate
kettle,noun,device,,,,count,inanimate
keyboard,noun,device,,,,count,inanimate
landline,noun,device,,,,count,inanimate
laptop,noun,device,,,,count,inanimate
lawnmower,noun,device,,,,count,inanimate
light bulb,noun,device,,,,count,inanimate
loudspeaker,noun,device,,,,count,inanimate
memory stick,noun,device,,,,count,inanimate
microphone,noun,device,,,,count,inanimate
mixer,noun,device,,,,count,inanimate
modem,noun,device,,,,count,inanimate
motor,noun,device,,,,count,inanimate
MP3 player,noun,device,,,,count,inanimate
night-light,noun,device,,,,count,inanimate
night light,noun,device,,,,count,inanimate
nightlight,noun,device,,,,count,inanimate
outlet,noun,device,,,,count,inanimate
pacemaker,noun,device,,,,count,inanimate
phone charger,noun,device,,,,count,inanimate
charger,noun,device,,,,count,inanimate
photocopier,noun,device,,,,count,inanimate
PlayStation,noun,device,,,,count,inanimate
projector,noun,device,,,,count,inanimate
radar,noun,device,,,,count,inanimate
radiator,noun,device,,,,count,inanimate
record player,noun,device,,,,count,inanimate
remote control,noun,device,,,,count,inanimate
router,noun,device,,,,count,inanimate
satellite,noun,device,,,,count,inanimate
scanner,noun,device,,,,count,inanimate
screen,noun,device,,,,count,inanimate
sensor,noun,device,,,,count,inanimate
sewing machine,noun,device,,,,count,inanimate
smartphone,noun,device,,,,count,inanimate
smartwatch,noun,device,,,,count,inanimate
smoke alarm,noun,device,,,,count,inanimate
smoke detector,noun,device,,,,count,inanimate
socket,noun,device,,,,count,inanimate
speaker,noun,device,,,,count,inanimate
stereo,noun,device,,,,count,inanimate
stopwatch,noun,device,,,,count,inanimate
telephone,noun,device,,,,count,inanimate
telescope,noun,device,,,,count,inanimate
thermostat,noun,device,,,,count,inanimate
ticket machine,noun,device,,,,count,inanimate
timer,noun,device,,,,count,inanimate
toaster,noun,device,,,,count,inanimate
typewriter,noun,device,,,,count,inanimate
USB stick,noun,device,,,,count,inanimate
vending machine,noun,device,,,,count,inanimate
ventilator,noun,device,,,,count,inanimate
video camera,noun,device,,,,count,inanimate
video recorder,noun,device,,,,count,inanimate
walkie-talkie,noun,device,,,,count,inanimate
water heater,noun,device,,,,count,inanimate
webcam,noun,device,,,,count,inanimate
Xbox,noun,device,,,,count,inanimate
speech device,noun,device,,,,count,inanimate
communication device,noun,device,,,,count,inanimate
hoist,noun,device,,,,count,inanimate
feeding pump,noun,device,,,,count,inanimate
nebulizer,noun,device,,,,count,inanimate
cochlear implant,noun,device,,,,count,inanimate
traffic light,noun,device,,,,count,inanimate
streetlight,noun,device,,,,count,inanimate
abdomen,noun,body,,,,count,inanimate
armpit,noun,body,,,,count,inanimate
backbone,noun,body,,,,count,inanimate
baby tooth,noun,body,,,,count,inanimate
beak,noun,body,,,,count,inanimate
belly button,noun,body,,,,count,inanimate
big toe,noun,body,,,,count,inanimate
bladder,noun,body,,,,count,inanimate
bone,noun,body,,,,count,inanimate
brain,noun,body,,,,count,inanimate
breast,noun,body,,,,count,inanimate
buttock,noun,body,,,,count,inanimate
claw,noun,body,,,,count,inanimate
collarbone,noun,body,,,,count,inanimate
dimple,noun,body,,,,count,inanimate
eardrum,noun,body,,,,count,inanimate
eyeball,noun,body,,,,count,inanimate
eyebrow,noun,body,,,,count,inanimate
eyelash,noun,body,,,,count,inanimate
eyelid,noun,body,,,,count,inanimate
fang,noun,body,,,,count,inanimate
fin,noun,body,,,,count,inanimate
fist,noun,body,,,,count,inanimate
feather,noun,body,,,,count,inanimate
front tooth,noun,body,,,,count,inanimate
heel,noun,body,,,,count,inanimate
hip,noun,body,,,,count,inanimate
hoof,noun,body,,,,count,inanimate
horn,noun,body,,,,count,inanimate
index finger,noun,body,,,,count,inanimate
intestine,noun,body,,,,count,inanimate
jaw,noun,body,,,,count,inanimate
kidney,noun,body,,,,count,inanimate
knuckle,noun,body,,,,count,inanimate
left hand,noun,body,,,,count,inanimate
right hand,noun,body,,,,count,inanimate
left foot,noun,body,,,,count,inanimate
right foot,noun,body,,,,count,inanimate
left leg,noun,body,,,,count,inanimate
right leg,noun,body,,,,count,inanimate
left arm,noun,body,,,,count,inanimate
right arm,noun,body,,,,count,inanimate
limb,noun,body,,,,count,inanimate
little finger,noun,body,,,,count,inanimate
liver,noun,body,,,,count,inanimate
lung,noun,body,,,,count,inanimate
muscle,noun,body,,,,count,inanimate
mustache,noun,body,,,,count,inanimate
moustache,noun,body,,,,count,inanimate
nerve,noun,body,,,,count,inanimate
nostril,noun,body,,,,count,inanimate
organ,noun,body,,,,count,inanimate
palm,noun,body,,,,count,inanimate
paw,noun,body,,,,count,inanimate
pinky,noun,body,,,,count,inanimate
pinkie,noun,body,,,,count,inanimate
rib,noun,body,,,,count,inanimate
scalp,noun,body,,,,count,inanimate
scar,noun,body,,,,count,inanimate
shin,noun,body,,,,count,inanimate
shoulder blade,noun,body,,,,count,inanimate
skull,noun,body,,,,count,inanimate
snout,noun,body,,,,count,inanimate
spine,noun,body,,,,count,inanimate
tail,noun,body,,,,count,inanimate
teardrop,noun,body,,,,count,inanimate
thigh,noun,body,,,,count,inanimate
tonsil,noun,body,,,,count,inanimate
trunk,noun,body,,,,count,inanimate
tusk,noun,body,,,,count,inanimate
vein,noun,body,,,,count,inanimate
waist,noun,body,,,,count,inanimate
wing,noun,body,,,,count,inanimate
wisdom tooth,noun,body,,,,count,inanimate
wrinkle,noun,body,,,,count,inanimate
freckle,noun,body,,,,count,inanimate
backside,noun,body,,,,count,inanimate
bum,noun,body,,,,count,inanimate
butt,noun,body,,,,count,inanimate
molar,noun,body,,,,count,inanimate
penis,noun,body,,,,count,inanimate
vagina,noun,body,,,,count,inanimate
nipple,noun,body,,,,count,inanimate
fingertip,noun,body,,,,count,inanimate
forearm,noun,body,,,,count,inanimate
kneecap,noun,body,,,,count,inanimate
torso,noun,body,,,,count,inanimate
tummy button,noun,body,,,,count,inanimate
bangs,noun,body,,plural,,count,inanimate
genitals,noun,body,,plural,,count,inanimate
pigtails,noun,body,,plural,,count,inanimate
blood,noun,body,,,,mass,inanimate
earwax,noun,body,,,,mass,inanimate
fur,noun,body,,,,mass,inanimate
mucus,noun,body,,,,mass,inanimate
poop,noun,body,,,,mass,inanimate
poo,noun,body,,,,mass,inanimate
saliva,noun,body,,,,mass,inanimate
appendix,noun,body,,,,count,inanimate
fringe,noun,body,,,,count,inanimate
mane,noun,body,,,,count,inanimate
snot,noun,body,,,,mass,inanimate
sweat,noun,body,,,,mass,inanimate
urine,noun,body,,,,mass,inanimate
facial hair,noun,body,,,,mass,inanimate
long hair,noun,body,,,,mass,inanimate
short hair,noun,body,,,,mass,inanimate
curly hair,noun,body,,,,mass,inanimate
feces,noun,body,,,,mass,inanimate
beard,noun,body,,,,count,inanimate
ponytail,noun,body,,,,count,inanimate
braid,noun,body,,,,count,inanimate
anorak,noun,clothing,,,,count,inanimate
apron,noun,clothing,,,,count,inanimate
bandana,noun,clothing,,,,count,inanimate
baseball cap,noun,clothing,,,,count,inanimate
bathing suit,noun,clothing,,,,count,inanimate
bathrobe,noun,clothing,,,,count,inanimate
beanie,noun,clothing,,,,count,inanimate
beret,noun,clothing,,,,count,inanimate
bikini,noun,clothing,,,,count,inanimate
blazer,noun,clothing,,,,count,inanimate
blouse,noun,clothing,,,,count,inanimate
bonnet,noun,clothing,,,,count,inanimate
bow tie,noun,clothing,,,,count,inanimate
bra,noun,clothing,,,,count,inanimate
bracelet,noun,clothing,,,,count,inanimate
brooch,noun,clothing,,,,count,inanimate
cardigan,noun,clothing,,,,count,inanimate
cloak,noun,clothing,,,,count,inanimate
clog,noun,clothing,,,,count,inanimate
corset,noun,clothing,,,,count,inanimate
cowboy hat,noun,clothing,,,,count,inanimate
dressing gown,noun,clothing,,,,count,inanimate
earring,noun,clothing,,,,count,inanimate
evening gown,noun,clothing,,,,count,inanimate
eye patch,noun,clothing,,,,count,inanimate
flip-flop,noun,clothing,,,,count,inanimate
gown,noun,clothing,,,,count,inanimate
hairband,noun,clothing,,,,count,inanimate
hairclip,noun,clothing,,,,count,inanimate
hair slide,noun,clothing,,,,count,inanimate
headband,noun,clothing,,,,count,inanimate
headscarf,noun,clothing,,,,count,inanimate
helmet,noun,clothing,,,,count,inanimate
high heel,noun,clothing,,,,count,inanimate
hood,noun,clothing,,,,count,inanimate
hoodie,noun,clothing,,,,count,inanimate
jersey,noun,clothing,,,,count,inanimate
jumpsuit,noun,clothing,,,,count,inanimate
kilt,noun,clothing,,,,count,inanimate
kimono,noun,clothing,,,,count,inanimate
leg warmer,noun,clothing,,,,count,inanimate
life vest,noun,clothing,,,,count,inanimate
loafer,noun,clothing,,,,count,inanimate
miniskirt,noun,clothing,,,,count,inanimate
necklace,noun,clothing,,,,count,inanimate
nightdress,noun,clothing,,,,count,inanimate
nightgown,noun,clothing,,,,count,inanimate
nightie,noun,clothing,,,,count,inanimate
onesie,noun,clothing,,,,count,inanimate
overcoat,noun,clothing,,,,count,inanimate
parka,noun,clothing,,,,count,inanimate
party hat,noun,clothing,,,,count,inanimate
pendant,noun,clothing,,,,count,inanimate
petticoat,noun,clothing,,,,count,inanimate
poncho,noun,clothing,,,,count,inanimate
polo shirt,noun,clothing,,,,count,inanimate
pocket,noun,clothing,,,,count,inanimate
pullover,noun,clothing,,,,count,inanimate
ring,noun,clothing,,,,count,inanimate
robe,noun,clothing,,,,count,inanimate
rubber boot,noun,clothing,,,,count,inanimate
sari,noun,clothing,,,,count,inanimate
school uniform,noun,clothing,,,,count,inanimate
shawl,noun,clothing,,,,count,inanimate
shin guard,noun,clothing,,,,count,inanimate
sleeve,noun,clothing,,,,count,inanimate
snow boot,noun,clothing,,,,count,inanimate
snowsuit,noun,clothing,,,,count,inanimate
sombrero,noun,clothing,,,,count,inanimate
stocking,noun,clothing,,,,count,inanimate
straw hat,noun,clothing,,,,count,inanimate
suit,noun,clothing,,,,count,inanimate
sunhat,noun,clothing,,,,count,inanimate
sun hat,noun,clothing,,,,count,inanimate
sweatband,noun,clothing,,,,count,inanimate
sweatshirt,noun,clothing,,,,count,inanimate
swim cap,noun,clothing,,,,count,inanimate
tank top,noun,clothing,,,,count,inanimate
tennis shoe,noun,clothing,,,,count,inanimate
tiara,noun,clothing,,,,count,inanimate
top hat,noun,clothing,,,,count,inanimate
toga,noun,clothing,,,,count,inanimate
tracksuit,noun,clothing,,,,count,inanimate
turban,noun,clothing,,,,count,inanimate
turtleneck,noun,clothing,,,,count,inanimate
tutu,noun,clothing,,,,count,inanimate
tuxedo,noun,clothing,,,,count,inanimate
underskirt,noun,clothing,,,,count,inanimate
vest,noun,clothing,,,,count,inanimate
visor,noun,clothing,,,,count,inanimate
waistcoat,noun,clothing,,,,count,inanimate
wedding dress,noun,clothing,,,,count,inanimate
wellington boot,noun,clothing,,,,count,inanimate
wetsuit,noun,clothing,,,,count,inanimate
wool hat,noun,clothing,,,,count,inanimate
wristband,noun,clothing,,,,count,inanimate
wristwatch,noun,clothing,,,,count,inanimate
winter coat,noun,clothing,,,,count,inanimate
rain boot,noun,clothing,,,,count,inanimate
running shoe,noun,clothing,,,,count,inanimate
zipper,noun,clothing,,,,count,inanimate
leotard,noun,clothing,,,,count,inanimate
veil,noun,clothing,,,,count,inanimate
wedding ring,noun,clothing,,,,count,inanimate
engagement ring,noun,clothing,,,,count,inanimate
swimming cap,noun,clothing,,,,count,inanimate
bobble hat,noun,clothing,,,,count,inanimate
boxers,noun,clothing,,plural,,count,inanimate
briefs,noun,clothing,,plural,,count,inanimate
dungarees,noun,clothing,,plural,,count,inanimate
earmuffs,noun,clothing,,plural,,count,inanimate
gym clothes,noun,clothing,,plural,,count,inanimate
knickers,noun,clothing,,plural,,count,inanimate
football boots,noun,clothing,,plural,,count,inanimate
cleats,noun,clothing,,plural,,count,inanimate
armbands,noun,clothing,,plural,,count,inanimate
shin pad,noun,clothing,,,,count,inanimate
knee pad,noun,clothing,,,,count,inanimate
elbow pad,noun,clothing,,,,count,inanimate
baseball glove,noun,clothing,,,,count,inanimate
boxing glove,noun,clothing,,,,count,inanimate
flipper,noun,clothing,,,,count,inanimate
PE kit,noun,clothing,,,,count,inanimate
gym kit,noun,clothing,,,,count,inanimate
leggings,noun,clothing,,plural,,count,inanimate
overalls,noun,clothing,,plural,,count,inanimate
panties,noun,clothing,,plural,,count,inanimate
reading glasses,noun,clothing,,plural,,count,inanimate
swimming trunks,noun,clothing,,plural,,count,inanimate
sweatpants,noun,clothing,,plural,,count,inanimate
slacks,noun,clothing,,plural,,count,inanimate
suspenders,noun,clothing,,plural,,count,inanimate
trainers,noun,clothing,,plural,,count,inanimate
swim goggles,noun,clothing,,plural,,count,inanimate
goggles,noun,clothing,,plural,,count,inanimate
wellies,noun,clothing,,plural,,count,inanimate
contact lenses,noun,clothing,,plural,,count,inanimate
long johns,noun,clothing,,plural,,count,inanimate
braces,noun,clothing,,plural,,count,inanimate
boxer shorts,noun,clothing,,plural,,count,inanimate
sneakers,noun,clothing,,plural,,count,inanimate
slippers,noun,clothing,,plural,,count,inanimate
mittens,noun,clothing,,plural,,count,inanimate
sandals,noun,clothing,,plural,,count,inanimate
underwear,noun,clothing,,,,mass,inanimate
clothing,noun,clothing,,,,mass,inanimate
footwear,noun,clothing,,,,mass,inanimate
sportswear,noun,clothing,,,,mass,inanimate
lingerie,noun,clothing,,,,mass,inanimate
swimwear,noun,clothing,,,,mass,inanimate
nightwear,noun,clothing,,,,mass,inanimate
aircraft,noun,vehicle,,,,count,inanimate
aeroplane,noun,vehicle,,,,count,inanimate
airship,noun,vehicle,,,,count,inanimate
bulldozer,noun,vehicle,,,,count,inanimate
bumper car,noun,vehicle,,,,count,inanimate
cab,noun,vehicle,,,,count,inanimate
cable car,noun,vehicle,,,,count,inanimate
camper van,noun,vehicle,,,,count,inanimate
canoe,noun,vehicle,,,,count,inanimate
caravan,noun,vehicle,,,,count,inanimate
carriage,noun,vehicle,,,,count,inanimate
cement mixer,noun,vehicle,,,,count,inanimate
chariot,noun,vehicle,,,,count,inanimate
convertible,noun,vehicle,,,,count,inanimate
cruise ship,noun,vehicle,,,,count,inanimate
digger,noun,vehicle,,,,count,inanimate
dinghy,noun,vehicle,,,,count,inanimate
dump truck,noun,vehicle,,,,count,inanimate
excavator,noun,vehicle,,,,count,inanimate
ferry,noun,vehicle,,,,count,inanimate
fighter jet,noun,vehicle,,,,count,inanimate
fishing boat,noun,vehicle,,,,count,inanimate
forklift,noun,vehicle,,,,count,inanimate
garbage truck,noun,vehicle,,,,count,inanimate
glider,noun,vehicle,,,,count,inanimate
go-kart,noun,vehicle,,,,count,inanimate
gondola,noun,vehicle,,,,count,inanimate
hearse,noun,vehicle,,,,count,inanimate
hot-air balloon,noun,vehicle,,,,count,inanimate
hot air balloon,noun,vehicle,,,,count,inanimate
hovercraft,noun,vehicle,,,,count,inanimate
jeep,noun,vehicle,,,,count,inanimate
jet,noun,vehicle,,,,count,inanimate
jet ski,noun,vehicle,,,,count,inanimate
kayak,noun,vehicle,,,,count,inanimate
lifeboat,noun,vehicle,,,,count,inanimate
limousine,noun,vehicle,,,,count,inanimate
limo,noun,vehicle,,,,count,inanimate
locomotive,noun,vehicle,,,,count,inanimate
lorry,noun,vehicle,,,,count,inanimate
minibus,noun,vehicle,,,,count,inanimate
minivan,noun,vehicle,,,,count,inanimate
monorail,noun,vehicle,,,,count,inanimate
moped,noun,vehicle,,,,count,inanimate
motorbike,noun,vehicle,,,,count,inanimate
motorboat,noun,vehicle,,,,count,inanimate
motor home,noun,vehicle,,,,count,inanimate
mountain bike,noun,vehicle,,,,count,inanimate
pickup truck,noun,vehicle,,,,count,inanimate
pick-up truck,noun,vehicle,,,,count,inanimate
pirate ship,noun,vehicle,,,,count,inanimate
pram,noun,vehicle,,,,count,inanimate
pushchair,noun,vehicle,,,,count,inanimate
raft,noun,vehicle,,,,count,inanimate
rickshaw,noun,vehicle,,,,count,inanimate
roller coaster,noun,vehicle,,,,count,inanimate
rollercoaster,noun,vehicle,,,,count,inanimate
rowboat,noun,vehicle,,,,count,inanimate
rowing boat,noun,vehicle,,,,count,inanimate
RV,noun,vehicle,,,,count,inanimate
sailboat,noun,vehicle,,,,count,inanimate
sailing boat,noun,vehicle,,,,count,inanimate
sled,noun,vehicle,,,,count,inanimate
sledge,noun,vehicle,,,,count,inanimate
sleigh,noun,vehicle,,,,count,inanimate
snowmobile,noun,vehicle,,,,count,inanimate
snowplow,noun,vehicle,,,,count,inanimate
space shuttle,noun,vehicle,,,,count,inanimate
spaceship,noun,vehicle,,,,count,inanimate
speedboat,noun,vehicle,,,,count,inanimate
sports car,noun,vehicle,,,,count,inanimate
spacecraft,noun,vehicle,,,,count,inanimate
steamboat,noun,vehicle,,,,count,inanimate
steamroller,noun,vehicle,,,,count,inanimate
submarine,noun,vehicle,,,,count,inanimate
surfboard,noun,vehicle,,,,count,inanimate
skateboard,noun,vehicle,,,,count,inanimate
steam train,noun,vehicle,,,,count,inanimate
streetcar,noun,vehicle,,,,count,inanimate
tank,noun,vehicle,,,,count,inanimate
tanker,noun,vehicle,,,,count,inanimate
tour bus,noun,vehicle,,,,count,inanimate
tow truck,noun,vehicle,,,,count,inanimate
trolley,noun,vehicle,,,,count,inanimate
tricycle,noun,vehicle,,,,count,inanimate
trike,noun,vehicle,,,,count,inanimate
tugboat,noun,vehicle,,,,count,inanimate
UFO,noun,vehicle,,,,count,inanimate
unicycle,noun,vehicle,,,,count,inanimate
vehicle,noun,vehicle,,,,count,inanimate
wagon,noun,vehicle,,,,count,inanimate
wheelbarrow,noun,vehicle,,,,count,inanimate
yacht,noun,vehicle,,,,count,inanimate
zeppelin,noun,vehicle,,,,count,inanimate
Ferris wheel,noun,vehicle,,,,count,inanimate
golf cart,noun,vehicle,,,,count,inanimate
racing car,noun,vehicle,,,,count,inanimate
snowboard,noun,vehicle,,,,count,inanimate
skates,noun,vehicle,,plural,,count,inanimate
trolleybus,noun,vehicle,,,,count,inanimate
motorhome,noun,vehicle,,,,count,inanimate
tandem,noun,vehicle,,,,count,inanimate
mobility scooter,noun,vehicle,,,,count,inanimate
buggy,noun,vehicle,,,,count,inanimate
hand luggage,noun,thing,,,,mass,inanimate
lost property,noun,thing,,,,mass,inanimate
roller skates,noun,vehicle,,plural,,count,inanimate
ice skates,noun,vehicle,,plural,,count,inanimate
skis,noun,vehicle,,plural,,count,inanimate
rollerblades,noun,vehicle,,plural,,count,inanimate
acorn,noun,plant,,,,count,inanimate
apple tree,noun,plant,,,,count,inanimate
birch,noun,plant,,,,count,inanimate
blossom,noun,plant,,,,count,inanimate
bonsai,noun,plant,,,,count,inanimate
bud,noun,plant,,,,count,inanimate
bush,noun,plant,,,,count,inanimate
buttercup,noun,plant,,,,count,inanimate
cactus,noun,plant,,,,count,inanimate
carnation,noun,plant,,,,count,inanimate
cedar,noun,plant,,,,count,inanimate
cherry tree,noun,plant,,,,count,inanimate
Christmas tree,noun,plant,,,,count,inanimate
clover,noun,plant,,,,count,inanimate
chrysanthemum,noun,plant,,,,count,inanimate
daffodil,noun,plant,,,,count,inanimate
dahlia,noun,plant,,,,count,inanimate
daisy,noun,plant,,,,count,inanimate
dandelion,noun,plant,,,,count,inanimate
elm,noun,plant,,,,count,inanimate
evergreen,noun,plant,,,,count,inanimate
fern,noun,plant,,,,count,inanimate
fir,noun,plant,,,,count,inanimate
fir tree,noun,plant,,,,count,inanimate
four-leaf clover,noun,plant,,,,count,inanimate
fruit tree,noun,plant,,,,count,inanimate
geranium,noun,plant,,,,count,inanimate
hedge,noun,plant,,,,count,inanimate
herb,noun,plant,,,,count,inanimate
hyacinth,noun,plant,,,,count,inanimate
iris,noun,plant,,,,count,inanimate
jasmine,noun,plant,,,,count,inanimate
lemon tree,noun,plant,,,,count,inanimate
lilac,noun,plant,,,,count,inanimate
lily,noun,plant,,,,count,inanimate
log,noun,plant,,,,count,inanimate
lotus,noun,plant,,,,count,inanimate
magnolia,noun,plant,,,,count,inanimate
maple,noun,plant,,,,count,inanimate
maple tree,noun,plant,,,,count,inanimate
mulberry,noun,plant,,,,count,inanimate
oak,noun,plant,,,,count,inanimate
oak tree,noun,plant,,,,count,inanimate
olive tree,noun,plant,,,,count,inanimate
orange tree,noun,plant,,,,count,inanimate
orchid,noun,plant,,,,count,inanimate
palm tree,noun,plant,,,,count,inanimate
pansy,noun,plant,,,,count,inanimate
peony,noun,plant,,,,count,inanimate
petal,noun,plant,,,,count,inanimate
petunia,noun,plant,,,,count,inanimate
pine,noun,plant,,,,count,inanimate
pine cone,noun,plant,,,,count,inanimate
pine tree,noun,plant,,,,count,inanimate
poppy,noun,plant,,,,count,inanimate
pot plant,noun,plant,,,,count,inanimate
root,noun,plant,,,,count,inanimate
rosebush,noun,plant,,,,count,inanimate
rosebud,noun,plant,,,,count,inanimate
sapling,noun,plant,,,,count,inanimate
shrub,noun,plant,,,,count,inanimate
snowdrop,noun,plant,,,,count,inanimate
stem,noun,plant,,,,count,inanimate
stump,noun,plant,,,,count,inanimate
sunflower,noun,plant,,,,count,inanimate
sunflower seed,noun,plant,,,,count,inanimate
thistle,noun,plant,,,,count,inanimate
thorn,noun,plant,,,,count,inanimate
tulip,noun,plant,,,,count,inanimate
twig,noun,plant,,,,count,inanimate
vine,noun,plant,,,,count,inanimate
violet,noun,plant,,,,count,inanimate
water lily,noun,plant,,,,count,inanimate
weed,noun,plant,,,,count,inanimate
willow,noun,plant,,,,count,inanimate
wildflower,noun,plant,,,,count,inanimate
houseplant,noun,plant,,,,count,inanimate
coconut palm,noun,plant,,,,count,inanimate
toadstool,noun,plant,,,,count,inanimate
bamboo,noun,plant,,,,mass,inanimate
hemp,noun,plant,,,,mass,inanimate
ivy,noun,plant,,,,mass,inanimate
moss,noun,plant,,,,mass,inanimate
mistletoe,noun,plant,,,,mass,inanimate
algae,noun,plant,,,,mass,inanimate
heather,noun,plant,,,,mass,inanimate
poison ivy,noun,plant,,,,mass,inanimate
lavender,noun,plant,,,,mass,inanimate
firewood,noun,plant,,,,mass,inanimate
asteroid,noun,nature,,,,count,inanimate
avalanche,noun,nature,,,,count,inanimate
black hole,noun,nature,,,,count,inanimate
boulder,noun,nature,,,,count,inanimate
comet,noun,nature,,,,count,inanimate
constellation,noun,nature,,,,count,inanimate
coral reef,noun,nature,,,,count,inanimate
crater,noun,nature,,,,count,inanimate
crystal,noun,nature,,,,count,inanimate
dune,noun,nature,,,,count,inanimate
earthquake,noun,nature,,,,count,inanimate
eclipse,noun,nature,,,,count,inanimate
eruption,noun,nature,,,,count,inanimate
flame,noun,nature,,,,count,inanimate
flood,noun,nature,,,,count,inanimate
fossil,noun,nature,,,,count,inanimate
galaxy,noun,nature,,,,count,inanimate
geyser,noun,nature,,,,count,inanimate
glacier,noun,nature,,,,count,inanimate
grain of sand,noun,nature,,,,count,inanimate
iceberg,noun,nature,,,,count,inanimate
icicle,noun,nature,,,,count,inanimate
landslide,noun,nature,,,,count,inanimate
meteor,noun,nature,,,,count,inanimate
mineral,noun,nature,,,,count,inanimate
oasis,noun,nature,,,,count,inanimate
pearl,noun,nature,,,,count,inanimate
pebble,noun,nature,,,,count,inanimate
raindrop,noun,nature,,,,count,inanimate
reef,noun,nature,,,,count,inanimate
sand dune,noun,nature,,,,count,inanimate
seashell,noun,nature,,,,count,inanimate
shooting star,noun,nature,,,,count,inanimate
snowdrift,noun,nature,,,,count,inanimate
snowflake,noun,nature,,,,count,inanimate
snowman,noun,nature,,,,count,inanimate
spider web,noun,nature,,,,count,inanimate
cobweb,noun,nature,,,,count,inanimate
spark,noun,nature,,,,count,inanimate
stalactite,noun,nature,,,,count,inanimate
sunbeam,noun,nature,,,,count,inanimate
sunrise,noun,nature,,,,count,inanimate
sunset,noun,nature,,,,count,inanimate
tidal wave,noun,nature,,,,count,inanimate
tide,noun,nature,,,,count,inanimate
tsunami,noun,nature,,,,count,inanimate
waterhole,noun,nature,,,,count,inanimate
whirlpool,noun,nature,,,,count,inanimate
wildfire,noun,nature,,,,count,inanimate
full moon,noun,nature,,,,count,inanimate
new moon,noun,nature,,,,count,inanimate
bonfire,noun,nature,,,,count,inanimate
campfire,noun,nature,,,,count,inanimate
beehive,noun,nature,,,,count,inanimate
anthill,noun,nature,,,,count,inanimate
Milky Way,noun,nature,,,,count,inanimate,definite
universe,noun,nature,,,,count,inanimate,definite
solar system,noun,nature,,,,count,inanimate,definite
environment,noun,nature,,,,count,inanimate,definite
atmosphere,noun,nature,,,,count,inanimate,definite
horizon,noun,nature,,,,count,inanimate,definite
equator,noun,nature,,,,count,inanimate,definite
air,noun,nature,,,,mass,inanimate
darkness,noun,nature,,,,mass,inanimate
daylight,noun,nature,,,,mass,inanimate
electricity,noun,nature,,,,mass,inanimate
energy,noun,nature,,,,mass,inanimate
foam,noun,nature,,,,mass,inanimate
gravity,noun,nature,,,,mass,inanimate
lava,noun,nature,,,,mass,inanimate
moonlight,noun,nature,,,,mass,inanimate
nature,noun,nature,,,,mass,inanimate
oxygen,noun,nature,,,,mass,inanimate
quicksand,noun,nature,,,,mass,inanimate
rainwater,noun,nature,,,,mass,inanimate
seawater,noun,nature,,,,mass,inanimate
hailstone,noun,nature,,,,count,inanimate
haystack,noun,nature,,,,count,inanimate
spiderweb,noun,nature,,,,count,inanimate
cocoon,noun,nature,,,,count,inanimate
antler,noun,nature,,,,count,inanimate
soil,noun,nature,,,,mass,inanimate
space,noun,nature,,,,mass,inanimate
steam,noun,nature,,,,mass,inanimate
sunlight,noun,nature,,,,mass,inanimate
sunshine,noun,nature,,,,mass,inanimate
magma,noun,nature,,,,mass,inanimate
drizzle,noun,weather,,,,mass,inanimate
frost,noun,weather,,,,mass,inanimate
humidity,noun,weather,,,,mass,inanimate
lightning,noun,weather,,,,mass,inanimate
mist,noun,weather,,,,mass,inanimate
rainfall,noun,weather,,,,mass,inanimate
sleet,noun,weather,,,,mass,inanimate
smog,noun,weather,,,,mass,inanimate
good weather,noun,weather,,,,mass,inanimate
bad weather,noun,weather,,,,mass,inanimate
cold weather,noun,weather,,,,mass,inanimate
hot weather,noun,weather,,,,mass,inanimate
blizzard,noun,weather,,,,count,inanimate
breeze,noun,weather,,,,count,inanimate
cyclone,noun,weather,,,,count,inanimate
downpour,noun,weather,,,,count,inanimate
drought,noun,weather,,,,count,inanimate
forecast,noun,weather,,,,count,inanimate
gale,noun,weather,,,,count,inanimate
heatwave,noun,weather,,,,count,inanimate
heat wave,noun,weather,,,,count,inanimate
hurricane,noun,weather,,,,count,inanimate
lightning bolt,noun,weather,,,,count,inanimate
monsoon,noun,weather,,,,count,inanimate
rainstorm,noun,weather,,,,count,inanimate
raincloud,noun,weather,,,,count,inanimate
sandstorm,noun,weather,,,,count,inanimate
snowstorm,noun,weather,,,,count,inanimate
thunderstorm,noun,weather,,,,count,inanimate
tornado,noun,weather,,,,count,inanimate
typhoon,noun,weather,,,,count,inanimate
weather forecast,noun,weather,,,,count,inanimate
antibiotic,noun,medicine,,,,count,inanimate
Band-Aid,noun,medicine,,,,count,inanimate
capsule,noun,medicine,,,,count,inanimate
cough drop,noun,medicine,,,,count,inanimate
dose,noun,medicine,,,,count,inanimate
drug,noun,medicine,,,,count,inanimate
eye drop,noun,medicine,,,,count,inanimate
flu shot,noun,medicine,,,,count,inanimate
herbal remedy,noun,medicine,,,,count,inanimate
inhaler,noun,medicine,,,,count,inanimate
laxative,noun,medicine,,,,count,inanimate
lozenge,noun,medicine,,,,count,inanimate
medication,noun,medicine,,,,count,inanimate
nose drop,noun,medicine,,,,count,inanimate
painkiller,noun,medicine,,,,count,inanimate
plaster cast,noun,medicine,,,,count,inanimate
prescription,noun,medicine,,,,count,inanimate
prosthesis,noun,medicine,,,,count,inanimate
shot,noun,medicine,,,,count,inanimate
stitch,noun,medicine,,,,count,inanimate
transfusion,noun,medicine,,,,count,inanimate
vaccination,noun,medicine,,,,count,inanimate
vitamin,noun,medicine,,,,count,inanimate
remedy,noun,medicine,,,,count,inanimate
splint,noun,medicine,,,,count,inanimate
EpiPen,noun,medicine,,,,count,inanimate
feeding tube,noun,medicine,,,,count,inanimate
catheter,noun,medicine,,,,count,inanimate
IV,noun,medicine,,,,count,inanimate
ear drops,noun,medicine,,plural,,count,inanimate
anesthesia,noun,medicine,,,,mass,inanimate
aspirin,noun,medicine,,,,mass,inanimate
antiseptic,noun,medicine,,,,mass,inanimate
chemotherapy,noun,medicine,,,,mass,inanimate
cough medicine,noun,medicine,,,,mass,inanimate
cough syrup,noun,medicine,,,,mass,inanimate
first aid,noun,medicine,,,,mass,inanimate
gauze,noun,medicine,,,,mass,inanimate
hand sanitizer,noun,medicine,,,,mass,inanimate
Calpol,noun,medicine,,,,mass,inanimate
anaesthetic,noun,medicine,,,,mass,inanimate
anesthetic,noun,medicine,,,,mass,inanimate
eye drops,noun,medicine,,plural,,count,inanimate
jab,noun,medicine,,,,count,inanimate
ibuprofen,noun,medicine,,,,mass,inanimate
insulin,noun,medicine,,,,mass,inanimate
iodine,noun,medicine,,,,mass,inanimate
ointment,noun,medicine,,,,mass,inanimate
paracetamol,noun,medicine,,,,mass,inanimate
penicillin,noun,medicine,,,,mass,inanimate
Tylenol,noun,medicine,,,,mass,inanimate
allergic reaction,noun,illness,,,,count,inanimate
backache,noun,illness,,,,count,inanimate
bee sting,noun,illness,,,,count,inanimate
black eye,noun,illness,,,,count,inanimate
blister,noun,illness,,,,count,inanimate
blood clot,noun,illness,,,,count,inanimate
broken arm,noun,illness,,,,count,inanimate
broken leg,noun,illness,,,,count,inanimate
bug bite,noun,illness,,,,count,inanimate
bump,noun,illness,,,,count,inanimate
cavity,noun,illness,,,,count,inanimate
chest infection,noun,illness,,,,count,inanimate
cold sore,noun,illness,,,,count,inanimate
cramp,noun,illness,,,,count,inanimate
disability,noun,illness,,,,count,inanimate
disease,noun,illness,,,,count,inanimate
ear infection,noun,illness,,,,count,inanimate
eye infection,noun,illness,,,,count,inanimate
fracture,noun,illness,,,,count,inanimate
heart attack,noun,illness,,,,count,inanimate
hernia,noun,illness,,,,count,inanimate
illness,noun,illness,,,,count,inanimate
infection,noun,illness,,,,count,inanimate
injury,noun,illness,,,,count,inanimate
insect bite,noun,illness,,,,count,inanimate
lump,noun,illness,,,,count,inanimate
migraine,noun,illness,,,,count,inanimate
mosquito bite,noun,illness,,,,count,inanimate
nosebleed,noun,illness,,,,count,inanimate
panic attack,noun,illness,,,,count,inanimate
phobia,noun,illness,,,,count,inanimate
pimple,noun,illness,,,,count,inanimate
rash,noun,illness,,,,count,inanimate
scab,noun,illness,,,,count,inanimate
seizure,noun,illness,,,,count,inanimate
sprain,noun,illness,,,,count,inanimate
sprained ankle,noun,illness,,,,count,inanimate
stiff neck,noun,illness,,,,count,inanimate
stomach bug,noun,illness,,,,count,inanimate
stuffy nose,noun,illness,,,,count,inanimate
swelling,noun,illness,,,,count,inanimate
symptom,noun,illness,,,,count,inanimate
syndrome,noun,illness,,,,count,inanimate
tumor,noun,illness,,,,count,inanimate
ulcer,noun,illness,,,,count,inanimate
virus,noun,illness,,,,count,inanimate
wart,noun,illness,,,,count,inanimate
wound,noun,illness,,,,count,inanimate
tic,noun,illness,,,,count,inanimate
acne,noun,illness,,,,mass,inanimate
anemia,noun,illness,,,,mass,inanimate
appendicitis,noun,illness,,,,mass,inanimate
arthritis,noun,illness,,,,mass,inanimate
autism,noun,illness,,,,mass,inanimate
bronchitis,noun,illness,,,,mass,inanimate
cancer,noun,illness,,,,mass,inanimate
food poisoning,noun,illness,,,,mass,inanimate
blood pressure,noun,illness,,,,mass,inanimate
bunion,noun,illness,,,,count,inanimate
blocked nose,noun,illness,,,,count,inanimate
cerebral palsy,noun,illness,,,,mass,inanimate
chickenpox,noun,illness,,,,mass,inanimate
chicken pox,noun,illness,,,,mass,inanimate
cholesterol,noun,illness,,,,mass,inanimate
constipation,noun,illness,,,,mass,inanimate
COVID,noun,illness,,,,mass,inanimate
dementia,noun,illness,,,,mass,inanimate
depression,noun,illness,,,,mass,inanimate
diabetes,noun,illness,,,,mass,inanimate
diarrhea,noun,illness,,,,mass,inanimate
Down syndrome,noun,illness,,,,mass,inanimate
epilepsy,noun,illness,,,,mass,inanimate
eczema,noun,illness,,,,mass,inanimate
heartburn,noun,illness,,,,mass,inanimate
hay fever,noun,illness,,,,mass,inanimate
high blood pressure,noun,illness,,,,mass,inanimate
hepatitis,noun,illness,,,,mass,inanimate
indigestion,noun,illness,,,,mass,inanimate
insomnia,noun,illness,,,,mass,inanimate
leukemia,noun,illness,,,,mass,inanimate
malaria,noun,illness,,,,mass,inanimate
measles,noun,illness,,,,mass,inanimate
mumps,noun,illness,,,,mass,inanimate
meningitis,noun,illness,,,,mass,inanimate
obesity,noun,illness,,,,mass,inanimate
pneumonia,noun,illness,,,,mass,inanimate
rabies,noun,illness,,,,mass,inanimate
reflux,noun,illness,,,,mass,inanimate
scoliosis,noun,illness,,,,mass,inanimate
smallpox,noun,illness,,,,mass,inanimate
sunburn,noun,illness,,,,mass,inanimate
tonsillitis,noun,illness,,,,mass,inanimate
tuberculosis,noun,illness,,,,mass,inanimate
whooping cough,noun,illness,,,,mass,inanimate
deafness,noun,illness,,,,mass,inanimate
blindness,noun,illness,,,,mass,inanimate
health,noun,illness,,,,mass,inanimate
car sickness,noun,illness,,,,mass,inanimate
nausea,noun,illness,,,,mass,inanimate
dizziness,noun,illness,,,,mass,inanimate
pinkeye,noun,illness,,,,mass,inanimate
hiccups,noun,illness,,plural,,count,inanimate
chills,noun,illness,,plural,,count,inanimate
aluminum,noun,material,,,,mass,inanimate
aluminum foil,noun,material,,,,mass,inanimate
asphalt,noun,material,,,,mass,inanimate
brass,noun,material,,,,mass,inanimate
bronze,noun,material,,,,mass,inanimate
bubble bath,noun,material,,,,mass,inanimate
bubble wrap,noun,material,,,,mass,inanimate
canvas,noun,material,,,,mass,inanimate
cardboard,noun,material,,,,mass,inanimate
cement,noun,material,,,,mass,inanimate
ceramic,noun,material,,,,mass,inanimate
chalk,noun,material,,,,mass,inanimate
coal,noun,material,,,,mass,inanimate
concrete,noun,material,,,,mass,inanimate
construction paper,noun,material,,,,mass,inanimate
copper,noun,material,,,,mass,inanimate
conditioner,noun,material,,,,mass,inanimate
crepe paper,noun,material,,,,mass,inanimate
dental floss,noun,material,,,,mass,inanimate
denim,noun,material,,,,mass,inanimate
detergent,noun,material,,,,mass,inanimate
diesel,noun,material,,,,mass,inanimate
dish soap,noun,material,,,,mass,inanimate
fabric,noun,material,,,,mass,inanimate
face paint,noun,material,,,,mass,inanimate
felt,noun,material,,,,mass,inanimate
fiber,noun,material,,,,mass,inanimate
finger paint,noun,material,,,,mass,inanimate
fuel,noun,material,,,,mass,inanimate
gasoline,noun,material,,,,mass,inanimate
petrol,noun,material,,,,mass,inanimate
glitter,noun,material,,,,mass,inanimate
gravel,noun,material,,,,mass,inanimate
hairspray,noun,material,,,,mass,inanimate
hand cream,noun,material,,,,mass,inanimate
hand soap,noun,material,,,,mass,inanimate
ivory,noun,material,,,,mass,inanimate
lace,noun,material,,,,mass,inanimate
leather,noun,material,,,,mass,inanimate
linen,noun,material,,,,mass,inanimate
liquid soap,noun,material,,,,mass,inanimate
lotion,noun,material,,,,mass,inanimate
lumber,noun,material,,,,mass,inanimate
makeup,noun,material,,,,mass,inanimate
metal,noun,material,,,,mass,inanimate
mouthwash,noun,material,,,,mass,inanimate
nail polish,noun,material,,,,mass,inanimate
nylon,noun,material,,,,mass,inanimate
oil paint,noun,material,,,,mass,inanimate
papier-mâché,noun,material,,,,mass,inanimate
perfume,noun,material,,,,mass,inanimate
plaster of Paris,noun,material,,,,mass,inanimate
poster paint,noun,material,,,,mass,inanimate
plywood,noun,material,,,,mass,inanimate
polyester,noun,material,,,,mass,inanimate
porcelain,noun,material,,,,mass,inanimate
pottery,noun,material,,,,mass,inanimate
rubber,noun,thing,,,,count,inanimate
shaving cream,noun,material,,,,mass,inanimate
shoe polish,noun,material,,,,mass,inanimate
silk,noun,material,,,,mass,inanimate
steel,noun,material,,,,mass,inanimate
string,noun,material,,,,mass,inanimate
sunscreen,noun,material,,,,mass,inanimate
sun cream,noun,material,,,,mass,inanimate
suncream,noun,material,,,,mass,inanimate
talcum powder,noun,material,,,,mass,inanimate
tin foil,noun,material,,,,mass,inanimate
tinfoil,noun,material,,,,mass,inanimate
tissue paper,noun,material,,,,mass,inanimate
confetti,noun,material,,,,mass,inanimate
watercolour,noun,material,,,,mass,inanimate
acrylic paint,noun,material,,,,mass,inanimate
toilet paper,noun,material,,,,mass,inanimate
velvet,noun,material,,,,mass,inanimate
wallpaper,noun,material,,,,mass,inanimate
wax,noun,material,,,,mass,inanimate
wrapping paper,noun,material,,,,mass,inanimate
wool,noun,material,,,,mass,inanimate
yarn,noun,material,,,,mass,inanimate
thread,noun,material,,,,mass,inanimate
baby powder,noun,material,,,,mass,inanimate
baby oil,noun,material,,,,mass,inanimate
body lotion,noun,material,,,,mass,inanimate
bubble mixture,noun,material,,,,mass,inanimate
deodorant,noun,material,,,,mass,inanimate
disinfectant,noun,material,,,,mass,inanimate
washing powder,noun,material,,,,mass,inanimate
compost,noun,material,,,,mass,inanimate
cotton wool,noun,material,,,,mass,inanimate
sticky tape,noun,material,,,,mass,inanimate
sellotape,noun,material,,,,mass,inanimate
cling film,noun,material,,,,mass,inanimate
plastic wrap,noun,material,,,,mass,inanimate
sandpaper,noun,material,,,,mass,inanimate
bleach,noun,material,,,,mass,inanimate
fabric softener,noun,material,,,,mass,inanimate
fertilizer,noun,material,,,,mass,inanimate
sawdust,noun,material,,,,mass,inanimate
tinsel,noun,material,,,,mass,inanimate
wet wipe,noun,material,,,,count,inanimate
baby wipe,noun,material,,,,count,inanimate
lipstick,noun,material,,,,count,inanimate
cotton pad,noun,material,,,,count,inanimate
watercolor,noun,material,,,,count,inanimate
cash,noun,money,,,,mass,inanimate
pocket money,noun,money,,,,mass,inanimate
spare change,noun,money,,,,mass,inanimate
allowance,noun,money,,,,count,inanimate
bill,noun,money,,,,count,inanimate
banknote,noun,money,,,,count,inanimate
cent,noun,money,,,,count,inanimate
cheque,noun,money,,,,count,inanimate
debt,noun,money,,,,count,inanimate
paycheck,noun,money,,,,count,inanimate
payslip,noun,money,,,,count,inanimate
mortgage,noun,money,,,,count,inanimate
bank account,noun,money,,,,count,inanimate
bank card,noun,money,,,,count,inanimate
debit card,noun,money,,,,count,inanimate
pin number,noun,money,,,,count,inanimate
voucher,noun,money,,,,count,inanimate
savings,noun,money,,plural,,count,inanimate
benefits,noun,money,,plural,,count,inanimate
overtime,noun,money,,,,mass,inanimate
dime,noun,money,,,,count,inanimate
dollar,noun,money,,,,count,inanimate
donation,noun,money,,,,count,inanimate
euro,noun,money,,,,count,inanimate
fee,noun,money,,,,count,inanimate
loan,noun,money,,,,count,inanimate
nickel,noun,money,,,,count,inanimate
payment,noun,money,,,,count,inanimate
peso,noun,money,,,,count,inanimate
penny,noun,money,,,,count,inanimate
pension,noun,money,,,,count,inanimate
pound,noun,money,,,,count,inanimate
price,noun,money,,,,count,inanimate
reward,noun,money,,,,count,inanimate
salary,noun,money,,,,count,inanimate
tax,noun,money,,,,count,inanimate
wage,noun,money,,,,count,inanimate
discount,noun,money,,,,count,inanimate
acting,noun,activity,,,,mass,inanimate
art therapy,noun,activity,,,,mass,inanimate
babysitting,noun,activity,,,,mass,inanimate
carpentry,noun,activity,,,,mass,inanimate
cooking,noun,activity,,,,mass,inanimate
dancing,noun,activity,,,,mass,inanimate
dictation,noun,activity,,,,mass,inanimate
education,noun,activity,,,,mass,inanimate
embroidery,noun,activity,,,,mass,inanimate
fishing,noun,activity,,,,mass,inanimate
gardening,noun,activity,,,,mass,inanimate
group work,noun,activity,,,,mass,inanimate
hairdressing,noun,activity,,,,mass,inanimate
handwriting,noun,activity,,,,mass,inanimate
housework,noun,activity,,,,mass,inanimate
horse therapy,noun,activity,,,,mass,inanimate
hydrotherapy,noun,activity,,,,mass,inanimate
hygiene,noun,activity,,,,mass,inanimate
knitting,noun,activity,,,,mass,inanimate
meditation,noun,activity,,,,mass,inanimate
music therapy,noun,activity,,,,mass,inanimate
occupational therapy,noun,activity,,,,mass,inanimate
origami,noun,activity,,,,mass,inanimate
photography,noun,activity,,,,mass,inanimate
quiet time,noun,activity,,,,mass,inanimate
relaxation,noun,activity,,,,mass,inanimate
research,noun,activity,,,,mass,inanimate
rehab,noun,activity,,,,mass,inanimate
rest time,noun,activity,,,,mass,inanimate
screen time,noun,activity,,,,mass,inanimate
sewing,noun,activity,,,,mass,inanimate
shopping,noun,activity,,,,mass,inanimate
sightseeing,noun,activity,,,,mass,inanimate
singing,noun,activity,,,,mass,inanimate
storytime,noun,activity,,,,mass,inanimate
story time,noun,activity,,,,mass,inanimate
sunbathing,noun,activity,,,,mass,inanimate
teamwork,noun,activity,,,,mass,inanimate
training,noun,activity,,,,mass,inanimate
transport,noun,activity,,,,mass,inanimate
treatment,noun,activity,,,,mass,inanimate
woodwork,noun,activity,,,,mass,inanimate
free time,noun,activity,,,,mass,inanimate
snack time,noun,activity,,,,mass,inanimate
circle time,noun,activity,,,,mass,inanimate
bath time,noun,activity,,,,mass,inanimate
free play,noun,activity,,,,mass,inanimate
role play,noun,activity,,,,mass,inanimate
potty training,noun,activity,,,,mass,inanimate
activity,noun,activity,,,,count,inanimate
adventure,noun,activity,,,,count,inanimate
art project,noun,activity,,,,count,inanimate
back rub,noun,activity,,,,count,inanimate
bike ride,noun,activity,,,,count,inanimate
boat trip,noun,activity,,,,count,inanimate
bus ride,noun,activity,,,,count,inanimate
car ride,noun,activity,,,,count,inanimate
car trip,noun,activity,,,,count,inanimate
chat,noun,activity,,,,count,inanimate
chore,noun,activity,,,,count,inanimate
dance class,noun,activity,,,,count,inanimate
day trip,noun,activity,,,,count,inanimate
day out,noun,activity,,,,count,inanimate
demonstration,noun,activity,,,,count,inanimate
dialogue,noun,activity,,,,count,inanimate
errand,noun,activity,,,,count,inanimate
experiment,noun,activity,,,,count,inanimate
expedition,noun,activity,,,,count,inanimate
field trip,noun,activity,,,,count,inanimate
gesture,noun,activity,,,,count,inanimate
group hug,noun,activity,,,,count,inanimate
handshake,noun,activity,,,,count,inanimate
handstand,noun,activity,,,,count,inanimate
high five,noun,activity,,,,count,inanimate
hobby,noun,activity,,,,count,inanimate
horse ride,noun,activity,,,,count,inanimate
interview,noun,activity,,,,count,inanimate
journey,noun,activity,,,,count,inanimate
massage,noun,activity,,,,count,inanimate
movie night,noun,activity,,,,count,inanimate
music lesson,noun,activity,,,,count,inanimate
nature walk,noun,activity,,,,count,inanimate
outing,noun,activity,,,,count,inanimate
photo shoot,noun,activity,,,,count,inanimate
piggyback ride,noun,activity,,,,count,inanimate
pillow fight,noun,activity,,,,count,inanimate
playdate,noun,activity,,,,count,inanimate
performance,noun,activity,,,,count,inanimate
presentation,noun,activity,,,,count,inanimate
project,noun,activity,,,,count,inanimate
puppet show,noun,activity,,,,count,inanimate
recital,noun,activity,,,,count,inanimate
rehearsal,noun,activity,,,,count,inanimate
road trip,noun,activity,,,,count,inanimate
school trip,noun,activity,,,,count,inanimate
science experiment,noun,activity,,,,count,inanimate
science project,noun,activity,,,,count,inanimate
shopping trip,noun,activity,,,,count,inanimate
sing-along,noun,activity,,,,count,inanimate
sleepover,noun,activity,,,,count,inanimate
snowball fight,noun,activity,,,,count,inanimate
somersault,noun,activity,,,,count,inanimate
spelling test,noun,activity,,,,count,inanimate
stroll,noun,activity,,,,count,inanimate
swimming lesson,noun,activity,,,,count,inanimate
driving lesson,noun,activity,,,,count,inanimate
piano lesson,noun,activity,,,,count,inanimate
dance lesson,noun,activity,,,,count,inanimate
task,noun,activity,,,,count,inanimate
tea party,noun,activity,,,,count,inanimate
time-out,noun,activity,,,,count,inanimate
time out,noun,activity,,,,count,inanimate
tour,noun,activity,,,,count,inanimate
trick,noun,activity,,,,count,inanimate
train ride,noun,activity,,,,count,inanimate
treat,noun,activity,,,,count,inanimate
tug-of-war,noun,activity,,,,count,inanimate
voyage,noun,activity,,,,count,inanimate
workout,noun,activity,,,,count,inanimate
bedtime routine,noun,activity,,,,count,inanimate
routine,noun,activity,,,,count,inanimate
cartwheel,noun,activity,,,,count,inanimate
magic trick,noun,activity,,,,count,inanimate
boat ride,noun,activity,,,,count,inanimate
phone call,noun,activity,,,,count,inanimate
arts and crafts,noun,activity,,plural,,count,inanimate
anniversary,noun,event,,,,count,inanimate
argument,noun,event,,,,count,inanimate
assembly,noun,event,,,,count,inanimate
auction,noun,event,,,,count,inanimate
baby shower,noun,event,,,,count,inanimate
ball game,noun,event,,,,count,inanimate
baptism,noun,event,,,,count,inanimate
battle,noun,event,,,,count,inanimate
birth,noun,event,,,,count,inanimate
burglary,noun,event,,,,count,inanimate
carnival,noun,event,,,,count,inanimate
celebration,noun,event,,,,count,inanimate
ceremony,noun,event,,,,count,inanimate
championship,noun,event,,,,count,inanimate
checkup,noun,event,,,,count,inanimate
christening,noun,event,,,,count,inanimate
Christmas party,noun,event,,,,count,inanimate
competition,noun,event,,,,count,inanimate
conference,noun,event,,,,count,inanimate
contest,noun,event,,,,count,inanimate
costume party,noun,event,,,,count,inanimate
crash,noun,event,,,,count,inanimate
crime,noun,event,,,,count,inanimate
dance party,noun,event,,,,count,inanimate
death,noun,event,,,,count,inanimate
debate,noun,event,,,,count,inanimate
disaster,noun,event,,,,count,inanimate
discussion,noun,event,,,,count,inanimate
divorce,noun,event,,,,count,inanimate
election,noun,event,,,,count,inanimate
emergency,noun,event,,,,count,inanimate
event,noun,event,,,,count,inanimate
exhibition,noun,event,,,,count,inanimate
fashion show,noun,event,,,,count,inanimate
festival,noun,event,,,,count,inanimate
fire drill,noun,event,,,,count,inanimate
fireworks display,noun,event,,,,count,inanimate
fireworks show,noun,event,,,,count,inanimate
funeral,noun,event,,,,count,inanimate
garage sale,noun,event,,,,count,inanimate
graduation,noun,event,,,,count,inanimate
Halloween party,noun,event,,,,count,inanimate
honeymoon,noun,event,,,,count,inanimate
incident,noun,event,,,,count,inanimate
job interview,noun,event,,,,count,inanimate
lecture,noun,event,,,,count,inanimate
magic show,noun,event,,,,count,inanimate
marriage,noun,event,,,,count,inanimate
meeting,noun,event,,,,count,inanimate
miracle,noun,event,,,,count,inanimate
murder,noun,event,,,,count,inanimate
music festival,noun,event,,,,count,inanimate
nightmare,noun,event,,,,count,inanimate
occasion,noun,event,,,,count,inanimate
operation,noun,event,,,,count,inanimate
opportunity,noun,event,,,,count,inanimate
parade,noun,event,,,,count,inanimate
parents' evening,noun,event,,,,count,inanimate
pool party,noun,event,,,,count,inanimate
procession,noun,event,,,,count,inanimate
protest,noun,event,,,,count,inanimate
quarrel,noun,event,,,,count,inanimate
reunion,noun,event,,,,count,inanimate
revolution,noun,event,,,,count,inanimate
riot,noun,event,,,,count,inanimate
robbery,noun,event,,,,count,inanimate
science fair,noun,event,,,,count,inanimate
school play,noun,event,,,,count,inanimate
seminar,noun,event,,,,count,inanimate
ski trip,noun,event,,,,count,inanimate
sports day,noun,event,,,,count,inanimate
surgery,noun,event,,,,count,inanimate
surprise party,noun,event,,,,count,inanimate
talent show,noun,event,,,,count,inanimate
tea break,noun,event,,,,count,inanimate
theft,noun,event,,,,count,inanimate
tournament,noun,event,,,,count,inanimate
trial,noun,event,,,,count,inanimate
war,noun,event,,,,count,inanimate
yard sale,noun,event,,,,count,inanimate
school fair,noun,event,,,,count,inanimate
victory,noun,event,,,,count,inanimate
defeat,noun,event,,,,count,inanimate
pajama party,noun,event,,,,count,inanimate
fireworks,noun,event,,plural,,count,inanimate
Olympics,noun,event,,plural,,count,inanimate,definite
Halloween,noun,event,,,,mass,inanimate,bare
Thanksgiving,noun,event,,,,mass,inanimate,bare
New Year's Day,noun,event,,,,mass,inanimate,bare
New Year's Eve,noun,event,,,,mass,inanimate,bare
Ramadan,noun,event,,,,mass,inanimate,bare
Hanukkah,noun,event,,,,mass,inanimate,bare
Mother's Day,noun,event,,,,mass,inanimate,bare
Father's Day,noun,event,,,,mass,inanimate,bare
Valentine's Day,noun,event,,,,mass,inanimate,bare
Christmas Eve,noun,event,,,,mass,inanimate,bare
detention,noun,event,,,,count,inanimate
penalty,noun,event,,,,count,inanimate
free kick,noun,event,,,,count,inanimate
night shift,noun,event,,,,count,inanimate
pay rise,noun,event,,,,count,inanimate
nativity play,noun,event,,,,count,inanimate
funeral service,noun,event,,,,count,inanimate
Bar Mitzvah,noun,event,,,,count,inanimate
bat mitzvah,noun,event,,,,count,inanimate
asthma attack,noun,event,,,,count,inanimate
traffic jam,noun,event,,,,count,inanimate
blood test,noun,event,,,,count,inanimate
halftime,noun,event,,,,mass,inanimate,bare
half-time,noun,event,,,,mass,inanimate,bare
Christmas Day,noun,event,,,,mass,inanimate,bare
Passover,noun,event,,,,mass,inanimate,bare
Diwali,noun,event,,,,mass,inanimate,bare
Independence Day,noun,event,,,,mass,inanimate,bare
dawn,noun,time,,,,count,inanimate,,,at dawn
dusk,noun,time,,,,count,inanimate,,,at dusk
daytime,noun,time,,,,count,inanimate,,,in the daytime
teatime,noun,time,,,,count,inanimate,,,at teatime
mealtime,noun,time,,,,count,inanimate,,,at mealtime
suppertime,noun,time,,,,count,inanimate,,,at suppertime
snacktime,noun,time,,,,count,inanimate,,,at snack time
nap time,noun,time,,,,count,inanimate,,,at nap time
naptime,noun,time,,,,count,inanimate,,,at naptime
nighttime,noun,time,,,,count,inanimate,,,at nighttime
bathtime,noun,time,,,,count,inanimate,,,at bath time
breakfast time,noun,time,,,,count,inanimate,,,at breakfast time
springtime,noun,time,,,,count,inanimate,,,in the springtime
summertime,noun,time,,,,count,inanimate,,,in the summertime
wintertime,noun,time,,,,count,inanimate,,,in the wintertime
day,noun,duration,,,,count,inanimate,,,a day
decade,noun,duration,,,,count,inanimate,,,a decade
fortnight,noun,duration,,,,count,inanimate,,,a fortnight
half hour,noun,duration,,,,count,inanimate,,,half an hour
half an hour,noun,duration,,,,count,inanimate
hour,noun,duration,,,,count,inanimate,,,an hour
minute,noun,duration,,,,count,inanimate,,,a minute
moment,noun,duration,,,,count,inanimate,,,a moment
month,noun,duration,,,,count,inanimate,,,a month
semester,noun,duration,,,,count,inanimate,,,a semester
week,noun,duration,,,,count,inanimate,,,a week
year,noun,duration,,,,count,inanimate,,,a year
ability,noun,idea,,,,count,inanimate
accent,noun,idea,,,,count,inanimate
achievement,noun,idea,,,,count,inanimate
address,noun,idea,,,,count,inanimate
adjective,noun,idea,,,,count,inanimate
advantage,noun,idea,,,,count,inanimate
adverb,noun,idea,,,,count,inanimate
agreement,noun,idea,,,,count,inanimate
alphabet,noun,idea,,,,count,inanimate
ambition,noun,idea,,,,count,inanimate
amount,noun,idea,,,,count,inanimate
angle,noun,idea,,,,count,inanimate
announcement,noun,idea,,,,count,inanimate
apology,noun,idea,,,,count,inanimate
attitude,noun,idea,,,,count,inanimate
bad habit,noun,idea,,,,count,inanimate
beginning,noun,idea,,,,count,inanimate
belief,noun,idea,,,,count,inanimate
benefit,noun,idea,,,,count,inanimate
bit,noun,idea,,,,count,inanimate
capital letter,noun,idea,,,,count,inanimate
category,noun,idea,,,,count,inanimate
cause,noun,idea,,,,count,inanimate
century,noun,idea,,,,count,inanimate
challenge,noun,idea,,,,count,inanimate
character,noun,idea,,,,count,inanimate
clue,noun,idea,,,,count,inanimate
coincidence,noun,idea,,,,count,inanimate
complaint,noun,idea,,,,count,inanimate
compliment,noun,idea,,,,count,inanimate
conclusion,noun,idea,,,,count,inanimate
condition,noun,idea,,,,count,inanimate
consequence,noun,idea,,,,count,inanimate
consonant,noun,idea,,,,count,inanimate
conversation,noun,idea,,,,count,inanimate
custom,noun,idea,,,,count,inanimate
danger,noun,idea,,,,count,inanimate
date,noun,idea,,,,count,inanimate
decision,noun,idea,,,,count,inanimate
definition,noun,idea,,,,count,inanimate
description,noun,idea,,,,count,inanimate
detail,noun,idea,,,,count,inanimate
diagnosis,noun,idea,,,,count,inanimate
difference,noun,idea,,,,count,inanimate
difficulty,noun,idea,,,,count,inanimate
direction,noun,idea,,,,count,inanimate
disadvantage,noun,idea,,,,count,inanimate
discovery,noun,idea,,,,count,inanimate
distance,noun,idea,,,,count,inanimate
duty,noun,idea,,,,count,inanimate
effect,noun,idea,,,,count,inanimate
effort,noun,idea,,,,count,inanimate
email address,noun,idea,,,,count,inanimate
emotion,noun,idea,,,,count,inanimate
error,noun,idea,,,,count,inanimate
example,noun,idea,,,,count,inanimate
excuse,noun,idea,,,,count,inanimate
explanation,noun,idea,,,,count,inanimate
expression,noun,idea,,,,count,inanimate
fact,noun,idea,,,,count,inanimate
fault,noun,idea,,,,count,inanimate
feature,noun,idea,,,,count,inanimate
first name,noun,idea,,,,count,inanimate
formula,noun,idea,,,,count,inanimate
fraction,noun,idea,,,,count,inanimate
goal,noun,idea,,,,count,inanimate
grade,noun,idea,,,,count,inanimate
habit,noun,idea,,,,count,inanimate
hint,noun,idea,,,,count,inanimate
impression,noun,idea,,,,count,inanimate
instruction,noun,idea,,,,count,inanimate
invention,noun,idea,,,,count,inanimate
last name,noun,idea,,,,count,inanimate
law,noun,idea,,,,count,inanimate
level,noun,idea,,,,count,inanimate
life,noun,idea,,,,count,inanimate
lowercase letter,noun,idea,,,,count,inanimate
majority,noun,idea,,,,count,inanimate
meaning,noun,idea,,,,count,inanimate
member,noun,idea,,,,count,inanimate
memory,noun,idea,,,,count,inanimate
method,noun,idea,,,,count,inanimate
mood,noun,idea,,,,count,inanimate
motive,noun,idea,,,,count,inanimate
nickname,noun,idea,,,,count,inanimate
noun,noun,idea,,,,count,inanimate
objective,noun,idea,,,,count,inanimate
obstacle,noun,idea,,,,count,inanimate
opinion,noun,idea,,,,count,inanimate
opposite,noun,idea,,,,count,inanimate
option,noun,idea,,,,count,inanimate
origin,noun,idea,,,,count,inanimate
pair,noun,idea,,,,count,inanimate
paragraph,noun,idea,,,,count,inanimate
part,noun,idea,,,,count,inanimate
password,noun,idea,,,,count,inanimate
pattern,noun,idea,,,,count,inanimate
permission slip,noun,idea,,,,count,inanimate
phone number,noun,idea,,,,count,inanimate
phrase,noun,idea,,,,count,inanimate
piece,noun,idea,,,,count,inanimate
piece of advice,noun,idea,,,,count,inanimate
point of view,noun,idea,,,,count,inanimate
possibility,noun,idea,,,,count,inanimate
prediction,noun,idea,,,,count,inanimate
principle,noun,idea,,,,count,inanimate
process,noun,idea,,,,count,inanimate
pronoun,noun,idea,,,,count,inanimate
proposal,noun,idea,,,,count,inanimate
purpose,noun,idea,,,,count,inanimate
quality,noun,idea,,,,count,inanimate
quantity,noun,idea,,,,count,inanimate
question mark,noun,idea,,,,count,inanimate
reason,noun,idea,,,,count,inanimate
recommendation,noun,idea,,,,count,inanimate
relationship,noun,idea,,,,count,inanimate
requirement,noun,idea,,,,count,inanimate
responsibility,noun,idea,,,,count,inanimate
result,noun,idea,,,,count,inanimate
risk,noun,idea,,,,count,inanimate
role,noun,idea,,,,count,inanimate
rule,noun,idea,,,,count,inanimate
section,noun,idea,,,,count,inanimate
sense,noun,idea,,,,count,inanimate
sense of humor,noun,idea,,,,count,inanimate
sentence,noun,idea,,,,count,inanimate
signature,noun,idea,,,,count,inanimate
situation,noun,idea,,,,count,inanimate
skill,noun,idea,,,,count,inanimate
solution,noun,idea,,,,count,inanimate
source,noun,idea,,,,count,inanimate
strategy,noun,idea,,,,count,inanimate
suggestion,noun,idea,,,,count,inanimate
sum,noun,idea,,,,count,inanimate
surname,noun,idea,,,,count,inanimate
syllable,noun,idea,,,,count,inanimate
system,noun,idea,,,,count,inanimate
talent,noun,idea,,,,count,inanimate
theory,noun,idea,,,,count,inanimate
thought,noun,idea,,,,count,inanimate
threat,noun,idea,,,,count,inanimate
title,noun,idea,,,,count,inanimate
topic,noun,idea,,,,count,inanimate
tradition,noun,idea,,,,count,inanimate
treasure,noun,idea,,,,count,inanimate
truth,noun,idea,,,,count,inanimate
unit,noun,idea,,,,count,inanimate
value,noun,idea,,,,count,inanimate
verb,noun,idea,,,,count,inanimate
version,noun,idea,,,,count,inanimate
voice,noun,idea,,,,count,inanimate
vote,noun,idea,,,,count,inanimate
vowel,noun,idea,,,,count,inanimate
warning,noun,idea,,,,count,inanimate
way,noun,idea,,,,count,inanimate
world record,noun,idea,,,,count,inanimate
comma,noun,idea,,,,count,inanimate
full stop,noun,idea,,,,count,inanimate
diagram,noun,idea,,,,count,inanimate
graph,noun,idea,,,,count,inanimate
timeline,noun,idea,,,,count,inanimate
rectangle,noun,idea,,,,count,inanimate
triangle,noun,idea,,,,count,inanimate
oval,noun,idea,,,,count,inanimate
diamond,noun,idea,,,,count,inanimate
hexagon,noun,idea,,,,count,inanimate
pentagon,noun,idea,,,,count,inanimate
cylinder,noun,idea,,,,count,inanimate
sphere,noun,idea,,,,count,inanimate
dot,noun,idea,,,,count,inanimate
zigzag,noun,idea,,,,count,inanimate
stripe,noun,idea,,,,count,inanimate
bonus,noun,idea,,,,count,inanimate
advice,noun,idea,,,,mass,inanimate
behavior,noun,idea,,,,mass,inanimate
beauty,noun,idea,,,,mass,inanimate
chaos,noun,idea,,,,mass,inanimate
communication,noun,idea,,,,mass,inanimate
culture,noun,idea,,,,mass,inanimate
experience,noun,idea,,,,mass,inanimate
faith,noun,idea,,,,mass,inanimate
fame,noun,idea,,,,mass,inanimate
feedback,noun,idea,,,,mass,inanimate
grudge,noun,idea,,,,count,inanimate
CV,noun,idea,,,,count,inanimate
toll,noun,idea,,,,count,inanimate
peace treaty,noun,idea,,,,count,inanimate
freedom,noun,idea,,,,mass,inanimate
bad luck,noun,idea,,,,mass,inanimate
grammar,noun,idea,,,,mass,inanimate
honesty,noun,idea,,,,mass,inanimate
humor,noun,idea,,,,mass,inanimate
imagination,noun,idea,,,,mass,inanimate
independence,noun,idea,,,,mass,inanimate
information,noun,idea,,,,mass,inanimate
intelligence,noun,idea,,,,mass,inanimate
justice,noun,idea,,,,mass,inanimate
kindness,noun,idea,,,,mass,inanimate
knowledge,noun,idea,,,,mass,inanimate
power,noun,idea,,,,mass,inanimate
privacy,noun,idea,,,,mass,inanimate
progress,noun,idea,,,,mass,inanimate
punctuation,noun,idea,,,,mass,inanimate
respect,noun,idea,,,,mass,inanimate
safety,noun,idea,,,,mass,inanimate
silence,noun,idea,,,,mass,inanimate
strength,noun,idea,,,,mass,inanimate
technology,noun,idea,,,,mass,inanimate
trouble,noun,idea,,,,mass,inanimate
vocabulary,noun,idea,,,,mass,inanimate
wisdom,noun,idea,,,,mass,inanimate
peace and quiet,noun,idea,,,,mass,inanimate
traffic,noun,idea,,,,mass,inanimate
manners,noun,idea,,plural,,count,inanimate
affection,noun,feeling,,,,mass,inanimate
amazement,noun,feeling,,,,mass,inanimate
anxiety,noun,feeling,,,,mass,inanimate
boredom,noun,feeling,,,,mass,inanimate
calmness,noun,feeling,,,,mass,inanimate
compassion,noun,feeling,,,,mass,inanimate
confidence,noun,feeling,,,,mass,inanimate
confusion,noun,feeling,,,,mass,inanimate
curiosity,noun,feeling,,,,mass,inanimate
disappointment,noun,feeling,,,,mass,inanimate
disgust,noun,feeling,,,,mass,inanimate
embarrassment,noun,feeling,,,,mass,inanimate
empathy,noun,feeling,,,,mass,inanimate
enthusiasm,noun,feeling,,,,mass,inanimate
envy,noun,feeling,,,,mass,inanimate
excitement,noun,feeling,,,,mass,inanimate
friendship,noun,feeling,,,,mass,inanimate
frustration,noun,feeling,,,,mass,inanimate
gratitude,noun,feeling,,,,mass,inanimate
grief,noun,feeling,,,,mass,inanimate
guilt,noun,feeling,,,,mass,inanimate
hatred,noun,feeling,,,,mass,inanimate
homesickness,noun,feeling,,,,mass,inanimate
hunger,noun,feeling,,,,mass,inanimate
jealousy,noun,feeling,,,,mass,inanimate
laughter,noun,feeling,,,,mass,inanimate
loneliness,noun,feeling,,,,mass,inanimate
pleasure,noun,feeling,,,,mass,inanimate
pride,noun,feeling,,,,mass,inanimate
rage,noun,feeling,,,,mass,inanimate
relief,noun,feeling,,,,mass,inanimate
sorrow,noun,feeling,,,,mass,inanimate
stress,noun,feeling,,,,mass,inanimate
sympathy,noun,feeling,,,,mass,inanimate
tenderness,noun,feeling,,,,mass,inanimate
thirst,noun,feeling,,,,mass,inanimate
sleepiness,noun,feeling,,,,mass,inanimate
tiredness,noun,feeling,,,,mass,inanimate
feeling,noun,feeling,,,,count,inanimate
sensation,noun,feeling,,,,count,inanimate
fright,noun,feeling,,,,count,inanimate
Arabic,noun,language,,,,mass,inanimate
Basque,noun,language,,,,mass,inanimate
Braille,noun,language,,,,mass,inanimate
Catalan,noun,language,,,,mass,inanimate
Czech,noun,language,,,,mass,inanimate
Danish,noun,language,,,,mass,inanimate
Dutch,noun,language,,,,mass,inanimate
Finnish,noun,language,,,,mass,inanimate
Galician,noun,language,,,,mass,inanimate
Greek,noun,language,,,,mass,inanimate
Hebrew,noun,language,,,,mass,inanimate
Hindi,noun,language,,,,mass,inanimate
Hungarian,noun,language,,,,mass,inanimate
Italian,noun,language,,,,mass,inanimate
Japanese,noun,language,,,,mass,inanimate
Korean,noun,language,,,,mass,inanimate
Latin,noun,language,,,,mass,inanimate
Mandarin,noun,language,,,,mass,inanimate
Norwegian,noun,language,,,,mass,inanimate
Polish,noun,language,,,,mass,inanimate
Quechua,noun,language,,,,mass,inanimate
Romanian,noun,language,,,,mass,inanimate
Russian,noun,language,,,,mass,inanimate
Swahili,noun,language,,,,mass,inanimate
Swedish,noun,language,,,,mass,inanimate
Turkish,noun,language,,,,mass,inanimate
Ukrainian,noun,language,,,,mass,inanimate
Urdu,noun,language,,,,mass,inanimate
Vietnamese,noun,language,,,,mass,inanimate
Welsh,noun,language,,,,mass,inanimate
foreign language,noun,language,,,,count,inanimate
algebra,noun,subject,,,,mass,inanimate
arithmetic,noun,subject,,,,mass,inanimate
astronomy,noun,subject,,,,mass,inanimate
biology,noun,subject,,,,mass,inanimate
calculus,noun,subject,,,,mass,inanimate
chemistry,noun,subject,,,,mass,inanimate
computer science,noun,subject,,,,mass,inanimate
economics,noun,subject,,,,mass,inanimate
geology,noun,subject,,,,mass,inanimate
geometry,noun,subject,,,,mass,inanimate
gym class,noun,subject,,,,mass,inanimate
home economics,noun,subject,,,,mass,inanimate
language arts,noun,subject,,,,mass,inanimate
literature,noun,subject,,,,mass,inanimate
philosophy,noun,subject,,,,mass,inanimate
physics,noun,subject,,,,mass,inanimate
psychology,noun,subject,,,,mass,inanimate
religion,noun,subject,,,,mass,inanimate
social studies,noun,subject,,,,mass,inanimate
sociology,noun,subject,,,,mass,inanimate
spelling,noun,subject,,,,mass,inanimate
shade,noun,color,,,,count,inanimate
mankind,noun,person,,,,mass,human
staff,noun,person,,,,mass,human
folks,noun,person,,plural,,count,human
dozen,noun,quantity,,,,count,inanimate
peanuts,noun,food,,plural,,count,inanimate
talker,noun,device,,,,count,inanimate
bowling,noun,sport,,,,mass,inanimate,bare
amazed,adjective,emotion
amused,adjective,emotion
annoyed,adjective,emotion
anxious,adjective,emotion
astonished,adjective,emotion
cheerful,adjective,emotion
concerned,adjective,emotion
content,adjective,emotion
crabby,adjective,emotion
delighted,adjective,emotion
depressed,adjective,emotion
desperate,adjective,emotion
determined,adjective,emotion
disgusted,adjective,emotion
eager,adjective,emotion
enthusiastic,adjective,emotion
envious,adjective,emotion
fed up,adjective,emotion
frightened,adjective,emotion
furious,adjective,emotion
grateful,adjective,emotion
guilty,adjective,emotion
heartbroken,adjective,emotion
helpless,adjective,emotion
homesick,adjective,emotion
hopeful,adjective,emotion
hopeless,adjective,emotion
horrified,adjective,emotion
impatient,adjective,emotion
impressed,adjective,emotion
insecure,adjective,emotion
interested,adjective,emotion
irritated,adjective,emotion
joyful,adjective,emotion
merry,adjective,emotion
miserable,adjective,emotion
moody,adjective,emotion
offended,adjective,emotion
overjoyed,adjective,emotion
overwhelmed,adjective,emotion
panicked,adjective,emotion
peaceful,adjective,emotion
pleased,adjective,emotion
relieved,adjective,emotion
restless,adjective,emotion
satisfied,adjective,emotion
sensitive,adjective,emotion
shocked,adjective,emotion
stressed,adjective,emotion
stressed out,adjective,emotion
suspicious,adjective,emotion
tense,adjective,emotion
terrified,adjective,emotion
thankful,adjective,emotion
thrilled,adjective,emotion
uneasy,adjective,emotion
unhappy,adjective,emotion
jolly,adjective,emotion
absent,adjective,state
available,adjective,state
bald,adjective,state
bandaged,adjective,state
bare,adjective,state
barefoot,adjective,state
bent,adjective,state
bloody,adjective,state
blocked,adjective,state
breathless,adjective,state
burned,adjective,state
burnt,adjective,state
carsick,adjective,state
comfortable,adjective,state
congested,adjective,state
conscious,adjective,state
constipated,adjective,state
covered,adjective,state
cracked,adjective,state
crowded,adjective,state
damaged,adjective,state
damp,adjective,state
dehydrated,adjective,state
delayed,adjective,state
deserted,adjective,state
disabled,adjective,state
divorced,adjective,state
drunk,adjective,state
employed,adjective,state
engaged,adjective,state
exhausted,adjective,state
feverish,adjective,state
filthy,adjective,state
fixed,adjective,state
frozen,adjective,state
gone,adjective,state
hidden,adjective,state
homeless,adjective,state
hospitalized,adjective,state
in a hurry,adjective,state
in pain,adjective,state
in trouble,adjective,state
infected,adjective,state
injured,adjective,state
invited,adjective,state
jammed,adjective,state
lit,adjective,state
locked,adjective,state
lucky,adjective,state
married,adjective,state
melted,adjective,state
messy,adjective,state
muddy,adjective,state
nauseous,adjective,state
numb,adjective,state
occupied,adjective,state
on fire,adjective,state
on vacation,adjective,state
on holiday,adjective,state
out of breath,adjective,state
out of order,adjective,state
overweight,adjective,state
packed,adjective,state
paralyzed,adjective,state
parked,adjective,state
prepared,adjective,state
queasy,adjective,state
rested,adjective,state
ripped,adjective,state
retired,adjective,state
rotten,adjective,state
seasick,adjective,state
seated,adjective,state
single,adjective,state
soaked,adjective,state
soaking wet,adjective,state
sore,adjective,state
spoiled,adjective,state
stained,adjective,state
starving,adjective,state
stuffy,adjective,state
stuffed,adjective,state
sunburned,adjective,state
swollen,adjective,state
tangled,adjective,state
tied up,adjective,state
torn,adjective,state
trapped,adjective,state
twisted,adjective,state
unavailable,adjective,state
unconscious,adjective,state
uncomfortable,adjective,state
undressed,adjective,state
unemployed,adjective,state
unwell,adjective,state
used up,adjective,state
vacant,adjective,state
well-rested,adjective,state
wide-awake,adjective,state
widowed,adjective,state
worn out,adjective,state
wounded,adjective,state
wrinkled,adjective,state
chilly,adjective,state
icy,adjective,state
itchy,adjective,state
sweaty,adjective,state
under the weather,adjective,state
potty-trained,adjective,state
all gone,adjective,state
all done,adjective,state
allergic,adjective,state
ticklish,adjective,state
able,adjective,quality
absurd,adjective,quality
accurate,adjective,quality
active,adjective,quality
actual,adjective,quality
additional,adjective,quality
adorable,adjective,quality
affectionate,adjective,quality
aggressive,adjective,quality
alike,adjective,quality
amazing,adjective,quality
ambitious,adjective,quality
amusing,adjective,quality
ancient,adjective,quality
annoying,adjective,quality
artificial,adjective,quality
artistic,adjective,quality
attractive,adjective,quality
automatic,adjective,quality
autistic,adjective,quality
average,adjective,quality
awesome,adjective,quality
awful,adjective,quality
awkward,adjective,quality
basic,adjective,quality
bilingual,adjective,quality
blond,adjective,quality
blonde,adjective,quality
blunt,adjective,quality
bold,adjective,quality
bossy,adjective,quality
brief,adjective,quality
brilliant,adjective,quality
brand-new,adjective,quality
bumpy,adjective,quality
capable,adjective,quality
careless,adjective,quality
caring,adjective,quality
certain,adjective,quality
challenging,adjective,quality
charming,adjective,quality
chatty,adjective,quality
chewy,adjective,quality
childish,adjective,quality
classic,adjective,quality
clear,adjective,quality
clumsy,adjective,quality
common,adjective,quality
complete,adjective,quality
complicated,adjective,quality
considerate,adjective,quality
convenient,adjective,quality
cool,adjective,quality
correct,adjective,quality
courageous,adjective,quality
cozy,adjective,quality
creamy,adjective,quality
creative,adjective,quality
creepy,adjective,quality
crisp,adjective,quality
crispy,adjective,quality
cruel,adjective,quality
crunchy,adjective,quality
curly,adjective,quality
dear,adjective,quality
decent,adjective,quality
delicate,adjective,quality
demanding,adjective,quality
dependable,adjective,quality
diabetic,adjective,quality
digital,adjective,quality
direct,adjective,quality
disappointing,adjective,quality
disgusting,adjective,quality
disobedient,adjective,quality
distant,adjective,quality
double,adjective,quality
dramatic,adjective,quality
dull,adjective,quality
dumb,adjective,quality
educational,adjective,quality
elderly,adjective,quality
elegant,adjective,quality
embarrassing,adjective,quality
emotional,adjective,quality
encouraging,adjective,quality
enjoyable,adjective,quality
entertaining,adjective,quality
entire,adjective,quality
essential,adjective,quality
evil,adjective,quality
exact,adjective,quality
excellent,adjective,quality
exciting,adjective,quality
exotic,adjective,quality
extra,adjective,quality
extraordinary,adjective,quality
fake,adjective,quality
false,adjective,quality
familiar,adjective,quality
fantastic,adjective,quality
fascinating,adjective,quality
fashionable,adjective,quality
faithful,adjective,quality
fierce,adjective,quality
final,adjective,quality
firm,adjective,quality
fizzy,adjective,quality
flexible,adjective,quality
fluffy,adjective,quality
folding,adjective,quality
foolish,adjective,quality
foreign,adjective,quality
forgetful,adjective,quality
formal,adjective,quality
fragile,adjective,quality
frequent,adjective,quality
fried,adjective,quality
frightening,adjective,quality
frustrating,adjective,quality
furry,adjective,quality
fuzzy,adjective,quality
general,adjective,quality
generous,adjective,quality
gentle,adjective,quality
genuine,adjective,quality
gifted,adjective,quality
gluten-free,adjective,quality
good-looking,adjective,quality
gorgeous,adjective,quality
graceful,adjective,quality
greasy,adjective,quality
greedy,adjective,quality
gross,adjective,quality
hairy,adjective,quality
handmade,adjective,quality
handsome,adjective,quality
handy,adjective,quality
hardworking,adjective,quality
harmful,adjective,quality
harmless,adjective,quality
healthy,adjective,quality
helpful,adjective,quality
holy,adjective,quality
homemade,adjective,quality
humorous,adjective,quality
humble,adjective,quality
ideal,adjective,quality
identical,adjective,quality
illegal,adjective,quality
imaginary,adjective,quality
immediate,adjective,quality
impolite,adjective,quality
impossible,adjective,quality
impressive,adjective,quality
incorrect,adjective,quality
incredible,adjective,quality
independent,adjective,quality
inexpensive,adjective,quality
innocent,adjective,quality
intelligent,adjective,quality
international,adjective,quality
invisible,adjective,quality
irresponsible,adjective,quality
juicy,adjective,quality
keen,adjective,quality
latest,adjective,quality
left-handed,adjective,quality
legal,adjective,quality
likely,adjective,quality
liquid,adjective,quality
lively,adjective,quality
local,adjective,quality
logical,adjective,quality
loose,adjective,quality
loving,adjective,quality
low-fat,adjective,quality
loyal,adjective,quality
luxurious,adjective,quality
magical,adjective,quality
magnificent,adjective,quality
main,adjective,quality
marvelous,adjective,quality
mature,adjective,quality
mean,adjective,quality
mechanical,adjective,quality
medical,adjective,quality
mental,adjective,quality
mild,adjective,quality
mischievous,adjective,quality
mixed,adjective,quality
modest,adjective,quality
moist,adjective,quality
moldy,adjective,quality
musical,adjective,quality
mysterious,adjective,quality
mute,adjective,quality
nasty,adjective,quality
national,adjective,quality
natural,adjective,quality
neat,adjective,quality
necessary,adjective,quality
normal,adjective,quality
nosy,adjective,quality
nutritious,adjective,quality
obedient,adjective,quality
obvious,adjective,quality
odd,adjective,quality
official,adjective,quality
old-fashioned,adjective,quality
optimistic,adjective,quality
optional,adjective,quality
ordinary,adjective,quality
organic,adjective,quality
original,adjective,quality
outgoing,adjective,quality
outstanding,adjective,quality
overdue,adjective,quality
painful,adjective,quality
painless,adjective,quality
pale,adjective,quality
peculiar,adjective,quality
permanent,adjective,quality
personal,adjective,quality
pessimistic,adjective,quality
picky,adjective,quality
plain,adjective,quality
playful,adjective,quality
pleasant,adjective,quality
pointed,adjective,quality
pointy,adjective,quality
poisonous,adjective,quality
popular,adjective,quality
portable,adjective,quality
positive,adjective,quality
possible,adjective,quality
powerful,adjective,quality
practical,adjective,quality
precious,adjective,quality
prickly,adjective,quality
private,adjective,quality
probable,adjective,quality
professional,adjective,quality
public,adjective,quality
punctual,adjective,quality
pure,adjective,quality
puzzling,adjective,quality
rare,adjective,quality
raw,adjective,quality
realistic,adjective,quality
reasonable,adjective,quality
recent,adjective,quality
refreshing,adjective,quality
regular,adjective,quality
relaxing,adjective,quality
reliable,adjective,quality
religious,adjective,quality
remarkable,adjective,quality
respectful,adjective,quality
responsible,adjective,quality
right-handed,adjective,quality
ripe,adjective,quality
risky,adjective,quality
roasted,adjective,quality
romantic,adjective,quality
runny,adjective,quality
rusty,adjective,quality
sacred,adjective,quality
scary,adjective,quality
selfish,adjective,quality
sensible,adjective,quality
separate,adjective,quality
serious,adjective,quality
severe,adjective,quality
shaggy,adjective,quality
shiny,adjective,quality
significant,adjective,quality
silent,adjective,quality
similar,adjective,quality
simple,adjective,quality
sincere,adjective,quality
skillful,adjective,quality
skinny,adjective,quality
slimy,adjective,quality
slippery,adjective,quality
sloppy,adjective,quality
sly,adjective,quality
sneaky,adjective,quality
sociable,adjective,quality
solid,adjective,quality
soothing,adjective,quality
sparkling,adjective,quality
spectacular,adjective,quality
spotted,adjective,quality
spotty,adjective,quality
squishy,adjective,quality
stable,adjective,quality
stale,adjective,quality
steady,adjective,quality
steep,adjective,quality
stiff,adjective,quality
stinky,adjective,quality
straight,adjective,quality
strange,adjective,quality
strict,adjective,quality
striped,adjective,quality
stubborn,adjective,quality
stunning,adjective,quality
stupid,adjective,quality
stylish,adjective,quality
successful,adjective,quality
sudden,adjective,quality
suitable,adjective,quality
super,adjective,quality
superb,adjective,quality
supportive,adjective,quality
surprising,adjective,quality
swift,adjective,quality
sympathetic,adjective,quality
talented,adjective,quality
talkative,adjective,quality
tame,adjective,quality
tasteless,adjective,quality
tempting,adjective,quality
tender,adjective,quality
terrific,adjective,quality
thoughtful,adjective,quality
thoughtless,adjective,quality
tight,adjective,quality
timid,adjective,quality
toasted,adjective,quality
total,adjective,quality
tough,adjective,quality
toxic,adjective,quality
traditional,adjective,quality
transparent,adjective,quality
tricky,adjective,quality
trustworthy,adjective,quality
typical,adjective,quality
unable,adjective,quality
uncommon,adjective,quality
understanding,adjective,quality
unexpected,adjective,quality
unfair,adjective,quality
unfriendly,adjective,quality
unhealthy,adjective,quality
unimportant,adjective,quality
unique,adjective,quality
universal,adjective,quality
unkind,adjective,quality
unknown,adjective,quality
unlucky,adjective,quality
unnecessary,adjective,quality
unpleasant,adjective,quality
unsafe,adjective,quality
unusual,adjective,quality
urgent,adjective,quality
useless,adjective,quality
usual,adjective,quality
valuable,adjective,quality
various,adjective,quality
vegan,adjective,quality
vegetarian,adjective,quality
violent,adjective,quality
visible,adjective,quality
vital,adjective,quality
vulgar,adjective,quality
warm-hearted,adjective,quality
waterproof,adjective,quality
weird,adjective,quality
well-behaved,adjective,quality
well-known,adjective,quality
whole,adjective,quality
wicked,adjective,quality
wild,adjective,quality
willing,adjective,quality
wireless,adjective,quality
wise,adjective,quality
witty,adjective,quality
worthless,adjective,quality
zany,adjective,quality
stretchy,adjective,quality
see-through,adjective,quality
checkered,adjective,quality
flavorful,adjective,quality
sugar-free,adjective,quality
sugary,adjective,quality
chocolatey,adjective,quality
fruity,adjective,quality
buttery,adjective,quality
cheesy,adjective,quality
minty,adjective,quality
lumpy,adjective,quality
bubbly,adjective,quality
gooey,adjective,quality
mushy,adjective,quality
soggy,adjective,quality
lukewarm,adjective,quality
boiling,adjective,quality
bearded,adjective,quality
redheaded,adjective,quality
American,adjective,quality
British,adjective,quality
Mexican,adjective,quality
Brazilian,adjective,quality
European,adjective,quality
African,adjective,quality
Asian,adjective,quality
Argentinian,adjective,quality
Canadian,adjective,quality
Indian,adjective,quality
Christian,adjective,quality
Jewish,adjective,quality
Muslim,adjective,quality
Catholic,adjective,quality
fourth,adjective,quality
fifth,adjective,quality
sixth,adjective,quality
seventh,adjective,quality
eighth,adjective,quality
ninth,adjective,quality
tenth,adjective,quality
chubby,adjective,size
compact,adjective,size
extra-large,adjective,size
full-size,adjective,size
gigantic,adjective,size
immense,adjective,size
king-size,adjective,size
life-size,adjective,size
massive,adjective,size
medium,adjective,size
medium-sized,adjective,size
microscopic,adjective,size
mini,adjective,size
miniature,adjective,size
minuscule,adjective,size
oversized,adjective,size
petite,adjective,size
plump,adjective,size
shallow,adjective,size
slender,adjective,size
slim,adjective,size
teeny,adjective,size
towering,adjective,size
vast,adjective,size
bite-size,adjective,size
underweight,adjective,size
amber,adjective,color
aqua,adjective,color
beige,adjective,color
bluish,adjective,color
bright red,adjective,color
bright green,adjective,color
bright yellow,adjective,color
burgundy,adjective,color
colorful,adjective,color
colourful,adjective,color
cream-colored,adjective,color
crimson,adjective,color
dark green,adjective,color
dark red,adjective,color
dark brown,adjective,color
dark gray,adjective,color
fluorescent,adjective,color
fuchsia,adjective,color
greenish,adjective,color
indigo,adjective,color
khaki,adjective,color
light green,adjective,color
light brown,adjective,color
light gray,adjective,color
light pink,adjective,color
lime green,adjective,color
magenta,adjective,color
maroon,adjective,color
mauve,adjective,color
multicolored,adjective,color
navy,adjective,color
navy blue,adjective,color
off-white,adjective,color
olive green,adjective,color
pastel,adjective,color
reddish,adjective,color
rosy,adjective,color
royal blue,adjective,color
scarlet,adjective,color
sky blue,adjective,color
tan,adjective,color
turquoise,adjective,color
yellowish,adjective,color
accidentally,adverb,manner,,,,,,,,,end
aloud,adverb,manner,,,,,,,,,end
angrily,adverb,manner,,,,,,,,,end
automatically,adverb,manner,,,,,,,,,end
back to back,adverb,manner,,,,,,,,,end
backwards,adverb,manner,,,,,,,,,end
beautifully,adverb,manner,,,,,,,,,end
blindly,adverb,manner,,,,,,,,,end
bravely,adverb,manner,,,,,,,,,end
brightly,adverb,manner,,,,,,,,,end
by accident,adverb,manner,,,,,,,,,end
by chance,adverb,manner,,,,,,,,,end
by force,adverb,manner,,,,,,,,,end
by hand,adverb,manner,,,,,,,,,end
by heart,adverb,manner,,,,,,,,,end
by mistake,adverb,manner,,,,,,,,,end
by turns,adverb,manner,,,,,,,,,end
calmly,adverb,manner,,,,,,,,,end
carelessly,adverb,manner,,,,,,,,,end
cheerfully,adverb,manner,,,,,,,,,end
clearly,adverb,manner,,,,,,,,,end
closely,adverb,manner,,,,,,,,,end
clumsily,adverb,manner,,,,,,,,,end
completely,adverb,manner,,,,,,,,,end
correctly,adverb,manner,,,,,,,,,end
creatively,adverb,manner,,,,,,,,,end
deeply,adverb,manner,,,,,,,,,end
differently,adverb,manner,,,,,,,,,end
exactly,adverb,manner,,,,,,,,,end
face to face,adverb,manner,,,,,,,,,end
fairly,adverb,manner,,,,,,,,,end
firmly,adverb,manner,,,,,,,,,end
for free,adverb,manner,,,,,,,,,end
for fun,adverb,manner,,,,,,,,,end
for sure,adverb,manner,,,,,,,,,end
forwards,adverb,manner,,,,,,,,,end
freely,adverb,manner,,,,,,,,,end
generously,adverb,manner,,,,,,,,,end
gladly,adverb,manner,,,,,,,,,end
gracefully,adverb,manner,,,,,,,,,end
hand in hand,adverb,manner,,,,,,,,,end
healthily,adverb,manner,,,,,,,,,end
honestly,adverb,manner,,,,,,,,,end
hungrily,adverb,manner,,,,,,,,,end
impatiently,adverb,manner,,,,,,,,,end
in a group,adverb,manner,,,,,,,,,end
in a line,adverb,manner,,,,,,,,,end
in a whisper,adverb,manner,,,,,,,,,end
in circles,adverb,manner,,,,,,,,,end
in line,adverb,manner,,,,,,,,,end
in order,adverb,manner,,,,,,,,,end
in pairs,adverb,manner,,,,,,,,,end
in person,adverb,manner,,,,,,,,,end
in private,adverb,manner,,,,,,,,,end
in public,adverb,manner,,,,,,,,,end
in secret,adverb,manner,,,,,,,,,end
in teams,adverb,manner,,,,,,,,,end
in turns,adverb,manner,,,,,,,,,end
independently,adverb,manner,,,,,,,,,end
kindly,adverb,manner,,,,,,,,,end
lazily,adverb,manner,,,,,,,,,end
like crazy,adverb,manner,,,,,,,,,end
lightly,adverb,manner,,,,,,,,,end
little by little,adverb,manner,,,,,,,,,end
loud and clear,adverb,manner,,,,,,,,,end
madly,adverb,manner,,,,,,,,,end
neatly,adverb,manner,,,,,,,,,end
nervously,adverb,manner,,,,,,,,,end
nicely,adverb,manner,,,,,,,,,end
noisily,adverb,manner,,,,,,,,,end
non-stop,adverb,manner,,,,,,,,,end
nonstop,adverb,manner,,,,,,,,,end
on foot,adverb,manner,,,,,,,,,end
on purpose,adverb,manner,,,,,,,,,end
on tiptoe,adverb,manner,,,,,,,,,end
one at a time,adverb,manner,,,,,,,,,end
one by one,adverb,manner,,,,,,,,,end
on our own,adverb,manner,,,,,,,,,end
on their own,adverb,manner,,,,,,,,,end
on your own,adverb,manner,,,,,,,,,end
on his own,adverb,manner,,,,,,,,,end
on her own,adverb,manner,,,,,,,,,end
out loud,adverb,manner,,,,,,,,,end
painfully,adverb,manner,,,,,,,,,end
patiently,adverb,manner,,,,,,,,,end
peacefully,adverb,manner,,,,,,,,,end
perfectly,adverb,manner,,,,,,,,,end
politely,adverb,manner,,,,,,,,,end
properly,adverb,manner,,,,,,,,,end
proudly,adverb,manner,,,,,,,,,end
rapidly,adverb,manner,,,,,,,,,end
rudely,adverb,manner,,,,,,,,,end
sadly,adverb,manner,,,,,,,,,end
safely,adverb,manner,,,,,,,,,end
seriously,adverb,manner,,,,,,,,,end
shyly,adverb,manner,,,,,,,,,end
side by side,adverb,manner,,,,,,,,,end
silently,adverb,manner,,,,,,,,,end
smoothly,adverb,manner,,,,,,,,,end
step by step,adverb,manner,,,,,,,,,end
strangely,adverb,manner,,,,,,,,,end
thoroughly,adverb,manner,,,,,,,,,end
tightly,adverb,manner,,,,,,,,,end
truthfully,adverb,manner,,,,,,,,,end
upside down,adverb,manner,,,,,,,,,end
warmly,adverb,manner,,,,,,,,,end
well enough,adverb,manner,,,,,,,,,end
wildly,adverb,manner,,,,,,,,,end
wisely,adverb,manner,,,,,,,,,end
with a smile,adverb,manner,,,,,,,,,end
with both hands,adverb,manner,,,,,,,,,end
with one hand,adverb,manner,,,,,,,,,end
with joy,adverb,manner,,,,,,,,,end
with love,adverb,manner,,,,,,,,,end
with patience,adverb,manner,,,,,,,,,end
without stopping,adverb,manner,,,,,,,,,end
without help,adverb,manner,,,,,,,,,end
wrongly,adverb,manner,,,,,,,,,end
all together,adverb,manner,,,,,,,,,end
all alone,adverb,manner,,,,,,,,,end
by yourself,adverb,manner,,,,,,,,,end
by himself,adverb,manner,,,,,,,,,end
by herself,adverb,manner,,,,,,,,,end
by ourselves,adverb,manner,,,,,,,,,end
by themselves,adverb,manner,,,,,,,,,end
as usual,adverb,manner,,,,,,,,,end
inside out,adverb,manner,,,,,,,,,end
actually,adverb,manner,,,,,,,,,start
anyway,adverb,manner,,,,,,,,,start
fortunately,adverb,manner,,,,,,,,,start
hopefully,adverb,manner,,,,,,,,,start
luckily,adverb,manner,,,,,,,,,start
obviously,adverb,manner,,,,,,,,,start
possibly,adverb,manner,,,,,,,,,start
unfortunately,adverb,manner,,,,,,,,,start
in fact,adverb,manner,,,,,,,,,start
at least,adverb,manner,,,,,,,,,start
after a while,adverb,time,,,,,,,,,end
after dinner,adverb,time,,,,,,,,,end
after lunch,adverb,time,,,,,,,,,end
after breakfast,adverb,time,,,,,,,,,end
after school,adverb,time,,,,,,,,,end
after class,adverb,time,,,,,,,,,end
after work,adverb,time,,,,,,,,,end
ages ago,adverb,time,,,,,,,past,,end
all afternoon,adverb,time,,,,,,,,,end
all evening,adverb,time,,,,,,,,,end
all morning,adverb,time,,,,,,,,,end
all summer,adverb,time,,,,,,,,,end
all week,adverb,time,,,,,,,,,end
all weekend,adverb,time,,,,,,,,,end
all year,adverb,time,,,,,,,,,end
all day long,adverb,time,,,,,,,,,end
any minute,adverb,time,,,,,,,future,,end
any time,adverb,time,,,,,,,,,end
at dawn,adverb,time,,,,,,,,,end
at dusk,adverb,time,,,,,,,,,end
at first,adverb,time,,,,,,,,,end
at one o'clock,adverb,time,,,,,,,,,end
at two o'clock,adverb,time,,,,,,,,,end
at three o'clock,adverb,time,,,,,,,,,end
at four o'clock,adverb,time,,,,,,,,,end
at five o'clock,adverb,time,,,,,,,,,end
at six o'clock,adverb,time,,,,,,,,,end
at seven o'clock,adverb,time,,,,,,,,,end
at eight o'clock,adverb,time,,,,,,,,,end
at nine o'clock,adverb,time,,,,,,,,,end
at ten o'clock,adverb,time,,,,,,,,,end
at eleven o'clock,adverb,time,,,,,,,,,end
at twelve o'clock,adverb,time,,,,,,,,,end
at once,adverb,time,,,,,,,,,end
at present,adverb,time,,,,,,,,,end
at sunrise,adverb,time,,,,,,,,,end
at sunset,adverb,time,,,,,,,,,end
at the beginning,adverb,time,,,,,,,,,end
at the end,adverb,time,,,,,,,,,end
at that time,adverb,time,,,,,,,,,end
before bed,adverb,time,,,,,,,,,end
before bedtime,adverb,time,,,,,,,,,end
before breakfast,adverb,time,,,,,,,,,end
before dinner,adverb,time,,,,,,,,,end
before lunch,adverb,time,,,,,,,,,end
before school,adverb,time,,,,,,,,,end
day and night,adverb,time,,,,,,,,,end
during the day,adverb,time,,,,,,,,,end
during the night,adverb,time,,,,,,,,,end
early in the morning,adverb,time,,,,,,,,,end
eventually,adverb,time,,,,,,,,,end
first thing in the morning,adverb,time,,,,,,,,,end
for a minute,adverb,time,,,,,,,,,end
for a moment,adverb,time,,,,,,,,,end
for a week,adverb,time,,,,,,,,,end
for a year,adverb,time,,,,,,,,,end
for hours,adverb,time,,,,,,,,,end
for now,adverb,time,,,,,,,,,end
for the weekend,adverb,time,,,,,,,,,end
for two hours,adverb,time,,,,,,,,,end
immediately,adverb,time,,,,,,,future,,end
in advance,adverb,time,,,,,,,,,end
in no time,adverb,time,,,,,,,future,,end
in the beginning,adverb,time,,,,,,,,,end
in the meantime,adverb,time,,,,,,,,,end
in the middle of the night,adverb,time,,,,,,,,,end
in time,adverb,time,,,,,,,,,end
instantly,adverb,time,,,,,,,,,end
just in time,adverb,time,,,,,,,,,end
lately,adverb,time,,,,,,,,,end
meanwhile,adverb,time,,,,,,,,,end
over the weekend,adverb,time,,,,,,,,,end
overnight,adverb,time,,,,,,,,,end
previously,adverb,time,,,,,,,past,,end
since yesterday,adverb,time,,,,,,,,,end
so far,adverb,time,,,,,,,,,end
straight away,adverb,time,,,,,,,future,,end
right away,adverb,time,,,,,,,future,,end
shortly,adverb,time,,,,,,,future,,end
the next day,adverb,time,,,,,,,,,end
the whole day,adverb,time,,,,,,,,,end
the whole time,adverb,time,,,,,,,,,end
the whole night,adverb,time,,,,,,,,,end
this summer,adverb,time,,,,,,,,,end
this winter,adverb,time,,,,,,,,,end
this Christmas,adverb,time,,,,,,,,,end
three days ago,adverb,time,,,,,,,past,,end
two weeks ago,adverb,time,,,,,,,past,,end
a few days ago,adverb,time,,,,,,,past,,end
too early,adverb,time,,,,,,,,,end
too late,adverb,time,,,,,,,,,end
very early,adverb,time,,,,,,,,,end
very late,adverb,time,,,,,,,,,end
until late,adverb,time,,,,,,,,,end
until now,adverb,time,,,,,,,,,end
a few times,adverb,frequency,,,,,,,,,end
almost always,adverb,frequency,,,,,,,,,end
almost every day,adverb,frequency,,,,,,,,,end
constantly,adverb,frequency,,,,,,,,,end
every Friday,adverb,frequency,,,,,,,,,end
every Thursday,adverb,frequency,,,,,,,,,end
every Tuesday,adverb,frequency,,,,,,,,,end
every Wednesday,adverb,frequency,,,,,,,,,end
every hour,adverb,frequency,,,,,,,,,end
every minute,adverb,frequency,,,,,,,,,end
every now and then,adverb,frequency,,,,,,,,,end
every other day,adverb,frequency,,,,,,,,,end
every school day,adverb,frequency,,,,,,,,,end
every summer,adverb,frequency,,,,,,,,,end
every time,adverb,frequency,,,,,,,,,end
every winter,adverb,frequency,,,,,,,,,end
four times,adverb,frequency,,,,,,,,,end
generally,adverb,frequency,,,,,,,,,end
five times,adverb,frequency,,,,,,,,,end
mostly,adverb,frequency,,,,,,,,,end
nearly always,adverb,frequency,,,,,,,,,end
now and then,adverb,frequency,,,,,,,,,end
now and again,adverb,frequency,,,,,,,,,end
occasionally,adverb,frequency,,,,,,,,,end
on and off,adverb,frequency,,,,,,,,,end
once a month,adverb,frequency,,,,,,,,,end
once a year,adverb,frequency,,,,,,,,,end
once in a while,adverb,frequency,,,,,,,,,end
once more,adverb,frequency,,,,,,,,,end
over and over,adverb,frequency,,,,,,,,,end
over and over again,adverb,frequency,,,,,,,,,end
regularly,adverb,frequency,,,,,,,,,end
repeatedly,adverb,frequency,,,,,,,,,end
several times,adverb,frequency,,,,,,,,,end
three times a day,adverb,frequency,,,,,,,,,end
three times a week,adverb,frequency,,,,,,,,,end
twice a month,adverb,frequency,,,,,,,,,end
twice a year,adverb,frequency,,,,,,,,,end
yearly,adverb,frequency,,,,,,,,,end
monthly,adverb,frequency,,,,,,,,,end
a hundred times,adverb,frequency,,,,,,,,,end
a million times,adverb,frequency,,,,,,,,,end
on Mondays,adverb,frequency,,,,,,,,,end
on Tuesdays,adverb,frequency,,,,,,,,,end
on Wednesdays,adverb,frequency,,,,,,,,,end
on Thursdays,adverb,frequency,,,,,,,,,end
on Fridays,adverb,frequency,,,,,,,,,end
on Saturdays,adverb,frequency,,,,,,,,,end
on Sundays,adverb,frequency,,,,,,,,,end
on weekends,adverb,frequency,,,,,,,,,end
ahead,adverb,direction,,,,,,,,,end
all around,adverb,direction,,,,,,,,,end
all over the place,adverb,direction,,,,,,,,,end
anywhere,adverb,direction,,,,,,,,,end
apart,adverb,direction,,,,,,,,,end
aside,adverb,direction,,,,,,,,,end
at the back,adverb,direction,,,,,,,,,end
at the bottom,adverb,direction,,,,,,,,,end
at the front,adverb,direction,,,,,,,,,end
at the top,adverb,direction,,,,,,,,,end
back and forth,adverb,direction,,,,,,,,,end
backward,adverb,direction,,,,,,,,,end
close by,adverb,direction,,,,,,,,,end
clockwise,adverb,direction,,,,,,,,,end
downhill,adverb,direction,,,,,,,,,end
downtown,adverb,direction,,,,,,,,,end
elsewhere,adverb,direction,,,,,,,,,end
face down,adverb,direction,,,,,,,,,end
far from here,adverb,direction,,,,,,,,,end
forward,adverb,direction,,,,,,,,,end
from here,adverb,direction,,,,,,,,,end
from there,adverb,direction,,,,,,,,,end
here and there,adverb,direction,,,,,,,,,end
high up,adverb,direction,,,,,,,,,end
in front,adverb,direction,,,,,,,,,end
in the back,adverb,direction,,,,,,,,,end
in the distance,adverb,direction,,,,,,,,,end
in the front,adverb,direction,,,,,,,,,end
in the middle,adverb,direction,,,,,,,,,end
in there,adverb,direction,,,,,,,,,end
in here,adverb,direction,,,,,,,,,end
low down,adverb,direction,,,,,,,,,end
next door,adverb,direction,,,,,,,,,end
on the left,adverb,direction,,,,,,,,,end
on the right,adverb,direction,,,,,,,,,end
on top,adverb,direction,,,,,,,,,end
out here,adverb,direction,,,,,,,,,end
out there,adverb,direction,,,,,,,,,end
overhead,adverb,direction,,,,,,,,,end
right here,adverb,direction,,,,,,,,,end
right there,adverb,direction,,,,,,,,,end
round and round,adverb,direction,,,,,,,,,end
sideways,adverb,direction,,,,,,,,,end
somewhere else,adverb,direction,,,,,,,,,end
straight on,adverb,direction,,,,,,,,,end
to and fro,adverb,direction,,,,,,,,,end
underground,adverb,direction,,,,,,,,,end
underwater,adverb,direction,,,,,,,,,end
up and down,adverb,direction,,,,,,,,,end
up here,adverb,direction,,,,,,,,,end
up there,adverb,direction,,,,,,,,,end
down here,adverb,direction,,,,,,,,,end
down there,adverb,direction,,,,,,,,,end
upward,adverb,direction,,,,,,,,,end
uptown,adverb,direction,,,,,,,,,end
uphill,adverb,direction,,,,,,,,,end
upwards,adverb,direction,,,,,,,,,end
downwards,adverb,direction,,,,,,,,,end
within reach,adverb,direction,,,,,,,,,end
all the way,adverb,direction,,,,,,,,,end
up high,adverb,direction,,,,,,,,,end
barely,adverb,frequency,,,,,,,,,before
extremely,adverb,degree,,,,,,,,,verb
incredibly,adverb,degree,,,,,,,,,verb
hardly,adverb,frequency,,,,,,,,,before
particularly,adverb,degree,,,,,,,,,verb
rather,adverb,degree,,,,,,,,,verb
slightly,adverb,degree,,,,,,,,,verb
somewhat,adverb,degree,,,,,,,,,verb
terribly,adverb,degree,,,,,,,,,verb
totally,adverb,degree,,,,,,,,,verb
truly,adverb,degree,,,,,,,,,verb
way too,adverb,degree,,,,,,,,,verb
out,adverb,direction,,,,,,,,,end
Robin,proper-noun,person,,,,,human,bare
Jasmine,proper-noun,person,,,,,human,bare
Melody,proper-noun,person,,,,,human,bare
Basil,proper-noun,person,,,,,human,bare
Carol,proper-noun,person,,,,,human,bare
Angel,proper-noun,person,,,,,human,bare
Summer,proper-noun,person,,,,,human,bare
Clementine,proper-noun,person,,,,,human,bare
Rusty,proper-noun,person,,,,,human,bare
Dean,proper-noun,person,,,,,human,bare
Pat,proper-noun,person,,,,,human,bare
Gene,proper-noun,person,,,,,human,bare
Skip,proper-noun,person,,,,,human,bare
Bath,proper-noun,place,,,,,,bare
Reading,proper-noun,place,,,,,,bare
Phoenix,proper-noun,place,,,,,,bare
board,noun,furniture,,,,count,inanimate
stamp,noun,thing,,,,count,inanimate
score,noun,quantity,,,,count,inanimate
sketch,noun,media,,,,count,inanimate
scratch,noun,illness,,,,count,inanimate
raffle,noun,event,,,,count,inanimate
siren,noun,device,,,,count,inanimate
brake,noun,device,,,,count,inanimate
pedal,noun,device,,,,count,inanimate
tire,noun,thing,,,,count,inanimate
plug,noun,device,,,,count,inanimate
switch,noun,device,,,,count,inanimate
lyrics,noun,media,,plural,,count,inanimate
stage,noun,place,,,,count,inanimate
tap,noun,device,,,,count,inanimate
drain,noun,device,,,,count,inanimate
floss,noun,material,,,,mass,inanimate
cast,noun,thing,,,,count,inanimate
itch,noun,illness,,,,count,inanimate
burn,noun,illness,,,,count,inanimate
splinter,noun,illness,,,,count,inanimate
sting,noun,illness,,,,count,inanimate
pad,noun,thing,,,,count,inanimate
collar,noun,clothing,,,,count,inanimate
sale,noun,event,,,,count,inanimate
roof,noun,home,,,,count,inanimate,definite
driveway,noun,place,,,,count,inanimate
compass,noun,device,,,,count,inanimate
hotdog,noun,food,,,,count,inanimate
yam,noun,food,,,,count,inanimate
waffle,noun,food,,,,count,inanimate
noodle,noun,food,,,,count,inanimate
souvenir,noun,thing,,,,count,inanimate
haircut,noun,thing,,,,count,inanimate
day off,noun,event,,,,count,inanimate
sick day,noun,event,,,,count,inanimate
snow day,noun,event,,,,count,inanimate
check-up,noun,event,,,,count,inanimate
makeover,noun,event,,,,count,inanimate
manicure,noun,event,,,,count,inanimate
timeout,noun,event,,,,count,inanimate
fist bump,noun,event,,,,count,inanimate
thumbs up,noun,event,,,,count,inanimate
head start,noun,event,,,,count,inanimate
second chance,noun,event,,,,count,inanimate
exit,noun,place,,,,count,inanimate
way out,noun,place,,,,count,inanimate
fire exit,noun,place,,,,count,inanimate
concussion,noun,illness,,,,count,inanimate
diarrhoea,noun,illness,,,,mass,inanimate
freeze tag,noun,game,,,,mass,inanimate
draughts,noun,game,,,,mass,inanimate
tug of war,noun,game,,,,mass,inanimate
make-believe,noun,game,,,,mass,inanimate
pretend,noun,game,,,,mass,inanimate
dress-up,noun,game,,,,mass,inanimate
laser tag,noun,game,,,,mass,inanimate
mini golf,noun,game,,,,mass,inanimate
drama,noun,subject,,,,mass,inanimate
sex ed,noun,subject,,,,mass,inanimate
phonics,noun,subject,,,,mass,inanimate
civics,noun,subject,,,,mass,inanimate
Eid,noun,event,,,,mass,inanimate,bare
Lent,noun,event,,,,mass,inanimate,bare
Kwanzaa,noun,event,,,,mass,inanimate,bare
New Year,noun,event,,,,mass,inanimate,bare
Boxing Day,noun,event,,,,mass,inanimate,bare
St. Patrick's Day,noun,event,,,,mass,inanimate,bare
Memorial Day,noun,event,,,,mass,inanimate,bare
Labor Day,noun,event,,,,mass,inanimate,bare
Bonfire Night,noun,event,,,,mass,inanimate,bare
Pancake Day,noun,event,,,,mass,inanimate,bare
Holi,noun,event,,,,mass,inanimate,bare
Purim,noun,event,,,,mass,inanimate,bare
Carnival,noun,event,,,,mass,inanimate,bare
body language,noun,idea,,,,mass,inanimate
X-ray,noun,thing,,,,count,inanimate
x-ray,noun,thing,,,,count,inanimate
MP3,noun,thing,,,,count,inanimate
SMS,noun,thing,,,,count,inanimate
MRI,noun,event,,,,count,inanimate
CT scan,noun,event,,,,count,inanimate
ATM,noun,device,,,,count,inanimate
PC,noun,device,,,,count,inanimate
ID,noun,thing,,,,count,inanimate
SUV,noun,vehicle,,,,count,inanimate
EKG,noun,event,,,,count,inanimate
FBI,proper-noun,place,,,,,inanimate,definite
CIA,proper-noun,place,,,,,inanimate,definite
NHS,proper-noun,place,,,,,inanimate,definite
liter,noun,quantity,,,,count,inanimate
litre,noun,quantity,,,,count,inanimate
milliliter,noun,quantity,,,,count,inanimate
millilitre,noun,quantity,,,,count,inanimate
gallon,noun,quantity,,,,count,inanimate
ounce,noun,quantity,,,,count,inanimate
gram,noun,quantity,,,,count,inanimate
kilogram,noun,quantity,,,,count,inanimate
kilo,noun,quantity,,,,count,inanimate
pint,noun,quantity,,,,count,inanimate
quart,noun,quantity,,,,count,inanimate
mile,noun,quantity,,,,count,inanimate
kilometer,noun,quantity,,,,count,inanimate
kilometre,noun,quantity,,,,count,inanimate
salt and pepper,noun,food,,,,mass,inanimate
mac and cheese,noun,food,,,,mass,inanimate
soft drink,noun,drink,,,,count,inanimate
fizzy drink,noun,drink,,,,count,inanimate
hot drink,noun,drink,,,,count,inanimate
cold drink,noun,drink,,,,count,inanimate
energy drink,noun,drink,,,,count,inanimate
sports drink,noun,drink,,,,count,inanimate
sport drink,noun,drink,,,,count,inanimate

"""#
}
