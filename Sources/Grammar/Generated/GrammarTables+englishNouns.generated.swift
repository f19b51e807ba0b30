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
redhead,noun,person,,,,count,human
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
shellfish,noun,food,,,,mass,inanimate
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
Lego,noun,material,,,,mass,inanimate
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
dentures,noun,thing,,plural,,count,inanimate
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
boo-boo,noun,illness,,,,count,inanimate
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
polka dots,noun,thing,,plural,,count,inanimate
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
safari,noun,activity,,,,count,inanimate
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
stern,adjective,quality
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
completely,adverb,degree,,,,,,,,,verb
correctly,adverb,manner,,,,,,,,,end
creatively,adverb,manner,,,,,,,,,end
deeply,adverb,manner,,,,,,,,,end
differently,adverb,manner,,,,,,,,,end
exactly,adverb,degree,,,,,,,,,verb
face to face,adverb,manner,,,,,,,,,end
fairly,adverb,degree,,,,,,,,,verb
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
obviously,adverb,manner,,,,,,,,,before
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
every winter,adverb,frequency,,,,,,,,,end
four times,adverb,frequency,,,,,,,,,end
generally,adverb,frequency,,,,,,,,,before
five times,adverb,frequency,,,,,,,,,end
mostly,adverb,degree,,,,,,,,,before
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
contract,noun,thing,,,,count,inanimate,,,,,
lease,noun,thing,,,,count,inanimate,,,,,
résumé,noun,thing,,,,count,inanimate,,,,,
questionnaire,noun,thing,,,,count,inanimate,,,,,
checklist,noun,thing,,,,count,inanimate,,,,,
spreadsheet,noun,thing,,,,count,inanimate,,,,,
memo,noun,thing,,,,count,inanimate,,,,,
file,noun,thing,,,,count,inanimate,,,,,
invoice,noun,thing,,,,count,inanimate,,,,,
warranty,noun,thing,,,,count,inanimate,,,,,
blueprint,noun,thing,,,,count,inanimate,,,,,
roadmap,noun,thing,,,,count,inanimate,,,,,
lanyard,noun,thing,,,,count,inanimate,,,,,
logbook,noun,thing,,,,count,inanimate,,,,,
ledger,noun,thing,,,,count,inanimate,,,,,
noticeboard,noun,thing,,,,count,inanimate,,,,,
signpost,noun,thing,,,,count,inanimate,,,,,
Post-it,noun,thing,,,,count,inanimate,,,,,
handbag,noun,thing,,,,count,inanimate,,,,,
rucksack,noun,thing,,,,count,inanimate,,,,,
knapsack,noun,thing,,,,count,inanimate,,,,,
squeegee,noun,thing,,,,count,inanimate,,,,,
hamper,noun,thing,,,,count,inanimate,,,,,
spool,noun,thing,,,,count,inanimate,,,,,
bobbin,noun,thing,,,,count,inanimate,,,,,
peephole,noun,thing,,,,count,inanimate,,,,,
doorstop,noun,thing,,,,count,inanimate,,,,,
doorframe,noun,thing,,,,count,inanimate,,,,,
deadbolt,noun,thing,,,,count,inanimate,,,,,
keypad,noun,thing,,,,count,inanimate,,,,,
shutter,noun,thing,,,,count,inanimate,,,,,
drape,noun,thing,,,,count,inanimate,,,,,
banister,noun,thing,,,,count,inanimate,,,,,
handrail,noun,thing,,,,count,inanimate,,,,,
railing,noun,thing,,,,count,inanimate,,,,,
doorstep,noun,thing,,,,count,inanimate,,,,,
threshold,noun,thing,,,,count,inanimate,,,,,
floorboard,noun,thing,,,,count,inanimate,,,,,
rafter,noun,thing,,,,count,inanimate,,,,,
drainpipe,noun,thing,,,,count,inanimate,,,,,
downspout,noun,thing,,,,count,inanimate,,,,,
weathervane,noun,thing,,,,count,inanimate,,,,,
weathercock,noun,thing,,,,count,inanimate,,,,,
chandelier,noun,thing,,,,count,inanimate,,,,,
cistern,noun,thing,,,,count,inanimate,,,,,
loofah,noun,thing,,,,count,inanimate,,,,,
curler,noun,thing,,,,count,inanimate,,,,,
scrunchie,noun,thing,,,,count,inanimate,,,,,
barrette,noun,thing,,,,count,inanimate,,,,,
hairnet,noun,thing,,,,count,inanimate,,,,,
crowbar,noun,thing,,,,count,inanimate,,,,,
sledgehammer,noun,thing,,,,count,inanimate,,,,,
handsaw,noun,thing,,,,count,inanimate,,,,,
chainsaw,noun,thing,,,,count,inanimate,,,,,
blowtorch,noun,thing,,,,count,inanimate,,,,,
stepladder,noun,thing,,,,count,inanimate,,,,,
vise,noun,thing,,,,count,inanimate,,,,,
washer,noun,thing,,,,count,inanimate,,,,,
rivet,noun,thing,,,,count,inanimate,,,,,
tack,noun,thing,,,,count,inanimate,,,,,
carabiner,noun,thing,,,,count,inanimate,,,,,
pulley,noun,thing,,,,count,inanimate,,,,,
winch,noun,thing,,,,count,inanimate,,,,,
lever,noun,thing,,,,count,inanimate,,,,,
cog,noun,thing,,,,count,inanimate,,,,,
axle,noun,thing,,,,count,inanimate,,,,,
sprinkler,noun,thing,,,,count,inanimate,,,,,
pitchfork,noun,thing,,,,count,inanimate,,,,,
pickaxe,noun,thing,,,,count,inanimate,,,,,
shears,noun,thing,,plural,,count,inanimate,,,,,
planter,noun,thing,,,,count,inanimate,,,,,
trellis,noun,thing,,,,count,inanimate,,,,,
birdbath,noun,thing,,,,count,inanimate,,,,,
birdhouse,noun,thing,,,,count,inanimate,,,,,
sundial,noun,thing,,,,count,inanimate,,,,,
scythe,noun,thing,,,,count,inanimate,,,,,
sickle,noun,thing,,,,count,inanimate,,,,,
horseshoe,noun,thing,,,,count,inanimate,,,,,
stirrup,noun,thing,,,,count,inanimate,,,,,
bridle,noun,thing,,,,count,inanimate,,,,,
harness,noun,thing,,,,count,inanimate,,,,,
yoke,noun,thing,,,,count,inanimate,,,,,
lasso,noun,thing,,,,count,inanimate,,,,,
trough,noun,thing,,,,count,inanimate,,,,,
stockpot,noun,thing,,,,count,inanimate,,,,,
griddle,noun,thing,,,,count,inanimate,,,,,
skillet,noun,thing,,,,count,inanimate,,,,,
nutcracker,noun,thing,,,,count,inanimate,,,,,
breadbox,noun,thing,,,,count,inanimate,,,,,
cafetière,noun,thing,,,,count,inanimate,,,,,
tumbler,noun,thing,,,,count,inanimate,,,,,
goblet,noun,thing,,,,count,inanimate,,,,,
decanter,noun,thing,,,,count,inanimate,,,,,
cooler,noun,thing,,,,count,inanimate,,,,,
serviette,noun,thing,,,,count,inanimate,,,,,
trivet,noun,thing,,,,count,inanimate,,,,,
mortar,noun,thing,,,,count,inanimate,,,,,
pestle,noun,thing,,,,count,inanimate,,,,,
Tupperware,noun,thing,,,,count,inanimate,,,,,
carafe,noun,thing,,,,count,inanimate,,,,,
rollator,noun,thing,,,,count,inanimate,,,,,
footrest,noun,thing,,,,count,inanimate,,,,,
armrest,noun,thing,,,,count,inanimate,,,,,
headrest,noun,thing,,,,count,inanimate,,,,,
magnifier,noun,thing,,,,count,inanimate,,,,,
pictogram,noun,thing,,,,count,inanimate,,,,,
pictograph,noun,thing,,,,count,inanimate,,,,,
beaker,noun,thing,,,,count,inanimate,,,,,
pipette,noun,thing,,,,count,inanimate,,,,,
scalpel,noun,thing,,,,count,inanimate,,,,,
forceps,noun,thing,,plural,,count,inanimate,,,,,
retainer,noun,thing,,,,count,inanimate,,,,,
mouthguard,noun,thing,,,,count,inanimate,,,,,
denture,noun,thing,,,,count,inanimate,,,,,
lens,noun,thing,,,,count,inanimate,,,,,
monocle,noun,thing,,,,count,inanimate,,,,,
calzone,noun,food,,,,count,inanimate,,,,,
canapé,noun,food,,,,count,inanimate,,,,,
cheeseboard,noun,food,,,,count,inanimate,,,,,
chicory,noun,food,,,,count,inanimate,,,,,
chimichanga,noun,food,,,,count,inanimate,,,,,
chorizo,noun,food,,,,count,inanimate,,,,,
crouton,noun,food,,,,count,inanimate,,,,,
cruller,noun,food,,,,count,inanimate,,,,,
currant,noun,food,,,,count,inanimate,,,,,
blackcurrant,noun,food,,,,count,inanimate,,,,,
redcurrant,noun,food,,,,count,inanimate,,,,,
durian,noun,food,,,,count,inanimate,,,,,
yolk,noun,food,,,,count,inanimate,,,,,
eggshell,noun,food,,,,count,inanimate,,,,,
elderberry,noun,food,,,,count,inanimate,,,,,
empanada,noun,food,,,,count,inanimate,,,,,
enchilada,noun,food,,,,count,inanimate,,,,,
fajita,noun,food,,,,count,inanimate,,,,,
falafel,noun,food,,,,count,inanimate,,,,,
fillet,noun,food,,,,count,inanimate,,,,,
focaccia,noun,food,,,,count,inanimate,,,,,
frankfurter,noun,food,,,,count,inanimate,,,,,
fritter,noun,food,,,,count,inanimate,,,,,
gingersnap,noun,food,,,,count,inanimate,,,,,
gnocchi,noun,food,,,,mass,inanimate,,,,,
grain,noun,food,,,,count,inanimate,,,,,
guava,noun,food,,,,count,inanimate,,,,,
gyro,noun,food,,,,count,inanimate,,,,,
sundae,noun,food,,,,count,inanimate,,,,,
jalapeño,noun,food,,,,count,inanimate,,,,,
jawbreaker,noun,food,,,,count,inanimate,,,,,
kumquat,noun,food,,,,count,inanimate,,,,,
lolly,noun,food,,,,count,inanimate,,,,,
naan,noun,food,,,,count,inanimate,,,,,
oatcake,noun,food,,,,count,inanimate,,,,,
omelette,noun,food,,,,count,inanimate,,,,,
papadum,noun,food,,,,count,inanimate,,,,,
pepperoncini,noun,food,,,,count,inanimate,,,,,
pierogi,noun,food,,,,mass,inanimate,,,,,
plantain,noun,food,,,,count,inanimate,,,,,
profiterole,noun,food,,,,count,inanimate,,,,,
quiche,noun,food,,,,count,inanimate,,,,,
rasher,noun,food,,,,count,inanimate,,,,,
satsuma,noun,food,,,,count,inanimate,,,,,
scallion,noun,food,,,,count,inanimate,,,,,
scallop,noun,food,,,,count,inanimate,,,,,
s'more,noun,food,,,,count,inanimate,,,,,
soybean,noun,food,,,,count,inanimate,,,,,
stir-fry,noun,food,,,,count,inanimate,,,,,
strudel,noun,food,,,,count,inanimate,,,,,
swede,noun,food,,,,count,inanimate,,,,,
tamale,noun,food,,,,count,inanimate,,,,,
trifle,noun,food,,,,count,inanimate,,,,,
vol-au-vent,noun,food,,,,count,inanimate,,,,,
wonton,noun,food,,,,count,inanimate,,,,,
samosa,noun,food,,,,count,inanimate,,,,,
pakora,noun,food,,,,count,inanimate,,,,,
arepa,noun,food,,,,count,inanimate,,,,,
churro,noun,food,,,,count,inanimate,,,,,
tostada,noun,food,,,,count,inanimate,,,,,
pupusa,noun,food,,,,count,inanimate,,,,,
bratwurst,noun,food,,,,count,inanimate,,,,,
éclair,noun,food,,,,count,inanimate,,,,,
gumball,noun,food,,,,count,inanimate,,,,,
gobstopper,noun,food,,,,count,inanimate,,,,,
fruitcake,noun,food,,,,count,inanimate,,,,,
cobbler,noun,food,,,,count,inanimate,,,,,
crumble,noun,food,,,,count,inanimate,,,,,
pavlova,noun,food,,,,count,inanimate,,,,,
soufflé,noun,food,,,,count,inanimate,,,,,
parfait,noun,food,,,,count,inanimate,,,,,
alfalfa,noun,food,,,,mass,inanimate,,,,,
allspice,noun,food,,,,mass,inanimate,,,,,
arugula,noun,food,,,,mass,inanimate,,,,,
batter,noun,food,,,,mass,inanimate,,,,,
béchamel,noun,food,,,,mass,inanimate,,,,,
bran,noun,food,,,,mass,inanimate,,,,,
Brie,noun,food,,,,mass,inanimate,,,,,
brisket,noun,food,,,,mass,inanimate,,,,,
bulgur,noun,food,,,,mass,inanimate,,,,,
buttercream,noun,food,,,,mass,inanimate,,,,,
buttermilk,noun,food,,,,mass,inanimate,,,,,
Camembert,noun,food,,,,mass,inanimate,,,,,
caraway,noun,food,,,,mass,inanimate,,,,,
cardamom,noun,food,,,,mass,inanimate,,,,,
celeriac,noun,food,,,,mass,inanimate,,,,,
chard,noun,food,,,,mass,inanimate,,,,,
chives,noun,food,,plural,,count,inanimate,,,,,
chowder,noun,food,,,,mass,inanimate,,,,,
cilantro,noun,food,,,,mass,inanimate,,,,,
coriander,noun,food,,,,mass,inanimate,,,,,
cod,noun,food,,,,mass,inanimate,,,,,
cornmeal,noun,food,,,,mass,inanimate,,,,,
cornstarch,noun,food,,,,mass,inanimate,,,,,
cornflour,noun,food,,,,mass,inanimate,,,,,
cumin,noun,food,,,,mass,inanimate,,,,,
dill,noun,food,,,,mass,inanimate,,,,,
endive,noun,food,,,,mass,inanimate,,,,,
fennel,noun,food,,,,mass,inanimate,,,,,
feta,noun,food,,,,mass,inanimate,,,,,
flan,noun,food,,,,mass,inanimate,,,,,
fondant,noun,food,,,,mass,inanimate,,,,,
fondue,noun,food,,,,mass,inanimate,,,,,
ghee,noun,food,,,,mass,inanimate,,,,,
goulash,noun,food,,,,mass,inanimate,,,,,
gouda,noun,food,,,,mass,inanimate,,,,,
grits,noun,food,,plural,,count,inanimate,,,,,
gumbo,noun,food,,,,mass,inanimate,,,,,
haggis,noun,food,,,,mass,inanimate,,,,,
halibut,noun,food,,,,mass,inanimate,,,,,
halva,noun,food,,,,mass,inanimate,,,,,
herring,noun,food,,,,mass,inanimate,,,,,
horseradish,noun,food,,,,mass,inanimate,,,,,
jambalaya,noun,food,,,,mass,inanimate,,,,,
jello,noun,food,,,,mass,inanimate,,,,,
kelp,noun,food,,,,mass,inanimate,,,,,
kimchi,noun,food,,,,mass,inanimate,,,,,
lemongrass,noun,food,,,,mass,inanimate,,,,,
linguine,noun,food,,,,mass,inanimate,,,,,
liverwurst,noun,food,,,,mass,inanimate,,,,,
lox,noun,food,,,,mass,inanimate,,,,,
mackerel,noun,food,,,,mass,inanimate,,,,,
marinade,noun,food,,,,mass,inanimate,,,,,
Marmite,noun,food,,,,mass,inanimate,,,,,
Vegemite,noun,food,,,,mass,inanimate,,,,,
meatloaf,noun,food,,,,mass,inanimate,,,,,
miso,noun,food,,,,mass,inanimate,,,,,
molasses,noun,food,,,,mass,inanimate,,,,,
treacle,noun,food,,,,mass,inanimate,,,,,
mousse,noun,food,,,,mass,inanimate,,,,,
moussaka,noun,food,,,,mass,inanimate,,,,,
mutton,noun,food,,,,mass,inanimate,,,,,
nougat,noun,food,,,,mass,inanimate,,,,,
orzo,noun,food,,,,mass,inanimate,,,,,
paella,noun,food,,,,mass,inanimate,,,,,
paprika,noun,food,,,,mass,inanimate,,,,,
Parmesan,noun,food,,,,mass,inanimate,,,,,
pastrami,noun,food,,,,mass,inanimate,,,,,
pâté,noun,food,,,,mass,inanimate,,,,,
penne,noun,food,,,,mass,inanimate,,,,,
pepperoni,noun,food,,,,mass,inanimate,,,,,
pilaf,noun,food,,,,mass,inanimate,,,,,
flatbread,noun,food,,,,mass,inanimate,,,,,
polenta,noun,food,,,,mass,inanimate,,,,,
prosciutto,noun,food,,,,mass,inanimate,,,,,
provolone,noun,food,,,,mass,inanimate,,,,,
ramen,noun,food,,,,mass,inanimate,,,,,
ratatouille,noun,food,,,,mass,inanimate,,,,,
rhubarb,noun,food,,,,mass,inanimate,,,,,
saffron,noun,food,,,,mass,inanimate,,,,,
sage,noun,food,,,,mass,inanimate,,,,,
sauerkraut,noun,food,,,,mass,inanimate,,,,,
sorbet,noun,food,,,,mass,inanimate,,,,,
sourdough,noun,food,,,,mass,inanimate,,,,,
spam,noun,food,,,,mass,inanimate,,,,,
spice,noun,food,,,,count,inanimate,,,,,
stock,noun,food,,,,mass,inanimate,,,,,
tabasco,noun,food,,,,mass,inanimate,,,,,
tahini,noun,food,,,,mass,inanimate,,,,,
tapioca,noun,food,,,,mass,inanimate,,,,,
tarragon,noun,food,,,,mass,inanimate,,,,,
tempeh,noun,food,,,,mass,inanimate,,,,,
teriyaki,noun,food,,,,mass,inanimate,,,,,
thyme,noun,food,,,,mass,inanimate,,,,,
tilapia,noun,food,,,,mass,inanimate,,,,,
tiramisu,noun,food,,,,mass,inanimate,,,,,
tripe,noun,food,,,,mass,inanimate,,,,,
trout,noun,food,,,,mass,inanimate,,,,,
turmeric,noun,food,,,,mass,inanimate,,,,,
tzatziki,noun,food,,,,mass,inanimate,,,,,
venison,noun,food,,,,mass,inanimate,,,,,
vermicelli,noun,food,,,,mass,inanimate,,,,,
vinaigrette,noun,food,,,,mass,inanimate,,,,,
wasabi,noun,food,,,,mass,inanimate,,,,,
wheatgerm,noun,food,,,,mass,inanimate,,,,,
sherbet,noun,food,,,,mass,inanimate,,,,,
candyfloss,noun,food,,,,mass,inanimate,,,,,
borscht,noun,food,,,,mass,inanimate,,,,,
gazpacho,noun,food,,,,mass,inanimate,,,,,
passata,noun,food,,,,mass,inanimate,,,,,
gelato,noun,food,,,,mass,inanimate,,,,,
giblets,noun,food,,plural,,count,inanimate,,,,,
chitterlings,noun,food,,plural,,count,inanimate,,,,,
bourbon,noun,drink,,,,mass,inanimate,,,,,
brandy,noun,drink,,,,mass,inanimate,,,,,
cognac,noun,drink,,,,mass,inanimate,,,,,
cola,noun,drink,,,,mass,inanimate,,,,,
Pepsi,noun,drink,,,,mass,inanimate,,,,,
Sprite,noun,drink,,,,mass,inanimate,,,,,
Guinness,noun,drink,,,,mass,inanimate,,,,,
kefir,noun,drink,,,,mass,inanimate,,,,,
kombucha,noun,drink,,,,mass,inanimate,,,,,
lager,noun,drink,,,,mass,inanimate,,,,,
limeade,noun,drink,,,,mass,inanimate,,,,,
mocha,noun,drink,,,,mass,inanimate,,,,,
Prosecco,noun,drink,,,,mass,inanimate,,,,,
rosé,noun,drink,,,,mass,inanimate,,,,,
sake,noun,drink,,,,mass,inanimate,,,,,
sangria,noun,drink,,,,mass,inanimate,,,,,
schnapps,noun,drink,,,,mass,inanimate,,,,,
Scotch,noun,drink,,,,mass,inanimate,,,,,
seltzer,noun,drink,,,,mass,inanimate,,,,,
sherry,noun,drink,,,,mass,inanimate,,,,,
vermouth,noun,drink,,,,mass,inanimate,,,,,
Gatorade,noun,drink,,,,mass,inanimate,,,,,
margarita,noun,drink,,,,count,inanimate,,,,,
martini,noun,drink,,,,count,inanimate,,,,,
mojito,noun,drink,,,,count,inanimate,,,,,
macchiato,noun,drink,,,,count,inanimate,,,,,
frappuccino,noun,drink,,,,count,inanimate,,,,,
slush,noun,drink,,,,mass,inanimate,,,,,
nightcap,noun,drink,,,,count,inanimate,,,,,
balaclava,noun,clothing,,,,count,inanimate,,,,,
bangle,noun,clothing,,,,count,inanimate,,,,,
anklet,noun,clothing,,,,count,inanimate,,,,,
bolero,noun,clothing,,,,count,inanimate,,,,,
cape,noun,clothing,,,,count,inanimate,,,,,
choker,noun,clothing,,,,count,inanimate,,,,,
cravat,noun,clothing,,,,count,inanimate,,,,,
cufflink,noun,clothing,,,,count,inanimate,,,,,
fedora,noun,clothing,,,,count,inanimate,,,,,
fez,noun,clothing,,,,count,inanimate,,,,,
fleece,noun,clothing,,,,count,inanimate,,,,,
frock,noun,clothing,,,,count,inanimate,,,,,
plimsoll,noun,clothing,,,,count,inanimate,,,,,
headdress,noun,clothing,,,,count,inanimate,,,,,
hijab,noun,clothing,,,,count,inanimate,,,,,
burqa,noun,clothing,,,,count,inanimate,,,,,
kippah,noun,clothing,,,,count,inanimate,,,,,
yarmulke,noun,clothing,,,,count,inanimate,,,,,
jockstrap,noun,clothing,,,,count,inanimate,,,,,
lapel,noun,clothing,,,,count,inanimate,,,,,
locket,noun,clothing,,,,count,inanimate,,,,,
moccasin,noun,clothing,,,,count,inanimate,,,,,
muffler,noun,clothing,,,,count,inanimate,,,,,
pinafore,noun,clothing,,,,count,inanimate,,,,,
sarong,noun,clothing,,,,count,inanimate,,,,,
sash,noun,clothing,,,,count,inanimate,,,,,
insole,noun,clothing,,,,count,inanimate,,,,,
skullcap,noun,clothing,,,,count,inanimate,,,,,
stiletto,noun,clothing,,,,count,inanimate,,,,,
sundress,noun,clothing,,,,count,inanimate,,,,,
tailcoat,noun,clothing,,,,count,inanimate,,,,,
trilby,noun,clothing,,,,count,inanimate,,,,,
tunic,noun,clothing,,,,count,inanimate,,,,,
undershirt,noun,clothing,,,,count,inanimate,,,,,
high-top,noun,clothing,,,,count,inanimate,,,,,
windbreaker,noun,clothing,,,,count,inanimate,,,,,
windcheater,noun,clothing,,,,count,inanimate,,,,,
hem,noun,clothing,,,,count,inanimate,,,,,
cuff,noun,clothing,,,,count,inanimate,,,,,
hemline,noun,clothing,,,,count,inanimate,,,,,
neckline,noun,clothing,,,,count,inanimate,,,,,
seam,noun,clothing,,,,count,inanimate,,,,,
camisole,noun,clothing,,,,count,inanimate,,,,,
smock,noun,clothing,,,,count,inanimate,,,,,
mortarboard,noun,clothing,,,,count,inanimate,,,,,
garter,noun,clothing,,,,count,inanimate,,,,,
kaftan,noun,clothing,,,,count,inanimate,,,,,
bell-bottoms,noun,clothing,,plural,,count,inanimate,,,,,
chinos,noun,clothing,,plural,,count,inanimate,,,,,
corduroys,noun,clothing,,plural,,count,inanimate,,,,,
culottes,noun,clothing,,plural,,count,inanimate,,,,,
jeggings,noun,clothing,,plural,,count,inanimate,,,,,
jodhpurs,noun,clothing,,plural,,count,inanimate,,,,,
pantyhose,noun,clothing,,plural,,count,inanimate,,,,,
scrubs,noun,clothing,,plural,,count,inanimate,,,,,
joggers,noun,clothing,,plural,,count,inanimate,,,,,
waders,noun,clothing,,plural,,count,inanimate,,,,,
bifocals,noun,clothing,,plural,,count,inanimate,,,,,
varifocals,noun,clothing,,plural,,count,inanimate,,,,,
undergarments,noun,clothing,,plural,,count,inanimate,,,,,
hand-me-downs,noun,clothing,,plural,,count,inanimate,,,,,
galoshes,noun,clothing,,plural,,count,inanimate,,,,,
Crocs,noun,clothing,,plural,,count,inanimate,,,,,
activewear,noun,clothing,,,,mass,inanimate,,,,,
beachwear,noun,clothing,,,,mass,inanimate,,,,,
loungewear,noun,clothing,,,,mass,inanimate,,,,,
menswear,noun,clothing,,,,mass,inanimate,,,,,
womenswear,noun,clothing,,,,mass,inanimate,,,,,
knitwear,noun,clothing,,,,mass,inanimate,,,,,
outerwear,noun,clothing,,,,mass,inanimate,,,,,
sleepwear,noun,clothing,,,,mass,inanimate,,,,,
workwear,noun,clothing,,,,mass,inanimate,,,,,
headgear,noun,clothing,,,,mass,inanimate,,,,,
eyewear,noun,clothing,,,,mass,inanimate,,,,,
hosiery,noun,clothing,,,,mass,inanimate,,,,,
Velcro,noun,clothing,,,,mass,inanimate,,,,,
rainwear,noun,clothing,,,,mass,inanimate,,,,,
attire,noun,clothing,,,,mass,inanimate,,,,,
apparel,noun,clothing,,,,mass,inanimate,,,,,
aardvark,noun,animal,,,,count,animate,,,,,
albatross,noun,animal,,,,count,animate,,,,,
amphibian,noun,animal,,,,count,animate,,,,,
ape,noun,animal,,,,count,animate,,,,,
barracuda,noun,animal,,,,count,animate,,,,,
beagle,noun,animal,,,,count,animate,,,,,
blackfly,noun,animal,,,,count,animate,,,,,
bloodhound,noun,animal,,,,count,animate,,,,,
blowfish,noun,animal,,,,count,animate,,,,,
bluebird,noun,animal,,,,count,animate,,,,,
bluebottle,noun,animal,,,,count,animate,,,,,
bobcat,noun,animal,,,,count,animate,,,,,
bonobo,noun,animal,,,,count,animate,,,,,
buck,noun,animal,,,,count,animate,,,,,
bulldog,noun,animal,,,,count,animate,,,,,
bullfrog,noun,animal,,,,count,animate,,,,,
bullock,noun,animal,,,,count,animate,,,,,
bullfinch,noun,animal,,,,count,animate,,,,,
buzzard,noun,animal,,,,count,animate,,,,,
capybara,noun,animal,,,,count,animate,,,,,
cardinal,noun,animal,,,,count,animate,,,,,
caribou,noun,animal,,,,count,animate,,,,,
carp,noun,animal,,,,count,animate,,,,,
cassowary,noun,animal,,,,count,animate,,,,,
catfish,noun,animal,,,,count,animate,,,,,
chaffinch,noun,animal,,,,count,animate,,,,,
chameleon,noun,animal,,,,count,animate,,,,,
chickadee,noun,animal,,,,count,animate,,,,,
chihuahua,noun,animal,,,,count,animate,,,,,
chinchilla,noun,animal,,,,count,animate,,,,,
cicada,noun,animal,,,,count,animate,,,,,
clownfish,noun,animal,,,,count,animate,,,,,
cockerel,noun,animal,,,,count,animate,,,,,
codfish,noun,animal,,,,count,animate,,,,,
collie,noun,animal,,,,count,animate,,,,,
condor,noun,animal,,,,count,animate,,,,,
copperhead,noun,animal,,,,count,animate,,,,,
cormorant,noun,animal,,,,count,animate,,,,,
corgi,noun,animal,,,,count,animate,,,,,
cougar,noun,animal,,,,count,animate,,,,,
crayfish,noun,animal,,,,count,animate,,,,,
critter,noun,animal,,,,count,animate,,,,,
crustacean,noun,animal,,,,count,animate,,,,,
cuckoo,noun,animal,,,,count,animate,,,,,
cuttlefish,noun,animal,,,,count,animate,,,,,
Dalmatian,noun,animal,,,,count,animate,,,,,
dachshund,noun,animal,,,,count,animate,,,,,
dingo,noun,animal,,,,count,animate,,,,,
doe,noun,animal,,,,count,animate,,,,,
dormouse,noun,animal,,,,count,animate,,,,,
drake,noun,animal,,,,count,animate,,,,,
dromedary,noun,animal,,,,count,animate,,,,,
echidna,noun,animal,,,,count,animate,,,,,
egret,noun,animal,,,,count,animate,,,,,
emu,noun,animal,,,,count,animate,,,,,
ewe,noun,animal,,,,count,animate,,,,,
finch,noun,animal,,,,count,animate,,,,,
gnu,noun,animal,,,,count,animate,,,,,
gopher,noun,animal,,,,count,animate,,,,,
goldfinch,noun,animal,,,,count,animate,,,,,
gosling,noun,animal,,,,count,animate,,,,,
greyhound,noun,animal,,,,count,animate,,,,,
groundhog,noun,animal,,,,count,animate,,,,,
grouse,noun,animal,,,,count,animate,,,,,
sheepdog,noun,animal,,,,count,animate,,,,,
kitty,noun,animal,,,,count,animate,,,,,
tomcat,noun,animal,,,,count,animate,,,,,
guppy,noun,animal,,,,count,animate,,,,,
haddock,noun,animal,,,,count,animate,,,,,
hippopotamus,noun,animal,,,,count,animate,,,,,
honeybee,noun,animal,,,,count,animate,,,,,
hookworm,noun,animal,,,,count,animate,,,,,
hound,noun,animal,,,,count,animate,,,,,
husky,noun,animal,,,,count,animate,,,,,
ibex,noun,animal,,,,count,animate,,,,,
ibis,noun,animal,,,,count,animate,,,,,
impala,noun,animal,,,,count,animate,,,,,
inchworm,noun,animal,,,,count,animate,,,,,
jackdaw,noun,animal,,,,count,animate,,,,,
jackrabbit,noun,animal,,,,count,animate,,,,,
jay,noun,animal,,,,count,animate,,,,,
joey,noun,animal,,,,count,animate,,,,,
koi,noun,animal,,,,count,animate,,,,,
krill,noun,animal,,,,mass,animate,,,,,
Labrador,noun,animal,,,,count,animate,,,,,
lapdog,noun,animal,,,,count,animate,,,,,
lark,noun,animal,,,,count,animate,,,,,
lioness,noun,animal,,,,count,animate,,,,,
loon,noun,animal,,,,count,animate,,,,,
lovebird,noun,animal,,,,count,animate,,,,,
maggot,noun,animal,,,,count,animate,,,,,
mallard,noun,animal,,,,count,animate,,,,,
manatee,noun,animal,,,,count,animate,,,,,
mandrill,noun,animal,,,,count,animate,,,,,
mantis,noun,animal,,,,count,animate,,,,,
marlin,noun,animal,,,,count,animate,,,,,
marmoset,noun,animal,,,,count,animate,,,,,
marmot,noun,animal,,,,count,animate,,,,,
marsupial,noun,animal,,,,count,animate,,,,,
marten,noun,animal,,,,count,animate,,,,,
mayfly,noun,animal,,,,count,animate,,,,,
mealworm,noun,animal,,,,count,animate,,,,,
millipede,noun,animal,,,,count,animate,,,,,
mink,noun,animal,,,,count,animate,,,,,
minnow,noun,animal,,,,count,animate,,,,,
mockingbird,noun,animal,,,,count,animate,,,,,
mole,noun,animal,,,,count,animate,,,,,
mollusk,noun,animal,,,,count,animate,,,,,
mongrel,noun,animal,,,,count,animate,,,,,
muskrat,noun,animal,,,,count,animate,,,,,
mustang,noun,animal,,,,count,animate,,,,,
mutt,noun,animal,,,,count,animate,,,,,
oriole,noun,animal,,,,count,animate,,,,,
osprey,noun,animal,,,,count,animate,,,,,
partridge,noun,animal,,,,count,animate,,,,,
peahen,noun,animal,,,,count,animate,,,,,
pike,noun,animal,,,,count,animate,,,,,
polecat,noun,animal,,,,count,animate,,,,,
poodle,noun,animal,,,,count,animate,,,,,
porpoise,noun,animal,,,,count,animate,,,,,
possum,noun,animal,,,,count,animate,,,,,
primate,noun,animal,,,,count,animate,,,,,
pterodactyl,noun,animal,,,,count,animate,,,,,
pufferfish,noun,animal,,,,count,animate,,,,,
pug,noun,animal,,,,count,animate,,,,,
racehorse,noun,animal,,,,count,animate,,,,,
raptor,noun,animal,,,,count,animate,,,,,
rattlesnake,noun,animal,,,,count,animate,,,,,
retriever,noun,animal,,,,count,animate,,,,,
roadrunner,noun,animal,,,,count,animate,,,,,
rodent,noun,animal,,,,count,animate,,,,,
Rottweiler,noun,animal,,,,count,animate,,,,,
shrew,noun,animal,,,,count,animate,,,,,
skylark,noun,animal,,,,count,animate,,,,,
sow,noun,animal,,,,count,animate,,,,,
spaniel,noun,animal,,,,count,animate,,,,,
spinosaurus,noun,animal,,,,count,animate,,,,,
springbok,noun,animal,,,,count,animate,,,,,
stag,noun,animal,,,,count,animate,,,,,
stegosaurus,noun,animal,,,,count,animate,,,,,
stoat,noun,animal,,,,count,animate,,,,,
swordfish,noun,animal,,,,count,animate,,,,,
tapir,noun,animal,,,,count,animate,,,,,
terrier,noun,animal,,,,count,animate,,,,,
thrush,noun,animal,,,,count,animate,,,,,
turtledove,noun,animal,,,,count,animate,,,,,
velociraptor,noun,animal,,,,count,animate,,,,,
vole,noun,animal,,,,count,animate,,,,,
wagtail,noun,animal,,,,count,animate,,,,,
wallaby,noun,animal,,,,count,animate,,,,,
weevil,noun,animal,,,,count,animate,,,,,
whippet,noun,animal,,,,count,animate,,,,,
wildebeest,noun,animal,,,,count,animate,,,,,
wolverine,noun,animal,,,,count,animate,,,,,
wolfhound,noun,animal,,,,count,animate,,,,,
wren,noun,animal,,,,count,animate,,,,,
yellowjacket,noun,animal,,,,count,animate,,,,,
Yorkie,noun,animal,,,,count,animate,,,,,
predator,noun,animal,,,,count,animate,,,,,
prey,noun,animal,,,,mass,animate,,,,,
hatchling,noun,animal,,,,count,animate,,,,,
fledgling,noun,animal,,,,count,animate,,,,,
nestling,noun,animal,,,,count,animate,,,,,
chrysalis,noun,animal,,,,count,animate,,,,,
larva,noun,animal,,,,count,animate,,,,,
pupa,noun,animal,,,,count,animate,,,,,
tapeworm,noun,animal,,,,count,animate,,,,,
microbe,noun,nature,,,,count,inanimate,,,,,
bacterium,noun,nature,,,,count,inanimate,,,,,
germ,noun,nature,,,,count,inanimate,,,,,
parasite,noun,animal,,,,count,animate,,,,,
bedbug,noun,animal,,,,count,animate,,,,,
activist,noun,person,,,,count,human,,,,,
adviser,noun,person,,,,count,human,,,,,
advisor,noun,person,,,,count,human,,,,,
ambassador,noun,person,,,,count,human,,,,,
anchorman,noun,person,,,,count,human,,,,,
anesthesiologist,noun,person,,,,count,human,,,,,
announcer,noun,person,,,,count,human,,,,,
anthropologist,noun,person,,,,count,human,,,,,
archaeologist,noun,person,,,,count,human,,,,,
assassin,noun,person,,,,count,human,,,,,
astrologer,noun,person,,,,count,human,,,,,
astronomer,noun,person,,,,count,human,,,,,
auctioneer,noun,person,,,,count,human,,,,,
audiologist,noun,person,,,,count,human,,,,,
auditor,noun,person,,,,count,human,,,,,
bachelor,noun,person,,,,count,human,,,,,
backpacker,noun,person,,,,count,human,,,,,
balloonist,noun,person,,,,count,human,,,,,
barista,noun,person,,,,count,human,,,,,
bassist,noun,person,,,,count,human,,,,,
beautician,noun,person,,,,count,human,,,,,
beekeeper,noun,person,,,,count,human,,,,,
beggar,noun,person,,,,count,human,,,,,
biologist,noun,person,,,,count,human,,,,,
blacksmith,noun,person,,,,count,human,,,,,
blogger,noun,person,,,,count,human,,,,,
boarder,noun,person,,,,count,human,,,,,
bodybuilder,noun,person,,,,count,human,,,,,
bookkeeper,noun,person,,,,count,human,,,,,
bouncer,noun,person,,,,count,human,,,,,
breadwinner,noun,person,,,,count,human,,,,,
broker,noun,person,,,,count,human,,,,,
bystander,noun,person,,,,count,human,,,,,
cabinetmaker,noun,person,,,,count,human,,,,,
cameraman,noun,person,,,,count,human,,,,,
cardiologist,noun,person,,,,count,human,,,,,
cellist,noun,person,,,,count,human,,,,,
CEO,noun,person,,,,count,human,,,,,
chairman,noun,person,,,,count,human,,,,,
chairperson,noun,person,,,,count,human,,,,,
chairwoman,noun,person,,,,count,human,,,,,
chauffeur,noun,person,,,,count,human,,,,,
chemist,noun,person,,,,count,human,,,,,
chiropractor,noun,person,,,,count,human,,,,,
choreographer,noun,person,,,,count,human,,,,,
clerk,noun,person,,,,count,human,,,,,
client,noun,person,,,,count,human,,,,,
commander,noun,person,,,,count,human,,,,,
commuter,noun,person,,,,count,human,,,,,
comrade,noun,person,,,,count,human,,,,,
confectioner,noun,person,,,,count,human,,,,,
consultant,noun,person,,,,count,human,,,,,
consumer,noun,person,,,,count,human,,,,,
contestant,noun,person,,,,count,human,,,,,
contractor,noun,person,,,,count,human,,,,,
convict,noun,person,,,,count,human,,,,,
coroner,noun,person,,,,count,human,,,,,
councilor,noun,person,,,,count,human,,,,,
councillor,noun,person,,,,count,human,,,,,
courier,noun,person,,,,count,human,,,,,
craftsman,noun,person,,,,count,human,,,,,
creator,noun,person,,,,count,human,,,,,
curator,noun,person,,,,count,human,,,,,
crook,noun,person,,,,count,human,,,,,
darling,noun,person,,,,count,human,,,,,
deacon,noun,person,,,,count,human,,,,,
dealer,noun,person,,,,count,human,,,,,
defendant,noun,person,,,,count,human,,,,,
delegate,noun,person,,,,count,human,,,,,
deputy,noun,person,,,,count,human,,,,,
dermatologist,noun,person,,,,count,human,,,,,
descendant,noun,person,,,,count,human,,,,,
developer,noun,person,,,,count,human,,,,,
dietician,noun,person,,,,count,human,,,,,
dietitian,noun,person,,,,count,human,,,,,
diplomat,noun,person,,,,count,human,,,,,
disciple,noun,person,,,,count,human,,,,,
DJ,noun,person,,,,count,human,,,,,
donor,noun,person,,,,count,human,,,,,
doorman,noun,person,,,,count,human,,,,,
dreamer,noun,person,,,,count,human,,,,,
dressmaker,noun,person,,,,count,human,,,,,
economist,noun,person,,,,count,human,,,,,
educator,noun,person,,,,count,human,,,,,
elder,noun,person,,,,count,human,,,,,
employer,noun,person,,,,count,human,,,,,
entertainer,noun,person,,,,count,human,,,,,
entrepreneur,noun,person,,,,count,human,,,,,
executive,noun,person,,,,count,human,,,,,
eyewitness,noun,person,,,,count,human,,,,,
farmhand,noun,person,,,,count,human,,,,,
financier,noun,person,,,,count,human,,,,,
fireman,noun,person,,,,count,human,,,,,
foreman,noun,person,,,,count,human,,,,,
founder,noun,person,,,,count,human,,,,,
freelancer,noun,person,,,,count,human,,,,,
freshman,noun,person,,,,count,human,,,,,
friar,noun,person,,,,count,human,,,,,
fugitive,noun,person,,,,count,human,,,,,
binman,noun,person,,,,count,human,,,,,
gambler,noun,person,,,,count,human,,,,,
geologist,noun,person,,,,count,human,,,,,
glassblower,noun,person,,,,count,human,,,,,
goalie,noun,person,,,,count,human,,,,,
godparent,noun,person,,,,count,human,,,,,
godchild,noun,person,,,,count,human,,,,,
governor,noun,person,,,,count,human,,,,,
grandkid,noun,person,,,,count,human,,,,,
grocer,noun,person,,,,count,human,,,,,
great-aunt,noun,person,,,,count,human,,,,,
great-uncle,noun,person,,,,count,human,,,,,
great-grandchild,noun,person,,,,count,human,,,,,
great-granddaughter,noun,person,,,,count,human,,,,,
great-grandson,noun,person,,,,count,human,,,,,
great-grandparent,noun,person,,,,count,human,,,,,
gravedigger,noun,person,,,,count,human,,,,,
guardian,noun,person,,,,count,human,,,,,
gynecologist,noun,person,,,,count,human,,,,,
hacker,noun,person,,,,count,human,,,,,
handyman,noun,person,,,,count,human,,,,,
healer,noun,person,,,,count,human,,,,,
heir,noun,person,,,,count,human,,,,,
hermit,noun,person,,,,count,human,,,,,
hiker,noun,person,,,,count,human,,,,,
historian,noun,person,,,,count,human,,,,,
hitchhiker,noun,person,,,,count,human,,,,,
hobbyist,noun,person,,,,count,human,,,,,
homemaker,noun,person,,,,count,human,,,,,
homeowner,noun,person,,,,count,human,,,,,
hostage,noun,person,,,,count,human,,,,,
hotelier,noun,person,,,,count,human,,,,,
hypnotist,noun,person,,,,count,human,,,,,
illustrator,noun,person,,,,count,human,,,,,
infant,noun,person,,,,count,human,,,,,
influencer,noun,person,,,,count,human,,,,,
inhabitant,noun,person,,,,count,human,,,,,
instructor,noun,person,,,,count,human,,,,,
intruder,noun,person,,,,count,human,,,,,
investigator,noun,person,,,,count,human,,,,,
investor,noun,person,,,,count,human,,,,,
jockey,noun,person,,,,count,human,,,,,
joker,noun,person,,,,count,human,,,,,
juror,noun,person,,,,count,human,,,,,
kidnapper,noun,person,,,,count,human,,,,,
laborer,noun,person,,,,count,human,,,,,
labourer,noun,person,,,,count,human,,,,,
landlady,noun,person,,,,count,human,,,,,
landowner,noun,person,,,,count,human,,,,,
landscaper,noun,person,,,,count,human,,,,,
lass,noun,person,,,,count,human,,,,,
lawmaker,noun,person,,,,count,human,,,,,
lieutenant,noun,person,,,,count,human,,,,,
listener,noun,person,,,,count,human,,,,,
locksmith,noun,person,,,,count,human,,,,,
logger,noun,person,,,,count,human,,,,,
machinist,noun,person,,,,count,human,,,,,
mailwoman,noun,person,,,,count,human,,,,,
manicurist,noun,person,,,,count,human,,,,,
manufacturer,noun,person,,,,count,human,,,,,
martyr,noun,person,,,,count,human,,,,,
masseuse,noun,person,,,,count,human,,,,,
mathematician,noun,person,,,,count,human,,,,,
matron,noun,person,,,,count,human,,,,,
medic,noun,person,,,,count,human,,,,,
mentor,noun,person,,,,count,human,,,,,
merchant,noun,person,,,,count,human,,,,,
meteorologist,noun,person,,,,count,human,,,,,
midwife,noun,person,,,,count,human,,,,,
migrant,noun,person,,,,count,human,,,,,
milkman,noun,person,,,,count,human,,,,,
millionaire,noun,person,,,,count,human,,,,,
billionaire,noun,person,,,,count,human,,,,,
moderator,noun,person,,,,count,human,,,,,
mourner,noun,person,,,,count,human,,,,,
mover,noun,person,,,,count,human,,,,,
mugger,noun,person,,,,count,human,,,,,
murderer,noun,person,,,,count,human,,,,,
narrator,noun,person,,,,count,human,,,,,
navigator,noun,person,,,,count,human,,,,,
nerd,noun,person,,,,count,human,,,,,
newscaster,noun,person,,,,count,human,,,,,
newsreader,noun,person,,,,count,human,,,,,
nobleman,noun,person,,,,count,human,,,,,
novelist,noun,person,,,,count,human,,,,,
obstetrician,noun,person,,,,count,human,,,,,
offender,noun,person,,,,count,human,,,,,
oncologist,noun,person,,,,count,human,,,,,
ophthalmologist,noun,person,,,,count,human,,,,,
opponent,noun,person,,,,count,human,,,,,
optometrist,noun,person,,,,count,human,,,,,
organizer,noun,person,,,,count,human,,,,,
organiser,noun,person,,,,count,human,,,,,
orthodontist,noun,person,,,,count,human,,,,,
outcast,noun,person,,,,count,human,,,,,
outlaw,noun,person,,,,count,human,,,,,
paratrooper,noun,person,,,,count,human,,,,,
parishioner,noun,person,,,,count,human,,,,,
pastor,noun,person,,,,count,human,,,,,
pathologist,noun,person,,,,count,human,,,,,
patron,noun,person,,,,count,human,,,,,
peacemaker,noun,person,,,,count,human,,,,,
peasant,noun,person,,,,count,human,,,,,
pedestrian,noun,person,,,,count,human,,,,,
pensioner,noun,person,,,,count,human,,,,,
performer,noun,person,,,,count,human,,,,,
philosopher,noun,person,,,,count,human,,,,,
physicist,noun,person,,,,count,human,,,,,
pickpocket,noun,person,,,,count,human,,,,,
pilgrim,noun,person,,,,count,human,,,,,
podiatrist,noun,person,,,,count,human,,,,,
porter,noun,person,,,,count,human,,,,,
postwoman,noun,person,,,,count,human,,,,,
potter,noun,person,,,,count,human,,,,,
prankster,noun,person,,,,count,human,,,,,
pre-teen,noun,person,,,,count,human,,,,,
preschooler,noun,person,,,,count,human,,,,,
producer,noun,person,,,,count,human,,,,,
prophet,noun,person,,,,count,human,,,,,
prosecutor,noun,person,,,,count,human,,,,,
protester,noun,person,,,,count,human,,,,,
publisher,noun,person,,,,count,human,,,,,
racer,noun,person,,,,count,human,,,,,
radiologist,noun,person,,,,count,human,,,,,
rancher,noun,person,,,,count,human,,,,,
rapper,noun,person,,,,count,human,,,,,
reader,noun,person,,,,count,human,,,,,
rector,noun,person,,,,count,human,,,,,
renter,noun,person,,,,count,human,,,,,
representative,noun,person,,,,count,human,,,,,
researcher,noun,person,,,,count,human,,,,,
resident,noun,person,,,,count,human,,,,,
retailer,noun,person,,,,count,human,,,,,
retiree,noun,person,,,,count,human,,,,,
rider,noun,person,,,,count,human,,,,,
rival,noun,person,,,,count,human,,,,,
saleswoman,noun,person,,,,count,human,,,,,
schoolboy,noun,person,,,,count,human,,,,,
schoolgirl,noun,person,,,,count,human,,,,,
schoolchild,noun,person,,,,count,human,,,,,
screenwriter,noun,person,,,,count,human,,,,,
seamstress,noun,person,,,,count,human,,,,,
sender,noun,person,,,,count,human,,,,,
sergeant,noun,person,,,,count,human,,,,,
sheriff,noun,person,,,,count,human,,,,,
shoplifter,noun,person,,,,count,human,,,,,
shopper,noun,person,,,,count,human,,,,,
sidekick,noun,person,,,,count,human,,,,,
singer-songwriter,noun,person,,,,count,human,,,,,
skateboarder,noun,person,,,,count,human,,,,,
sleepyhead,noun,person,,,,count,human,,,,,
smoker,noun,person,,,,count,human,,,,,
smuggler,noun,person,,,,count,human,,,,,
snowboarder,noun,person,,,,count,human,,,,,
footballer,noun,person,,,,count,human,,,,,
sociologist,noun,person,,,,count,human,,,,,
soloist,noun,person,,,,count,human,,,,,
songwriter,noun,person,,,,count,human,,,,,
spectator,noun,person,,,,count,human,,,,,
sponsor,noun,person,,,,count,human,,,,,
spokesman,noun,person,,,,count,human,,,,,
spokesperson,noun,person,,,,count,human,,,,,
spokeswoman,noun,person,,,,count,human,,,,,
spouse,noun,person,,,,count,human,,,,,
squire,noun,person,,,,count,human,,,,,
stagehand,noun,person,,,,count,human,,,,,
stepchild,noun,person,,,,count,human,,,,,
stepdaughter,noun,person,,,,count,human,,,,,
stepson,noun,person,,,,count,human,,,,,
stepparent,noun,person,,,,count,human,,,,,
steward,noun,person,,,,count,human,,,,,
stewardess,noun,person,,,,count,human,,,,,
stockbroker,noun,person,,,,count,human,,,,,
stonemason,noun,person,,,,count,human,,,,,
stuntman,noun,person,,,,count,human,,,,,
suffragette,noun,person,,,,count,human,,,,,
superstar,noun,person,,,,count,human,,,,,
supervisor,noun,person,,,,count,human,,,,,
supplier,noun,person,,,,count,human,,,,,
supporter,noun,person,,,,count,human,,,,,
surveyor,noun,person,,,,count,human,,,,,
survivor,noun,person,,,,count,human,,,,,
suspect,noun,person,,,,count,human,,,,,
taxpayer,noun,person,,,,count,human,,,,,
telemarketer,noun,person,,,,count,human,,,,,
trader,noun,person,,,,count,human,,,,,
traitor,noun,person,,,,count,human,,,,,
treasurer,noun,person,,,,count,human,,,,,
trespasser,noun,person,,,,count,human,,,,,
triplet,noun,person,,,,count,human,,,,,
truant,noun,person,,,,count,human,,,,,
trucker,noun,person,,,,count,human,,,,,
trumpeter,noun,person,,,,count,human,,,,,
typist,noun,person,,,,count,human,,,,,
tyrant,noun,person,,,,count,human,,,,,
umpire,noun,person,,,,count,human,,,,,
undertaker,noun,person,,,,count,human,,,,,
upholsterer,noun,person,,,,count,human,,,,,
usher,noun,person,,,,count,human,,,,,
veteran,noun,person,,,,count,human,,,,,
victim,noun,person,,,,count,human,,,,,
viewer,noun,person,,,,count,human,,,,,
vlogger,noun,person,,,,count,human,,,,,
voter,noun,person,,,,count,human,,,,,
wanderer,noun,person,,,,count,human,,,,,
watchmaker,noun,person,,,,count,human,,,,,
weatherman,noun,person,,,,count,human,,,,,
weightlifter,noun,person,,,,count,human,,,,,
welder,noun,person,,,,count,human,,,,,
widow,noun,person,,,,count,human,,,,,
widower,noun,person,,,,count,human,,,,,
woodcutter,noun,person,,,,count,human,,,,,
workaholic,noun,person,,,,count,human,,,,,
worshipper,noun,person,,,,count,human,,,,,
wrestler,noun,person,,,,count,human,,,,,
YouTuber,noun,person,,,,count,human,,,,,
zoologist,noun,person,,,,count,human,,,,,
ex-wife,noun,person,,,,count,human,,,,,
acquaintance,noun,person,,,,count,human,,,,,
pal,noun,person,,,,count,human,,,,,
bestie,noun,person,,,,count,human,,,,,
chum,noun,person,,,,count,human,,,,,
valedictorian,noun,person,,,,count,human,,,,,
know-it-all,noun,person,,,,count,human,,,,,
tomboy,noun,person,,,,count,human,,,,,
chatterbox,noun,person,,,,count,human,,,,,
crybaby,noun,person,,,,count,human,,,,,
daredevil,noun,person,,,,count,human,,,,,
show-off,noun,person,,,,count,human,,,,,
troublemaker,noun,person,,,,count,human,,,,,
slowpoke,noun,person,,,,count,human,,,,,
bookworm,noun,person,,,,count,human,,,,,
foodie,noun,person,,,,count,human,,,,,
scaredy-cat,noun,person,,,,count,human,,,,,
liar,noun,person,,,,count,human,,,,,
coward,noun,person,,,,count,human,,,,,
snob,noun,person,,,,count,human,,,,,
ninja,noun,person,,,,count,human,,,,,
samurai,noun,person,,,,count,human,,,,,
pharaoh,noun,person,,,,count,human,,,,,
gladiator,noun,person,,,,count,human,,,,,
Viking,noun,person,,,,count,human,,,,,
cavewoman,noun,person,,,,count,human,,,,,
centaur,noun,person,,,,count,human,,,,,
cyclops,noun,person,,,,count,human,,,,,
werewolf,noun,person,,,,count,human,,,,,
bogeyman,noun,person,,,,count,human,,,,,
boogeyman,noun,person,,,,count,human,,,,,
sandman,noun,person,,,,count,human,definite,,,,
genie,noun,person,,,,count,human,,,,,
sorcerer,noun,person,,,,count,human,,,,,
sorceress,noun,person,,,,count,human,,,,,
gnome,noun,person,,,,count,human,,,,,
pixie,noun,person,,,,count,human,,,,,
jester,noun,person,,,,count,human,,,,,
gunman,noun,person,,,,count,human,,,,,
sniper,noun,person,,,,count,human,,,,,
terrorist,noun,person,,,,count,human,,,,,
arsonist,noun,person,,,,count,human,,,,,
vandal,noun,person,,,,count,human,,,,,
hijacker,noun,person,,,,count,human,,,,,
mobster,noun,person,,,,count,human,,,,,
gangster,noun,person,,,,count,human,,,,,
burglar,noun,person,,,,count,human,,,,,
duke,noun,person,,,,count,human,,,,,
duchess,noun,person,,,,count,human,,,,,
countess,noun,person,,,,count,human,,,,,
baron,noun,person,,,,count,human,,,,,
baroness,noun,person,,,,count,human,,,,,
empress,noun,person,,,,count,human,,,,,
sheikh,noun,person,,,,count,human,,,,,
sultan,noun,person,,,,count,human,,,,,
czar,noun,person,,,,count,human,,,,,
shareholder,noun,person,,,,count,human,,,,,
beneficiary,noun,person,,,,count,human,,,,,
applicant,noun,person,,,,count,human,,,,,
interviewer,noun,person,,,,count,human,,,,,
interviewee,noun,person,,,,count,human,,,,,
plaintiff,noun,person,,,,count,human,,,,,
attorney,noun,person,,,,count,human,,,,,
barrister,noun,person,,,,count,human,,,,,
solicitor,noun,person,,,,count,human,,,,,
paralegal,noun,person,,,,count,human,,,,,
magistrate,noun,person,,,,count,human,,,,,
lord,noun,person,,,,count,human,,,,,
gentleman,noun,person,,,,count,human,,,,,
dude,noun,person,,,,count,human,,,,,
bloke,noun,person,,,,count,human,,,,,
chap,noun,person,,,,count,human,,,,,
tot,noun,person,,,,count,human,,,,,
tyke,noun,person,,,,count,human,,,,,
adolescent,noun,person,,,,count,human,,,,,
centenarian,noun,person,,,,count,human,,,,,
octogenarian,noun,person,,,,count,human,,,,,
model,noun,person,,,,count,human,,,,,
mate,noun,person,,,,count,human,,,,,
youth,noun,person,,,,count,human,,,,,
airfield,noun,place,,,,count,inanimate,,,,,
alleyway,noun,place,,,,count,inanimate,,,,,
allotment,noun,place,,,,count,inanimate,,,,,
archipelago,noun,place,,,,count,inanimate,,,,,
auditorium,noun,place,,,,count,inanimate,,,,,
ballroom,noun,place,,,,count,inanimate,,,,,
bandstand,noun,place,,,,count,inanimate,,,,,
battlefield,noun,place,,,,count,inanimate,,,,,
bazaar,noun,place,,,,count,inanimate,,,,,
birthplace,noun,place,,,,count,inanimate,,,,,
boardwalk,noun,place,,,,count,inanimate,,,,,
boathouse,noun,place,,,,count,inanimate,,,,,
bog,noun,place,,,,count,inanimate,,,,,
brewery,noun,place,,,,count,inanimate,,,,,
brook,noun,place,,,,count,inanimate,,,,,
bullring,noun,place,,,,count,inanimate,,,,,
bunker,noun,place,,,,count,inanimate,,,,,
cabaret,noun,place,,,,count,inanimate,,,,,
chamber,noun,place,,,,count,inanimate,,,,,
clearing,noun,place,,,,count,inanimate,,,,,
cobbler's,noun,place,,,,count,inanimate,,,,,
coffeehouse,noun,place,,,,count,inanimate,,,,,
consulate,noun,place,,,,count,inanimate,,,,,
crematorium,noun,place,,,,count,inanimate,,,,,
cul-de-sac,noun,place,,,,count,inanimate,,,,,
dairy,noun,food,,,,mass,inanimate,,,,,
dam,noun,place,,,,count,inanimate,,,,,
delta,noun,place,,,,count,inanimate,,,,,
distillery,noun,place,,,,count,inanimate,,,,,
eatery,noun,place,,,,count,inanimate,,,,,
enclosure,noun,place,,,,count,inanimate,,,,,
fjord,noun,place,,,,count,inanimate,,,,,
footbridge,noun,place,,,,count,inanimate,,,,,
foothill,noun,place,,,,count,inanimate,,,,,
fortress,noun,place,,,,count,inanimate,,,,,
foundry,noun,place,,,,count,inanimate,,,,,
freeway,noun,place,,,,count,inanimate,,,,,
frontier,noun,place,,,,count,inanimate,,,,,
gateway,noun,place,,,,count,inanimate,,,,,
glade,noun,place,,,,count,inanimate,,,,,
gorge,noun,place,,,,count,inanimate,,,,,
grocer's,noun,place,,,,count,inanimate,,,,,
grotto,noun,place,,,,count,inanimate,,,,,
gulf,noun,place,,,,count,inanimate,,,,,
gully,noun,place,,,,count,inanimate,,,,,
hamlet,noun,place,,,,count,inanimate,,,,,
hangar,noun,place,,,,count,inanimate,,,,,
hayloft,noun,place,,,,count,inanimate,,,,,
helipad,noun,place,,,,count,inanimate,,,,,
hilltop,noun,place,,,,count,inanimate,,,,,
hillside,noun,place,,,,count,inanimate,,,,,
homeland,noun,place,,,,count,inanimate,,,,,
hometown,noun,place,,,,count,inanimate,,,,,
hospice,noun,place,,,,count,inanimate,,,,,
isle,noun,place,,,,count,inanimate,,,,,
isthmus,noun,place,,,,count,inanimate,,,,,
jobcentre,noun,place,,,,count,inanimate,,,,,
jeweller's,noun,place,,,,count,inanimate,,,,,
jetty,noun,place,,,,count,inanimate,,,,,
junction,noun,place,,,,count,inanimate,,,,,
kingdom,noun,place,,,,count,inanimate,,,,,
landfill,noun,place,,,,count,inanimate,,,,,
landmark,noun,place,,,,count,inanimate,,,,,
launderette,noun,place,,,,count,inanimate,,,,,
lawn,noun,place,,,,count,inanimate,,,,,
lay-by,noun,place,,,,count,inanimate,,,,,
lodge,noun,place,,,,count,inanimate,,,,,
stall,noun,place,,,,count,inanimate,,,,,
megastore,noun,place,,,,count,inanimate,,,,,
memorial,noun,place,,,,count,inanimate,,,,,
metropolis,noun,place,,,,count,inanimate,,,,,
mill,noun,place,,,,count,inanimate,,,,,
windmill,noun,place,,,,count,inanimate,,,,,
watermill,noun,place,,,,count,inanimate,,,,,
minefield,noun,place,,,,count,inanimate,,,,,
moat,noun,place,,,,count,inanimate,,,,,
moor,noun,place,,,,count,inanimate,,,,,
peak,noun,place,,,,count,inanimate,,,,,
summit,noun,place,,,,count,inanimate,,,,,
multiplex,noun,place,,,,count,inanimate,,,,,
newsagent's,noun,place,,,,count,inanimate,,,,,
newsagent,noun,place,,,,count,inanimate,,,,,
nightspot,noun,place,,,,count,inanimate,,,,,
observatory,noun,place,,,,count,inanimate,,,,,
outpost,noun,place,,,,count,inanimate,,,,,
overpass,noun,place,,,,count,inanimate,,,,,
paddock,noun,place,,,,count,inanimate,,,,,
parish,noun,place,,,,count,inanimate,,,,,
parkland,noun,place,,,,count,inanimate,,,,,
passageway,noun,place,,,,count,inanimate,,,,,
peninsula,noun,place,,,,count,inanimate,,,,,
planetarium,noun,place,,,,count,inanimate,,,,,
plateau,noun,place,,,,count,inanimate,,,,,
platform,noun,place,,,,count,inanimate,,,,,
precinct,noun,place,,,,count,inanimate,,,,,
prison,noun,place,,,,count,inanimate,,,,,
promenade,noun,place,,,,count,inanimate,,,,,
quay,noun,place,,,,count,inanimate,,,,,
quayside,noun,place,,,,count,inanimate,,,,,
railroad,noun,place,,,,count,inanimate,,,,,
railway,noun,place,,,,count,inanimate,,,,,
reception,noun,place,,,,count,inanimate,,,,,
refinery,noun,place,,,,count,inanimate,,,,,
republic,noun,place,,,,count,inanimate,,,,,
residence,noun,place,,,,count,inanimate,,,,,
ridge,noun,place,,,,count,inanimate,,,,,
riverside,noun,place,,,,count,inanimate,,,,,
salon,noun,place,,,,count,inanimate,,,,,
sanctuary,noun,place,,,,count,inanimate,,,,,
savanna,noun,place,,,,count,inanimate,,,,,
sawmill,noun,place,,,,count,inanimate,,,,,
schoolyard,noun,place,,,,count,inanimate,,,,,
schoolroom,noun,place,,,,count,inanimate,,,,,
seaport,noun,place,,,,count,inanimate,,,,,
sewer,noun,place,,,,count,inanimate,,,,,
shantytown,noun,place,,,,count,inanimate,,,,,
shortcut,noun,place,,,,count,inanimate,,,,,
shrine,noun,place,,,,count,inanimate,,,,,
slum,noun,place,,,,count,inanimate,,,,,
steelworks,noun,place,,plural,,count,inanimate,,,,,
steppe,noun,place,,,,count,inanimate,,,,,
stockroom,noun,place,,,,count,inanimate,,,,,
storefront,noun,place,,,,count,inanimate,,,,,
strait,noun,place,,,,count,inanimate,,,,,
superstore,noun,place,,,,count,inanimate,,,,,
teahouse,noun,place,,,,count,inanimate,,,,,
territory,noun,place,,,,count,inanimate,,,,,
terminus,noun,place,,,,count,inanimate,,,,,
township,noun,place,,,,count,inanimate,,,,,
tundra,noun,place,,,,count,inanimate,,,,,
T-junction,noun,place,,,,count,inanimate,,,,,
viewpoint,noun,place,,,,count,inanimate,,,,,
wharf,noun,place,,,,count,inanimate,,,,,
woodland,noun,place,,,,count,inanimate,,,,,
woodshed,noun,place,,,,count,inanimate,,,,,
archway,noun,place,,,,count,inanimate,,,,,
aviary,noun,place,,,,count,inanimate,,,,,
barnyard,noun,place,,,,count,inanimate,,,,,
bistro,noun,place,,,,count,inanimate,,,,,
brasserie,noun,place,,,,count,inanimate,,,,,
cowshed,noun,place,,,,count,inanimate,,,,,
henhouse,noun,place,,,,count,inanimate,,,,,
pigsty,noun,place,,,,count,inanimate,,,,,
doghouse,noun,place,,,,count,inanimate,,,,,
dovecote,noun,place,,,,count,inanimate,,,,,
ICU,noun,place,,,,count,inanimate,,,,,
morgue,noun,place,,,,count,inanimate,,,,,
mortuary,noun,place,,,,count,inanimate,,,,,
lido,noun,place,,,,count,inanimate,,,,,
cell,noun,place,,,,count,inanimate,,,,,
state,noun,place,,,,count,inanimate,,,,,
property,noun,place,,,,count,inanimate,,,,,
landing,noun,place,,,,count,inanimate,,,,,
barracks,noun,place,,plural,,count,inanimate,,,,,
outskirts,noun,place,,plural,,count,inanimate,,,,,
ruins,noun,place,,plural,,count,inanimate,,,,,
wetlands,noun,place,,plural,,count,inanimate,,,,,
highlands,noun,place,,plural,,count,inanimate,,,,,
Antarctic,noun,place,,,,count,inanimate,definite,,,,
Midwest,noun,place,,,,count,inanimate,definite,,,,
outback,noun,place,,,,count,inanimate,definite,,,,
adapter,noun,device,,,,count,inanimate,,,,,
barcode,noun,thing,,,,count,inanimate,,,,,
boiler,noun,device,,,,count,inanimate,,,,,
furnace,noun,device,,,,count,inanimate,,,,,
dehumidifier,noun,device,,,,count,inanimate,,,,,
metronome,noun,device,,,,count,inanimate,,,,,
tuner,noun,device,,,,count,inanimate,,,,,
monitor,noun,device,,,,count,inanimate,,,,,
motherboard,noun,device,,,,count,inanimate,,,,,
CD-ROM,noun,device,,,,count,inanimate,,,,,
toner,noun,material,,,,mass,inanimate,,,,,
circuit,noun,device,,,,count,inanimate,,,,,
microchip,noun,device,,,,count,inanimate,,,,,
cursor,noun,device,,,,count,inanimate,,,,,
touchpad,noun,device,,,,count,inanimate,,,,,
trackball,noun,device,,,,count,inanimate,,,,,
defibrillator,noun,device,,,,count,inanimate,,,,,
dishwasher,noun,device,,,,count,inanimate,,,,,
cooker,noun,device,,,,count,inanimate,,,,,
hob,noun,device,,,,count,inanimate,,,,,
juicer,noun,device,,,,count,inanimate,,,,,
minibar,noun,device,,,,count,inanimate,,,,,
strimmer,noun,device,,,,count,inanimate,,,,,
epilator,noun,device,,,,count,inanimate,,,,,
crimper,noun,device,,,,count,inanimate,,,,,
stairlift,noun,device,,,,count,inanimate,,,,,
chairlift,noun,device,,,,count,inanimate,,,,,
Nintendo,noun,device,,,,count,inanimate,,,,,
jukebox,noun,device,,,,count,inanimate,,,,,
boombox,noun,device,,,,count,inanimate,,,,,
Walkman,noun,device,,,,count,inanimate,,,,,
turntable,noun,device,,,,count,inanimate,,,,,
tripod,noun,thing,,,,count,inanimate,,,,,
dashboard,noun,device,,,,count,inanimate,,,,,
speedometer,noun,device,,,,count,inanimate,,,,,
odometer,noun,device,,,,count,inanimate,,,,,
airbag,noun,device,,,,count,inanimate,,,,,
exhaust,noun,device,,,,count,inanimate,,,,,
gearbox,noun,device,,,,count,inanimate,,,,,
ignition,noun,device,,,,count,inanimate,,,,,
carburetor,noun,device,,,,count,inanimate,,,,,
kickstand,noun,thing,,,,count,inanimate,,,,,
handlebar,noun,thing,,,,count,inanimate,,,,,
spoke,noun,thing,,,,count,inanimate,,,,,
indicator,noun,device,,,,count,inanimate,,,,,
taillight,noun,device,,,,count,inanimate,,,,,
hubcap,noun,thing,,,,count,inanimate,,,,,
sunroof,noun,device,,,,count,inanimate,,,,,
puncture,noun,thing,,,,count,inanimate,,,,,
propeller,noun,device,,,,count,inanimate,,,,,
rudder,noun,device,,,,count,inanimate,,,,,
cockpit,noun,device,,,,count,inanimate,,,,,
periscope,noun,device,,,,count,inanimate,,,,,
seismograph,noun,device,,,,count,inanimate,,,,,
barometer,noun,device,,,,count,inanimate,,,,,
streetlamp,noun,device,,,,count,inanimate,,,,,
floodlight,noun,device,,,,count,inanimate,,,,,
spotlight,noun,device,,,,count,inanimate,,,,,
headlamp,noun,device,,,,count,inanimate,,,,,
semi-truck,noun,vehicle,,,,count,inanimate,,,,,
barge,noun,vehicle,,,,count,inanimate,,,,,
biplane,noun,vehicle,,,,count,inanimate,,,,,
bobsled,noun,vehicle,,,,count,inanimate,,,,,
narrowboat,noun,vehicle,,,,count,inanimate,,,,,
houseboat,noun,vehicle,,,,count,inanimate,,,,,
catamaran,noun,vehicle,,,,count,inanimate,,,,,
harvester,noun,vehicle,,,,count,inanimate,,,,,
coupe,noun,vehicle,,,,count,inanimate,,,,,
dogsled,noun,vehicle,,,,count,inanimate,,,,,
double-decker,noun,vehicle,,,,count,inanimate,,,,,
dustcart,noun,vehicle,,,,count,inanimate,,,,,
e-bike,noun,vehicle,,,,count,inanimate,,,,,
hatchback,noun,vehicle,,,,count,inanimate,,,,,
handcart,noun,vehicle,,,,count,inanimate,,,,,
horsebox,noun,vehicle,,,,count,inanimate,,,,,
airliner,noun,vehicle,,,,count,inanimate,,,,,
microlight,noun,vehicle,,,,count,inanimate,,,,,
minicab,noun,vehicle,,,,count,inanimate,,,,,
pedalo,noun,vehicle,,,,count,inanimate,,,,,
sedan,noun,vehicle,,,,count,inanimate,,,,,
seaplane,noun,vehicle,,,,count,inanimate,,,,,
sidecar,noun,vehicle,,,,count,inanimate,,,,,
stagecoach,noun,vehicle,,,,count,inanimate,,,,,
taxicab,noun,vehicle,,,,count,inanimate,,,,,
toboggan,noun,vehicle,,,,count,inanimate,,,,,
tuk-tuk,noun,vehicle,,,,count,inanimate,,,,,
funicular,noun,vehicle,,,,count,inanimate,,,,,
warship,noun,vehicle,,,,count,inanimate,,,,,
battleship,noun,vehicle,,,,count,inanimate,,,,,
ferryboat,noun,vehicle,,,,count,inanimate,,,,,
paddleboard,noun,vehicle,,,,count,inanimate,,,,,
sailplane,noun,vehicle,,,,count,inanimate,,,,,
Zamboni,noun,vehicle,,,,count,inanimate,,,,,
airway,noun,body,,,,count,inanimate,,,,,
artery,noun,body,,,,count,inanimate,,,,,
birthmark,noun,body,,,,count,inanimate,,,,,
bowel,noun,body,,,,count,inanimate,,,,,
brow,noun,body,,,,count,inanimate,,,,,
cheekbone,noun,body,,,,count,inanimate,,,,,
cornea,noun,body,,,,count,inanimate,,,,,
cuticle,noun,body,,,,count,inanimate,,,,,
diaphragm,noun,body,,,,count,inanimate,,,,,
earlobe,noun,body,,,,count,inanimate,,,,,
esophagus,noun,body,,,,count,inanimate,,,,,
fingernail,noun,body,,,,count,inanimate,,,,,
thumbnail,noun,body,,,,count,inanimate,,,,,
toenail,noun,body,,,,count,inanimate,,,,,
fingerprint,noun,body,,,,count,inanimate,,,,,
gland,noun,body,,,,count,inanimate,,,,,
groin,noun,body,,,,count,inanimate,,,,,
gut,noun,body,,,,count,inanimate,,,,,
hairline,noun,body,,,,count,inanimate,,,,,
hamstring,noun,body,,,,count,inanimate,,,,,
heartbeat,noun,body,,,,count,inanimate,,,,,
pulse,noun,body,,,,count,inanimate,,,,,
hipbone,noun,body,,,,count,inanimate,,,,,
instep,noun,body,,,,count,inanimate,,,,,
jawbone,noun,body,,,,count,inanimate,,,,,
jawline,noun,body,,,,count,inanimate,,,,,
joint,noun,body,,,,count,inanimate,,,,,
larynx,noun,body,,,,count,inanimate,,,,,
lap,noun,body,,,,count,inanimate,,,,,
ligament,noun,body,,,,count,inanimate,,,,,
ovary,noun,body,,,,count,inanimate,,,,,
pancreas,noun,body,,,,count,inanimate,,,,,
pelvis,noun,body,,,,count,inanimate,,,,,
pore,noun,body,,,,count,inanimate,,,,,
prostate,noun,body,,,,count,inanimate,,,,,
rectum,noun,body,,,,count,inanimate,,,,,
retina,noun,body,,,,count,inanimate,,,,,
shinbone,noun,body,,,,count,inanimate,,,,,
sinus,noun,body,,,,count,inanimate,,,,,
spleen,noun,body,,,,count,inanimate,,,,,
tendon,noun,body,,,,count,inanimate,,,,,
testicle,noun,body,,,,count,inanimate,,,,,
thyroid,noun,body,,,,count,inanimate,,,,,
trachea,noun,body,,,,count,inanimate,,,,,
uterus,noun,body,,,,count,inanimate,,,,,
vertebra,noun,body,,,,count,inanimate,,,,,
waistline,noun,body,,,,count,inanimate,,,,,
windpipe,noun,body,,,,count,inanimate,,,,,
womb,noun,body,,,,count,inanimate,,,,,
whisker,noun,body,,,,count,inanimate,,,,,
nape,noun,body,,,,count,inanimate,,,,,
sideburn,noun,body,,,,count,inanimate,,,,,
goatee,noun,body,,,,count,inanimate,,,,,
dreadlock,noun,body,,,,count,inanimate,,,,,
six-pack,noun,body,,,,count,inanimate,,,,,
breath,noun,body,,,,count,inanimate,,,,,
cartilage,noun,body,,,,mass,inanimate,,,,,
dandruff,noun,body,,,,mass,inanimate,,,,,
DNA,noun,body,,,,mass,inanimate,,,,,
flesh,noun,body,,,,mass,inanimate,,,,,
phlegm,noun,body,,,,mass,inanimate,,,,,
plasma,noun,body,,,,mass,inanimate,,,,,
pus,noun,body,,,,mass,inanimate,,,,,
sperm,noun,body,,,,mass,inanimate,,,,,
complexion,noun,body,,,,count,inanimate,,,,,
abscess,noun,illness,,,,count,inanimate,,,,,
addiction,noun,illness,,,,count,inanimate,,,,,
ailment,noun,illness,,,,count,inanimate,,,,,
aneurysm,noun,illness,,,,count,inanimate,,,,,
callus,noun,illness,,,,count,inanimate,,,,,
cataract,noun,illness,,,,count,inanimate,,,,,
cyst,noun,illness,,,,count,inanimate,,,,,
relapse,noun,illness,,,,count,inanimate,,,,,
snakebite,noun,illness,,,,count,inanimate,,,,,
spasm,noun,illness,,,,count,inanimate,,,,,
stammer,noun,illness,,,,count,inanimate,,,,,
stye,noun,illness,,,,count,inanimate,,,,,
UTI,noun,illness,,,,count,inanimate,,,,,
miscarriage,noun,illness,,,,count,inanimate,,,,,
outbreak,noun,illness,,,,count,inanimate,,,,,
epidemic,noun,illness,,,,count,inanimate,,,,,
pandemic,noun,illness,,,,count,inanimate,,,,,
impairment,noun,illness,,,,count,inanimate,,,,,
ADHD,noun,illness,,,,mass,inanimate,,,,,
AIDS,noun,illness,,,,mass,inanimate,,,,,
HIV,noun,illness,,,,mass,inanimate,,,,,
Alzheimer's,noun,illness,,,,mass,inanimate,,,,,
ALS,noun,illness,,,,mass,inanimate,,,,,
amnesia,noun,illness,,,,mass,inanimate,,,,,
angina,noun,illness,,,,mass,inanimate,,,,,
anorexia,noun,illness,,,,mass,inanimate,,,,,
bulimia,noun,illness,,,,mass,inanimate,,,,,
aphasia,noun,illness,,,,mass,inanimate,,,,,
apraxia,noun,illness,,,,mass,inanimate,,,,,
arthrosis,noun,illness,,,,mass,inanimate,,,,,
Asperger's,noun,illness,,,,mass,inanimate,,,,,
astigmatism,noun,illness,,,,mass,inanimate,,,,,
ataxia,noun,illness,,,,mass,inanimate,,,,,
bloating,noun,illness,,,,mass,inanimate,,,,,
bronchiolitis,noun,illness,,,,mass,inanimate,,,,,
cholera,noun,illness,,,,mass,inanimate,,,,,
claustrophobia,noun,illness,,,,mass,inanimate,,,,,
colic,noun,illness,,,,mass,inanimate,,,,,
colitis,noun,illness,,,,mass,inanimate,,,,,
conjunctivitis,noun,illness,,,,mass,inanimate,,,,,
coronavirus,noun,illness,,,,mass,inanimate,,,,,
croup,noun,illness,,,,mass,inanimate,,,,,
cystitis,noun,illness,,,,mass,inanimate,,,,,
deafblindness,noun,illness,,,,mass,inanimate,,,,,
dehydration,noun,illness,,,,mass,inanimate,,,,,
dermatitis,noun,illness,,,,mass,inanimate,,,,,
diphtheria,noun,illness,,,,mass,inanimate,,,,,
dyscalculia,noun,illness,,,,mass,inanimate,,,,,
dyslexia,noun,illness,,,,mass,inanimate,,,,,
dyspraxia,noun,illness,,,,mass,inanimate,,,,,
dystonia,noun,illness,,,,mass,inanimate,,,,,
eyestrain,noun,illness,,,,mass,inanimate,,,,,
fatigue,noun,illness,,,,mass,inanimate,,,,,
fibromyalgia,noun,illness,,,,mass,inanimate,,,,,
flatulence,noun,illness,,,,mass,inanimate,,,,,
frostbite,noun,illness,,,,mass,inanimate,,,,,
gangrene,noun,illness,,,,mass,inanimate,,,,,
gastritis,noun,illness,,,,mass,inanimate,,,,,
gastroenteritis,noun,illness,,,,mass,inanimate,,,,,
glaucoma,noun,illness,,,,mass,inanimate,,,,,
gout,noun,illness,,,,mass,inanimate,,,,,
gingivitis,noun,illness,,,,mass,inanimate,,,,,
halitosis,noun,illness,,,,mass,inanimate,,,,,
heatstroke,noun,illness,,,,mass,inanimate,,,,,
sunstroke,noun,illness,,,,mass,inanimate,,,,,
hemophilia,noun,illness,,,,mass,inanimate,,,,,
herpes,noun,illness,,,,mass,inanimate,,,,,
hydrocephalus,noun,illness,,,,mass,inanimate,,,,,
hyperactivity,noun,illness,,,,mass,inanimate,,,,,
hypertension,noun,illness,,,,mass,inanimate,,,,,
hypothermia,noun,illness,,,,mass,inanimate,,,,,
impetigo,noun,illness,,,,mass,inanimate,,,,,
incontinence,noun,illness,,,,mass,inanimate,,,,,
influenza,noun,illness,,,,mass,inanimate,,,,,
jaundice,noun,illness,,,,mass,inanimate,,,,,
laryngitis,noun,illness,,,,mass,inanimate,,,,,
leprosy,noun,illness,,,,mass,inanimate,,,,,
lupus,noun,illness,,,,mass,inanimate,,,,,
seasickness,noun,illness,,,,mass,inanimate,,,,,
OCD,noun,illness,,,,mass,inanimate,,,,,
osteoporosis,noun,illness,,,,mass,inanimate,,,,,
paralysis,noun,illness,,,,mass,inanimate,,,,,
Parkinson's,noun,illness,,,,mass,inanimate,,,,,
plague,noun,illness,,,,mass,inanimate,,,,,
polio,noun,illness,,,,mass,inanimate,,,,,
PTSD,noun,illness,,,,mass,inanimate,,,,,
psoriasis,noun,illness,,,,mass,inanimate,,,,,
psychosis,noun,illness,,,,mass,inanimate,,,,,
rheumatism,noun,illness,,,,mass,inanimate,,,,,
ringworm,noun,illness,,,,mass,inanimate,,,,,
rubella,noun,illness,,,,mass,inanimate,,,,,
salmonella,noun,illness,,,,mass,inanimate,,,,,
schizophrenia,noun,illness,,,,mass,inanimate,,,,,
sciatica,noun,illness,,,,mass,inanimate,,,,,
sepsis,noun,illness,,,,mass,inanimate,,,,,
shingles,noun,illness,,,,mass,inanimate,,,,,
short-sightedness,noun,illness,,,,mass,inanimate,,,,,
spasticity,noun,illness,,,,mass,inanimate,,,,,
tetanus,noun,illness,,,,mass,inanimate,,,,,
tinnitus,noun,illness,,,,mass,inanimate,,,,,
Tourette's,noun,illness,,,,mass,inanimate,,,,,
typhoid,noun,illness,,,,mass,inanimate,,,,,
vertigo,noun,illness,,,,mass,inanimate,,,,,
vomiting,noun,illness,,,,mass,inanimate,,,,,
self-harm,noun,illness,,,,mass,inanimate,,,,,
burnout,noun,illness,,,,mass,inanimate,,,,,
hoarseness,noun,illness,,,,mass,inanimate,,,,,
numbness,noun,illness,,,,mass,inanimate,,,,,
soreness,noun,illness,,,,mass,inanimate,,,,,
drowsiness,noun,illness,,,,mass,inanimate,,,,,
pregnancy,noun,event,,,,count,inanimate,,,,,
paraplegia,noun,illness,,,,mass,inanimate,,,,,
quadriplegia,noun,illness,,,,mass,inanimate,,,,,
lightheadedness,noun,illness,,,,mass,inanimate,,,,,
crane,noun,vehicle,,,,count,inanimate,,,,,
whiplash,noun,illness,,,,count,inanimate,,,,,
antidepressant,noun,medicine,,,,count,inanimate,,,,,
antihistamine,noun,medicine,,,,count,inanimate,,,,,
antacid,noun,medicine,,,,count,inanimate,,,,,
tranquilizer,noun,medicine,,,,count,inanimate,,,,,
sedative,noun,medicine,,,,count,inanimate,,,,,
contraceptive,noun,medicine,,,,count,inanimate,,,,,
condom,noun,medicine,,,,count,inanimate,,,,,
suppository,noun,medicine,,,,count,inanimate,,,,,
compress,noun,medicine,,,,count,inanimate,,,,,
transplant,noun,medicine,,,,count,inanimate,,,,,
tracheostomy,noun,medicine,,,,count,inanimate,,,,,
tracheotomy,noun,medicine,,,,count,inanimate,,,,,
colostomy,noun,medicine,,,,count,inanimate,,,,,
gastrostomy,noun,medicine,,,,count,inanimate,,,,,
G-tube,noun,medicine,,,,count,inanimate,,,,,
stent,noun,medicine,,,,count,inanimate,,,,,
shunt,noun,medicine,,,,count,inanimate,,,,,
C-section,noun,medicine,,,,count,inanimate,,,,,
cesarean,noun,medicine,,,,count,inanimate,,,,,
biopsy,noun,medicine,,,,count,inanimate,,,,,
ultrasound,noun,medicine,,,,count,inanimate,,,,,
endoscopy,noun,medicine,,,,count,inanimate,,,,,
colonoscopy,noun,medicine,,,,count,inanimate,,,,,
mammogram,noun,medicine,,,,count,inanimate,,,,,
EEG,noun,medicine,,,,count,inanimate,,,,,
ECG,noun,medicine,,,,count,inanimate,,,,,
hormone,noun,body,,,,count,inanimate,,,,,
enzyme,noun,body,,,,count,inanimate,,,,,
Advil,noun,medicine,,,,mass,inanimate,,,,,
Benadryl,noun,medicine,,,,mass,inanimate,,,,,
Botox,noun,medicine,,,,mass,inanimate,,,,,
calcium,noun,medicine,,,,mass,inanimate,,,,,
cortisone,noun,medicine,,,,mass,inanimate,,,,,
dialysis,noun,medicine,,,,mass,inanimate,,,,,
fluoride,noun,medicine,,,,mass,inanimate,,,,,
hydrocortisone,noun,medicine,,,,mass,inanimate,,,,,
melatonin,noun,medicine,,,,mass,inanimate,,,,,
morphine,noun,medicine,,,,mass,inanimate,,,,,
Nurofen,noun,medicine,,,,mass,inanimate,,,,,
radiotherapy,noun,medicine,,,,mass,inanimate,,,,,
Ritalin,noun,medicine,,,,mass,inanimate,,,,,
Vaseline,noun,medicine,,,,mass,inanimate,,,,,
baclofen,noun,medicine,,,,mass,inanimate,,,,,
diazepam,noun,medicine,,,,mass,inanimate,,,,,
zinc,noun,medicine,,,,mass,inanimate,,,,,
acrylic,noun,material,,,,mass,inanimate,,,,,
adhesive,noun,material,,,,mass,inanimate,,,,,
alloy,noun,material,,,,mass,inanimate,,,,,
antifreeze,noun,material,,,,mass,inanimate,,,,,
ash,noun,material,,,,mass,inanimate,,,,,
beeswax,noun,material,,,,mass,inanimate,,,,,
carbon,noun,material,,,,mass,inanimate,,,,,
cardstock,noun,material,,,,mass,inanimate,,,,,
cashmere,noun,material,,,,mass,inanimate,,,,,
charcoal,noun,material,,,,mass,inanimate,,,,,
chlorine,noun,material,,,,mass,inanimate,,,,,
chrome,noun,material,,,,mass,inanimate,,,,,
cologne,noun,material,,,,mass,inanimate,,,,,
eyeliner,noun,material,,,,mass,inanimate,,,,,
eyeshadow,noun,material,,,,mass,inanimate,,,,,
gelatine,noun,material,,,,mass,inanimate,,,,,
grease,noun,material,,,,mass,inanimate,,,,,
grout,noun,material,,,,mass,inanimate,,,,,
helium,noun,material,,,,mass,inanimate,,,,,
hydrogen,noun,material,,,,mass,inanimate,,,,,
nitrogen,noun,material,,,,mass,inanimate,,,,,
jute,noun,material,,,,mass,inanimate,,,,,
kerosene,noun,material,,,,mass,inanimate,,,,,
paraffin,noun,material,,,,mass,inanimate,,,,,
chapstick,noun,thing,,,,count,inanimate,,,,,
manure,noun,material,,,,mass,inanimate,,,,,
mascara,noun,material,,,,mass,inanimate,,,,,
microfiber,noun,material,,,,mass,inanimate,,,,,
moisturizer,noun,material,,,,mass,inanimate,,,,,
mold,noun,material,,,,mass,inanimate,,,,,
mildew,noun,material,,,,mass,inanimate,,,,,
mulch,noun,material,,,,mass,inanimate,,,,,
notepaper,noun,material,,,,mass,inanimate,,,,,
peat,noun,material,,,,mass,inanimate,,,,,
pesticide,noun,material,,,,mass,inanimate,,,,,
pollen,noun,material,,,,mass,inanimate,,,,,
potpourri,noun,material,,,,mass,inanimate,,,,,
sap,noun,material,,,,mass,inanimate,,,,,
sealant,noun,material,,,,mass,inanimate,,,,,
sheepskin,noun,material,,,,mass,inanimate,,,,,
silicone,noun,material,,,,mass,inanimate,,,,,
slate,noun,material,,,,mass,inanimate,,,,,
snakeskin,noun,material,,,,mass,inanimate,,,,,
spandex,noun,material,,,,mass,inanimate,,,,,
starch,noun,material,,,,mass,inanimate,,,,,
stucco,noun,material,,,,mass,inanimate,,,,,
styrofoam,noun,material,,,,mass,inanimate,,,,,
polystyrene,noun,material,,,,mass,inanimate,,,,,
suede,noun,material,,,,mass,inanimate,,,,,
superglue,noun,material,,,,mass,inanimate,,,,,
tar,noun,material,,,,mass,inanimate,,,,,
tarmac,noun,material,,,,mass,inanimate,,,,,
tarpaulin,noun,thing,,,,count,inanimate,,,,,
taffeta,noun,material,,,,mass,inanimate,,,,,
tulle,noun,material,,,,mass,inanimate,,,,,
tweed,noun,material,,,,mass,inanimate,,,,,
turpentine,noun,material,,,,mass,inanimate,,,,,
twine,noun,material,,,,mass,inanimate,,,,,
varnish,noun,material,,,,mass,inanimate,,,,,
vinyl,noun,material,,,,mass,inanimate,,,,,
granite,noun,material,,,,mass,inanimate,,,,,
drywall,noun,material,,,,mass,inanimate,,,,,
chipboard,noun,material,,,,mass,inanimate,,,,,
sewage,noun,material,,,,mass,inanimate,,,,,
radiation,noun,material,,,,mass,inanimate,,,,,
uranium,noun,material,,,,mass,inanimate,,,,,
mercury,noun,material,,,,mass,inanimate,,,,,
platinum,noun,material,,,,mass,inanimate,,,,,
ozone,noun,material,,,,mass,inanimate,,,,,
methane,noun,material,,,,mass,inanimate,,,,,
azalea,noun,plant,,,,count,inanimate,,,,,
beanstalk,noun,plant,,,,count,inanimate,,,,,
bluebell,noun,plant,,,,count,inanimate,,,,,
bougainvillea,noun,plant,,,,count,inanimate,,,,,
bulrush,noun,plant,,,,count,inanimate,,,,,
conifer,noun,plant,,,,count,inanimate,,,,,
cornstalk,noun,plant,,,,count,inanimate,,,,,
cornflower,noun,plant,,,,count,inanimate,,,,,
crocus,noun,plant,,,,count,inanimate,,,,,
cypress,noun,plant,,,,count,inanimate,,,,,
eucalyptus,noun,plant,,,,count,inanimate,,,,,
foxglove,noun,plant,,,,count,inanimate,,,,,
freesia,noun,plant,,,,count,inanimate,,,,,
gardenia,noun,plant,,,,count,inanimate,,,,,
gladiolus,noun,plant,,,,count,inanimate,,,,,
hawthorn,noun,plant,,,,count,inanimate,,,,,
hibiscus,noun,plant,,,,count,inanimate,,,,,
hollyhock,noun,plant,,,,count,inanimate,,,,,
honeysuckle,noun,plant,,,,count,inanimate,,,,,
hydrangea,noun,plant,,,,count,inanimate,,,,,
laurel,noun,plant,,,,count,inanimate,,,,,
marigold,noun,plant,,,,count,inanimate,,,,,
mangrove,noun,plant,,,,count,inanimate,,,,,
nettle,noun,plant,,,,count,inanimate,,,,,
oleander,noun,plant,,,,count,inanimate,,,,,
poinsettia,noun,plant,,,,count,inanimate,,,,,
poplar,noun,plant,,,,count,inanimate,,,,,
primrose,noun,plant,,,,count,inanimate,,,,,
redwood,noun,plant,,,,count,inanimate,,,,,
reed,noun,plant,,,,count,inanimate,,,,,
rhododendron,noun,plant,,,,count,inanimate,,,,,
sequoia,noun,plant,,,,count,inanimate,,,,,
stalk,noun,plant,,,,count,inanimate,,,,,
succulent,noun,plant,,,,count,inanimate,,,,,
sycamore,noun,plant,,,,count,inanimate,,,,,
treetop,noun,plant,,,,count,inanimate,,,,,
wisteria,noun,plant,,,,count,inanimate,,,,,
yew,noun,plant,,,,count,inanimate,,,,,
yucca,noun,plant,,,,count,inanimate,,,,,
zinnia,noun,plant,,,,count,inanimate,,,,,
aloe,noun,plant,,,,count,inanimate,,,,,
camellia,noun,plant,,,,count,inanimate,,,,,
begonia,noun,plant,,,,count,inanimate,,,,,
anemone,noun,plant,,,,count,inanimate,,,,,
aster,noun,plant,,,,count,inanimate,,,,,
edelweiss,noun,plant,,,,count,inanimate,,,,,
forget-me-not,noun,plant,,,,count,inanimate,,,,,
seedling,noun,plant,,,,count,inanimate,,,,,
tuber,noun,plant,,,,count,inanimate,,,,,
pod,noun,plant,,,,count,inanimate,,,,,
conker,noun,plant,,,,count,inanimate,,,,,
catnip,noun,plant,,,,mass,inanimate,,,,,
cannabis,noun,plant,,,,mass,inanimate,,,,,
marijuana,noun,plant,,,,mass,inanimate,,,,,
tobacco,noun,plant,,,,mass,inanimate,,,,,
greenery,noun,plant,,,,mass,inanimate,,,,,
foliage,noun,plant,,,,mass,inanimate,,,,,
undergrowth,noun,plant,,,,mass,inanimate,,,,,
driftwood,noun,plant,,,,mass,inanimate,,,,,
lichen,noun,plant,,,,mass,inanimate,,,,,
vegetation,noun,plant,,,,mass,inanimate,,,,,
sugarcane,noun,plant,,,,mass,inanimate,,,,,
crabgrass,noun,plant,,,,mass,inanimate,,,,,
bracken,noun,plant,,,,mass,inanimate,,,,,
plankton,noun,plant,,,,mass,inanimate,,,,,
aftershock,noun,nature,,,,count,inanimate,,,,,
cavern,noun,nature,,,,count,inanimate,,,,,
crevice,noun,nature,,,,count,inanimate,,,,,
dewdrop,noun,nature,,,,count,inanimate,,,,,
ember,noun,nature,,,,count,inanimate,,,,,
epicenter,noun,nature,,,,count,inanimate,,,,,
fireball,noun,nature,,,,count,inanimate,,,,,
meteorite,noun,nature,,,,count,inanimate,,,,,
mound,noun,nature,,,,count,inanimate,,,,,
mudslide,noun,nature,,,,count,inanimate,,,,,
habitat,noun,nature,,,,count,inanimate,,,,,
ecosystem,noun,nature,,,,count,inanimate,,,,,
species,noun,nature,,,,count,inanimate,,,,,
orbit,noun,nature,,,,count,inanimate,,,,,
particle,noun,nature,,,,count,inanimate,,,,,
atom,noun,nature,,,,count,inanimate,,,,,
molecule,noun,nature,,,,count,inanimate,,,,,
riverbed,noun,nature,,,,count,inanimate,,,,,
rockfall,noun,nature,,,,count,inanimate,,,,,
sandbank,noun,nature,,,,count,inanimate,,,,,
sandbar,noun,nature,,,,count,inanimate,,,,,
seabed,noun,nature,,,,count,inanimate,,,,,
stalagmite,noun,nature,,,,count,inanimate,,,,,
sunspot,noun,nature,,,,count,inanimate,,,,,
undertow,noun,nature,,,,count,inanimate,,,,,
waterspout,noun,nature,,,,count,inanimate,,,,,
burrow,noun,nature,,,,count,inanimate,,,,,
hive,noun,nature,,,,count,inanimate,,,,,
molehill,noun,nature,,,,count,inanimate,,,,,
honeycomb,noun,nature,,,,count,inanimate,,,,,
echo,noun,nature,,,,count,inanimate,,,,,
reflection,noun,nature,,,,count,inanimate,,,,,
supernova,noun,nature,,,,count,inanimate,,,,,
emerald,noun,nature,,,,count,inanimate,,,,,
sapphire,noun,nature,,,,count,inanimate,,,,,
biodiversity,noun,nature,,,,mass,inanimate,,,,,
climate,noun,nature,,,,count,inanimate,,,,,
pollution,noun,nature,,,,mass,inanimate,,,,,
dew,noun,nature,,,,mass,inanimate,,,,,
evaporation,noun,nature,,,,mass,inanimate,,,,,
erosion,noun,nature,,,,mass,inanimate,,,,,
permafrost,noun,nature,,,,mass,inanimate,,,,,
photosynthesis,noun,nature,,,,mass,inanimate,,,,,
silt,noun,nature,,,,mass,inanimate,,,,,
starlight,noun,nature,,,,mass,inanimate,,,,,
stardust,noun,nature,,,,mass,inanimate,,,,,
candlelight,noun,nature,,,,mass,inanimate,,,,,
topsoil,noun,nature,,,,mass,inanimate,,,,,
twilight,noun,nature,,,,mass,inanimate,,,,,
vapor,noun,nature,,,,mass,inanimate,,,,,
wildlife,noun,nature,,,,mass,inanimate,,,,,
deforestation,noun,nature,,,,mass,inanimate,,,,,
freshwater,noun,nature,,,,mass,inanimate,,,,,
nightfall,noun,nature,,,,mass,inanimate,,,,,
scenery,noun,nature,,,,mass,inanimate,,,,,
cloudburst,noun,weather,,,,count,inanimate,,,,,
snowfall,noun,weather,,,,count,inanimate,,,,,
squall,noun,weather,,,,count,inanimate,,,,,
thunderbolt,noun,weather,,,,count,inanimate,,,,,
thundercloud,noun,weather,,,,count,inanimate,,,,,
thunderclap,noun,weather,,,,count,inanimate,,,,,
whirlwind,noun,weather,,,,count,inanimate,,,,,
gust,noun,weather,,,,count,inanimate,,,,,
hailstorm,noun,weather,,,,count,inanimate,,,,,
haze,noun,weather,,,,mass,inanimate,,,,,
precipitation,noun,weather,,,,mass,inanimate,,,,,
banquette,noun,furniture,,,,count,inanimate,,,,,
bedframe,noun,furniture,,,,count,inanimate,,,,,
bedhead,noun,furniture,,,,count,inanimate,,,,,
bidet,noun,furniture,,,,count,inanimate,,,,,
trapdoor,noun,furniture,,,,count,inanimate,,,,,
loveseat,noun,furniture,,,,count,inanimate,,,,,
mantel,noun,furniture,,,,count,inanimate,,,,,
pouf,noun,furniture,,,,count,inanimate,,,,,
settee,noun,furniture,,,,count,inanimate,,,,,
skylight,noun,furniture,,,,count,inanimate,,,,,
sunbed,noun,furniture,,,,count,inanimate,,,,,
throne,noun,furniture,,,,count,inanimate,,,,,
waterbed,noun,furniture,,,,count,inanimate,,,,,
worktop,noun,furniture,,,,count,inanimate,,,,,
worktable,noun,furniture,,,,count,inanimate,,,,,
lectern,noun,furniture,,,,count,inanimate,,,,,
podium,noun,furniture,,,,count,inanimate,,,,,
pulpit,noun,furniture,,,,count,inanimate,,,,,
alcove,noun,room,,,,count,inanimate,,,,,
atrium,noun,room,,,,count,inanimate,,,,,
bathhouse,noun,room,,,,count,inanimate,,,,,
boardroom,noun,room,,,,count,inanimate,,,,,
courtroom,noun,room,,,,count,inanimate,,,,,
dormitory,noun,room,,,,count,inanimate,,,,,
dungeon,noun,room,,,,count,inanimate,,,,,
entryway,noun,room,,,,count,inanimate,,,,,
kitchenette,noun,room,,,,count,inanimate,,,,,
larder,noun,room,,,,count,inanimate,,,,,
mailroom,noun,room,,,,count,inanimate,,,,,
mezzanine,noun,room,,,,count,inanimate,,,,,
newsroom,noun,room,,,,count,inanimate,,,,,
parlor,noun,room,,,,count,inanimate,,,,,
parlour,noun,room,,,,count,inanimate,,,,,
scullery,noun,room,,,,count,inanimate,,,,,
stairwell,noun,room,,,,count,inanimate,,,,,
suite,noun,room,,,,count,inanimate,,,,,
terrace,noun,room,,,,count,inanimate,,,,,
vault,noun,room,,,,count,inanimate,,,,,
vestibule,noun,room,,,,count,inanimate,,,,,
washroom,noun,room,,,,count,inanimate,,,,,
workroom,noun,room,,,,count,inanimate,,,,,
carport,noun,room,,,,count,inanimate,,,,,
chalet,noun,home,,,,count,inanimate,,,,,
duplex,noun,home,,,,count,inanimate,,,,,
condominium,noun,home,,,,count,inanimate,,,,,
dwelling,noun,home,,,,count,inanimate,,,,,
hacienda,noun,home,,,,count,inanimate,,,,,
manor,noun,home,,,,count,inanimate,,,,,
penthouse,noun,home,,,,count,inanimate,,,,,
prefab,noun,home,,,,count,inanimate,,,,,
bedsit,noun,home,,,,count,inanimate,,,,,
tepee,noun,home,,,,count,inanimate,,,,,
teepee,noun,home,,,,count,inanimate,,,,,
wigwam,noun,home,,,,count,inanimate,,,,,
time-share,noun,home,,,,count,inanimate,,,,,
yurt,noun,home,,,,count,inanimate,,,,,
booster,noun,medicine,,,,count,inanimate,,,,,
supplement,noun,medicine,,,,count,inanimate,,,,,
sprout,noun,plant,,,,count,inanimate,,,,,
budget,noun,money,,,,count,inanimate,,,,,
commission,noun,money,,,,count,inanimate,,,,,
credit,noun,money,,,,mass,inanimate,,,,,
dividend,noun,money,,,,count,inanimate,,,,,
expense,noun,money,,,,count,inanimate,,,,,
fare,noun,money,,,,count,inanimate,,,,,
gratuity,noun,money,,,,count,inanimate,,,,,
inheritance,noun,money,,,,count,inanimate,,,,,
installment,noun,money,,,,count,inanimate,,,,,
investment,noun,money,,,,count,inanimate,,,,,
profit,noun,money,,,,count,inanimate,,,,,
quarter,noun,money,,,,count,inanimate,,,,,
ransom,noun,money,,,,count,inanimate,,,,,
rebate,noun,money,,,,count,inanimate,,,,,
scholarship,noun,money,,,,count,inanimate,,,,,
subsidy,noun,money,,,,count,inanimate,,,,,
withdrawal,noun,money,,,,count,inanimate,,,,,
yen,noun,money,,,,count,inanimate,,,,,
rupee,noun,money,,,,count,inanimate,,,,,
bribe,noun,money,,,,count,inanimate,,,,,
overdraft,noun,money,,,,count,inanimate,,,,,
tenner,noun,money,,,,count,inanimate,,,,,
fiver,noun,money,,,,count,inanimate,,,,,
shilling,noun,money,,,,count,inanimate,,,,,
pence,noun,money,,plural,,count,inanimate,,,,,
bitcoin,noun,money,,,,count,inanimate,,,,,
alimony,noun,money,,,,mass,inanimate,,,,,
inflation,noun,money,,,,mass,inanimate,,,,,
tuition,noun,money,,,,mass,inanimate,,,,,
welfare,noun,money,,,,mass,inanimate,,,,,
VAT,noun,money,,,,mass,inanimate,,,,,
wealth,noun,money,,,,mass,inanimate,,,,,
currency,noun,money,,,,count,inanimate,,,,,
PayPal,noun,money,,,,mass,inanimate,,,,,
accounting,noun,subject,,,,mass,inanimate,,,,,
anatomy,noun,subject,,,,mass,inanimate,,,,,
anthropology,noun,subject,,,,mass,inanimate,,,,,
archaeology,noun,subject,,,,mass,inanimate,,,,,
architecture,noun,subject,,,,mass,inanimate,,,,,
biochemistry,noun,subject,,,,mass,inanimate,,,,,
botany,noun,subject,,,,mass,inanimate,,,,,
criminology,noun,subject,,,,mass,inanimate,,,,,
ecology,noun,subject,,,,mass,inanimate,,,,,
engineering,noun,subject,,,,mass,inanimate,,,,,
ethics,noun,subject,,,,mass,inanimate,,,,,
journalism,noun,subject,,,,mass,inanimate,,,,,
marketing,noun,subject,,,,mass,inanimate,,,,,
mathematics,noun,subject,,,,mass,inanimate,,,,,
meteorology,noun,subject,,,,mass,inanimate,,,,,
neuroscience,noun,subject,,,,mass,inanimate,,,,,
nursing,noun,subject,,,,mass,inanimate,,,,,
nutrition,noun,subject,,,,mass,inanimate,,,,,
politics,noun,subject,,,,mass,inanimate,,,,,
statistics,noun,subject,,,,mass,inanimate,,,,,
theology,noun,subject,,,,mass,inanimate,,,,,
trigonometry,noun,subject,,,,mass,inanimate,,,,,
zoology,noun,subject,,,,mass,inanimate,,,,,
coding,noun,subject,,,,mass,inanimate,,,,,
citizenship,noun,subject,,,,mass,inanimate,,,,,
pharmacology,noun,subject,,,,mass,inanimate,,,,,
logic,noun,subject,,,,mass,inanimate,,,,,
audition,noun,event,,,,count,inanimate,,,,,
blackout,noun,event,,,,count,inanimate,,,,,
breakup,noun,event,,,,count,inanimate,,,,,
breakthrough,noun,event,,,,count,inanimate,,,,,
ceasefire,noun,event,,,,count,inanimate,,,,,
confirmation,noun,event,,,,count,inanimate,,,,,
convention,noun,event,,,,count,inanimate,,,,,
coronation,noun,event,,,,count,inanimate,,,,,
crisis,noun,event,,,,count,inanimate,,,,,
deadline,noun,event,,,,count,inanimate,,,,,
departure,noun,event,,,,count,inanimate,,,,,
encounter,noun,event,,,,count,inanimate,,,,,
eviction,noun,event,,,,count,inanimate,,,,,
explosion,noun,event,,,,count,inanimate,,,,,
farewell,noun,event,,,,count,inanimate,,,,,
finale,noun,event,,,,count,inanimate,,,,,
gathering,noun,event,,,,count,inanimate,,,,,
touchdown,noun,event,,,,count,inanimate,,,,,
inauguration,noun,event,,,,count,inanimate,,,,,
invasion,noun,event,,,,count,inanimate,,,,,
kickoff,noun,event,,,,count,inanimate,,,,,
mass,noun,event,,,,count,inanimate,,,,,
playoff,noun,event,,,,count,inanimate,,,,,
semifinal,noun,event,,,,count,inanimate,,,,,
quarterfinal,noun,event,,,,count,inanimate,,,,,
premiere,noun,event,,,,count,inanimate,,,,,
prom,noun,event,,,,count,inanimate,,,,,
promotion,noun,event,,,,count,inanimate,,,,,
referendum,noun,event,,,,count,inanimate,,,,,
shipwreck,noun,event,,,,count,inanimate,,,,,
tryout,noun,event,,,,count,inanimate,,,,,
Juneteenth,noun,event,,,,mass,inanimate,bare,,,,
Advent,noun,event,,,,mass,inanimate,bare,,,,
Christmastime,noun,event,,,,mass,inanimate,bare,,,,
accusation,noun,idea,,,,count,inanimate,,,,,
alternative,noun,idea,,,,count,inanimate,,,,,
appearance,noun,idea,,,,count,inanimate,,,,,
postcode,noun,thing,,,,count,inanimate,,,,,
aspect,noun,idea,,,,count,inanimate,,,,,
assumption,noun,idea,,,,count,inanimate,,,,,
attempt,noun,idea,,,,count,inanimate,,,,,
blessing,noun,idea,,,,count,inanimate,,,,,
boundary,noun,idea,,,,count,inanimate,,,,,
circumstance,noun,idea,,,,count,inanimate,,,,,
clause,noun,idea,,,,count,inanimate,,,,,
commitment,noun,idea,,,,count,inanimate,,,,,
comparison,noun,idea,,,,count,inanimate,,,,,
compromise,noun,idea,,,,count,inanimate,,,,,
concept,noun,idea,,,,count,inanimate,,,,,
confession,noun,idea,,,,count,inanimate,,,,,
connection,noun,idea,,,,count,inanimate,,,,,
context,noun,idea,,,,count,inanimate,,,,,
contribution,noun,idea,,,,count,inanimate,,,,,
controversy,noun,idea,,,,count,inanimate,,,,,
coordinate,noun,idea,,,,count,inanimate,,,,,
curse,noun,idea,,,,count,inanimate,,,,,
diameter,noun,idea,,,,count,inanimate,,,,,
dilemma,noun,idea,,,,count,inanimate,,,,,
disagreement,noun,idea,,,,count,inanimate,,,,,
dispute,noun,idea,,,,count,inanimate,,,,,
equation,noun,idea,,,,count,inanimate,,,,,
era,noun,idea,,,,count,inanimate,,,,,
ethnicity,noun,idea,,,,count,inanimate,,,,,
evaluation,noun,idea,,,,count,inanimate,,,,,
exception,noun,idea,,,,count,inanimate,,,,,
expectation,noun,idea,,,,count,inanimate,,,,,
failure,noun,idea,,,,count,inanimate,,,,,
fantasy,noun,idea,,,,count,inanimate,,,,,
generation,noun,idea,,,,count,inanimate,,,,,
guideline,noun,idea,,,,count,inanimate,,,,,
idiom,noun,idea,,,,count,inanimate,,,,,
illusion,noun,idea,,,,count,inanimate,,,,,
incentive,noun,idea,,,,count,inanimate,,,,,
intention,noun,idea,,,,count,inanimate,,,,,
interpretation,noun,idea,,,,count,inanimate,,,,,
loophole,noun,idea,,,,count,inanimate,,,,,
metaphor,noun,idea,,,,count,inanimate,,,,,
milestone,noun,idea,,,,count,inanimate,,,,,
mindset,noun,idea,,,,count,inanimate,,,,,
misunderstanding,noun,idea,,,,count,inanimate,,,,,
motto,noun,idea,,,,count,inanimate,,,,,
nationality,noun,idea,,,,count,inanimate,,,,,
obligation,noun,idea,,,,count,inanimate,,,,,
occupation,noun,idea,,,,count,inanimate,,,,,
omen,noun,idea,,,,count,inanimate,,,,,
outcome,noun,idea,,,,count,inanimate,,,,,
outline,noun,idea,,,,count,inanimate,,,,,
passion,noun,idea,,,,count,inanimate,,,,,
percentage,noun,idea,,,,count,inanimate,,,,,
perspective,noun,idea,,,,count,inanimate,,,,,
preference,noun,idea,,,,count,inanimate,,,,,
prejudice,noun,idea,,,,count,inanimate,,,,,
priority,noun,idea,,,,count,inanimate,,,,,
privilege,noun,idea,,,,count,inanimate,,,,,
profession,noun,idea,,,,count,inanimate,,,,,
pun,noun,idea,,,,count,inanimate,,,,,
ratio,noun,idea,,,,count,inanimate,,,,,
reaction,noun,idea,,,,count,inanimate,,,,,
regulation,noun,idea,,,,count,inanimate,,,,,
reminder,noun,idea,,,,count,inanimate,,,,,
reputation,noun,idea,,,,count,inanimate,,,,,
resolution,noun,idea,,,,count,inanimate,,,,,
sequence,noun,idea,,,,count,inanimate,,,,,
simile,noun,idea,,,,count,inanimate,,,,,
slogan,noun,idea,,,,count,inanimate,,,,,
statement,noun,idea,,,,count,inanimate,,,,,
stereotype,noun,idea,,,,count,inanimate,,,,,
summary,noun,idea,,,,count,inanimate,,,,,
synonym,noun,idea,,,,count,inanimate,,,,,
antonym,noun,idea,,,,count,inanimate,,,,,
tendency,noun,idea,,,,count,inanimate,,,,,
term,noun,idea,,,,count,inanimate,,,,,
theme,noun,idea,,,,count,inanimate,,,,,
trend,noun,idea,,,,count,inanimate,,,,,
virtue,noun,idea,,,,count,inanimate,,,,,
vision,noun,idea,,,,count,inanimate,,,,,
vow,noun,idea,,,,count,inanimate,,,,,
weakness,noun,idea,,,,count,inanimate,,,,,
abbreviation,noun,idea,,,,count,inanimate,,,,,
acronym,noun,idea,,,,count,inanimate,,,,,
apostrophe,noun,idea,,,,count,inanimate,,,,,
bracket,noun,idea,,,,count,inanimate,,,,,
colon,noun,idea,,,,count,inanimate,,,,,
semicolon,noun,idea,,,,count,inanimate,,,,,
hyphen,noun,idea,,,,count,inanimate,,,,,
conjunction,noun,idea,,,,count,inanimate,,,,,
preposition,noun,idea,,,,count,inanimate,,,,,
prefix,noun,idea,,,,count,inanimate,,,,,
suffix,noun,idea,,,,count,inanimate,,,,,
stanza,noun,idea,,,,count,inanimate,,,,,
sonnet,noun,idea,,,,count,inanimate,,,,,
route,noun,idea,,,,count,inanimate,,,,,
phase,noun,idea,,,,count,inanimate,,,,,
dimension,noun,idea,,,,count,inanimate,,,,,
accessibility,noun,idea,,,,mass,inanimate,,,,,
accountability,noun,idea,,,,mass,inanimate,,,,,
adulthood,noun,idea,,,,mass,inanimate,,,,,
childhood,noun,idea,,,,mass,inanimate,,,,,
adolescence,noun,idea,,,,mass,inanimate,,,,,
ageism,noun,idea,,,,mass,inanimate,,,,,
authority,noun,idea,,,,mass,inanimate,,,,,
autonomy,noun,idea,,,,mass,inanimate,,,,,
awareness,noun,idea,,,,mass,inanimate,,,,,
bravery,noun,idea,,,,mass,inanimate,,,,,
bullying,noun,idea,,,,mass,inanimate,,,,,
charity,noun,idea,,,,count,inanimate,,,,,
cleanliness,noun,idea,,,,mass,inanimate,,,,,
competence,noun,idea,,,,mass,inanimate,,,,,
consent,noun,idea,,,,mass,inanimate,,,,,
cooperation,noun,idea,,,,mass,inanimate,,,,,
corruption,noun,idea,,,,mass,inanimate,,,,,
creativity,noun,idea,,,,mass,inanimate,,,,,
cruelty,noun,idea,,,,mass,inanimate,,,,,
cyberbullying,noun,idea,,,,mass,inanimate,,,,,
democracy,noun,idea,,,,count,inanimate,,,,,
dictatorship,noun,idea,,,,mass,inanimate,,,,,
dignity,noun,idea,,,,mass,inanimate,,,,,
discipline,noun,idea,,,,mass,inanimate,,,,,
discrimination,noun,idea,,,,mass,inanimate,,,,,
diversity,noun,idea,,,,mass,inanimate,,,,,
encouragement,noun,idea,,,,mass,inanimate,,,,,
equality,noun,idea,,,,mass,inanimate,,,,,
existence,noun,idea,,,,mass,inanimate,,,,,
fairness,noun,idea,,,,mass,inanimate,,,,,
fate,noun,idea,,,,mass,inanimate,,,,,
femininity,noun,idea,,,,mass,inanimate,,,,,
feminism,noun,idea,,,,mass,inanimate,,,,,
forgiveness,noun,idea,,,,mass,inanimate,,,,,
generosity,noun,idea,,,,mass,inanimate,,,,,
globalization,noun,idea,,,,mass,inanimate,,,,,
goodness,noun,idea,,,,mass,inanimate,,,,,
greed,noun,idea,,,,mass,inanimate,,,,,
harmony,noun,idea,,,,mass,inanimate,,,,,
hospitality,noun,idea,,,,mass,inanimate,,,,,
humanity,noun,idea,,,,mass,inanimate,,,,,
identity,noun,idea,,,,count,inanimate,,,,,
illiteracy,noun,idea,,,,mass,inanimate,,,,,
immigration,noun,idea,,,,mass,inanimate,,,,,
inclusion,noun,idea,,,,mass,inanimate,,,,,
inequality,noun,idea,,,,mass,inanimate,,,,,
integrity,noun,idea,,,,mass,inanimate,,,,,
laziness,noun,idea,,,,mass,inanimate,,,,,
leadership,noun,idea,,,,mass,inanimate,,,,,
liberty,noun,idea,,,,mass,inanimate,,,,,
literacy,noun,idea,,,,mass,inanimate,,,,,
loyalty,noun,idea,,,,mass,inanimate,,,,,
maturity,noun,idea,,,,mass,inanimate,,,,,
mercy,noun,idea,,,,mass,inanimate,,,,,
modesty,noun,idea,,,,mass,inanimate,,,,,
motivation,noun,idea,,,,mass,inanimate,,,,,
obedience,noun,idea,,,,mass,inanimate,,,,,
optimism,noun,idea,,,,mass,inanimate,,,,,
parenthood,noun,idea,,,,mass,inanimate,,,,,
pessimism,noun,idea,,,,mass,inanimate,,,,,
politeness,noun,idea,,,,mass,inanimate,,,,,
popularity,noun,idea,,,,mass,inanimate,,,,,
poverty,noun,idea,,,,mass,inanimate,,,,,
homelessness,noun,idea,,,,mass,inanimate,,,,,
unemployment,noun,idea,,,,mass,inanimate,,,,,
racism,noun,idea,,,,mass,inanimate,,,,,
sexism,noun,idea,,,,mass,inanimate,,,,,
reality,noun,idea,,,,mass,inanimate,,,,,
reliability,noun,idea,,,,mass,inanimate,,,,,
retirement,noun,idea,,,,mass,inanimate,,,,,
satisfaction,noun,idea,,,,mass,inanimate,,,,,
security,noun,idea,,,,mass,inanimate,,,,,
self-confidence,noun,idea,,,,mass,inanimate,,,,,
self-control,noun,idea,,,,mass,inanimate,,,,,
self-defense,noun,idea,,,,mass,inanimate,,,,,
self-esteem,noun,idea,,,,mass,inanimate,,,,,
self-respect,noun,idea,,,,mass,inanimate,,,,,
slang,noun,idea,,,,mass,inanimate,,,,,
slavery,noun,idea,,,,mass,inanimate,,,,,
solitude,noun,idea,,,,mass,inanimate,,,,,
spirituality,noun,idea,,,,mass,inanimate,,,,,
success,noun,idea,,,,mass,inanimate,,,,,
sustainability,noun,idea,,,,mass,inanimate,,,,,
terrorism,noun,idea,,,,mass,inanimate,,,,,
tolerance,noun,idea,,,,mass,inanimate,,,,,
truthfulness,noun,idea,,,,mass,inanimate,,,,,
violence,noun,idea,,,,mass,inanimate,,,,,
willpower,noun,idea,,,,mass,inanimate,,,,,
anguish,noun,feeling,,,,mass,inanimate,,,,,
anticipation,noun,feeling,,,,mass,inanimate,,,,,
apprehension,noun,feeling,,,,mass,inanimate,,,,,
awe,noun,feeling,,,,mass,inanimate,,,,,
bitterness,noun,feeling,,,,mass,inanimate,,,,,
bliss,noun,feeling,,,,mass,inanimate,,,,,
cheerfulness,noun,feeling,,,,mass,inanimate,,,,,
contempt,noun,feeling,,,,mass,inanimate,,,,,
contentment,noun,feeling,,,,mass,inanimate,,,,,
delight,noun,feeling,,,,mass,inanimate,,,,,
despair,noun,feeling,,,,mass,inanimate,,,,,
desperation,noun,feeling,,,,mass,inanimate,,,,,
discomfort,noun,feeling,,,,mass,inanimate,,,,,
dismay,noun,feeling,,,,mass,inanimate,,,,,
distress,noun,feeling,,,,mass,inanimate,,,,,
distrust,noun,feeling,,,,mass,inanimate,,,,,
ecstasy,noun,feeling,,,,mass,inanimate,,,,,
euphoria,noun,feeling,,,,mass,inanimate,,,,,
exasperation,noun,feeling,,,,mass,inanimate,,,,,
exhilaration,noun,feeling,,,,mass,inanimate,,,,,
fondness,noun,feeling,,,,mass,inanimate,,,,,
fury,noun,feeling,,,,mass,inanimate,,,,,
gladness,noun,feeling,,,,mass,inanimate,,,,,
glee,noun,feeling,,,,mass,inanimate,,,,,
gloom,noun,feeling,,,,mass,inanimate,,,,,
heartbreak,noun,feeling,,,,mass,inanimate,,,,,
heartache,noun,feeling,,,,mass,inanimate,,,,,
hopelessness,noun,feeling,,,,mass,inanimate,,,,,
horror,noun,feeling,,,,mass,inanimate,,,,,
hostility,noun,feeling,,,,mass,inanimate,,,,,
humiliation,noun,feeling,,,,mass,inanimate,,,,,
hysteria,noun,feeling,,,,mass,inanimate,,,,,
impatience,noun,feeling,,,,mass,inanimate,,,,,
indifference,noun,feeling,,,,mass,inanimate,,,,,
infatuation,noun,feeling,,,,mass,inanimate,,,,,
inspiration,noun,feeling,,,,mass,inanimate,,,,,
irritation,noun,feeling,,,,mass,inanimate,,,,,
misery,noun,feeling,,,,mass,inanimate,,,,,
nervousness,noun,feeling,,,,mass,inanimate,,,,,
nostalgia,noun,feeling,,,,mass,inanimate,,,,,
outrage,noun,feeling,,,,mass,inanimate,,,,,
pity,noun,feeling,,,,mass,inanimate,,,,,
remorse,noun,feeling,,,,mass,inanimate,,,,,
resentment,noun,feeling,,,,mass,inanimate,,,,,
restlessness,noun,feeling,,,,mass,inanimate,,,,,
self-pity,noun,feeling,,,,mass,inanimate,,,,,
serenity,noun,feeling,,,,mass,inanimate,,,,,
shame,noun,feeling,,,,mass,inanimate,,,,,
shock,noun,feeling,,,,mass,inanimate,,,,,
shyness,noun,feeling,,,,mass,inanimate,,,,,
suspense,noun,feeling,,,,mass,inanimate,,,,,
terror,noun,feeling,,,,mass,inanimate,,,,,
uneasiness,noun,feeling,,,,mass,inanimate,,,,,
unhappiness,noun,feeling,,,,mass,inanimate,,,,,
warmth,noun,feeling,,,,mass,inanimate,,,,,
CrossFit,noun,sport,,,,mass,inanimate,bare,,,,
croquet,noun,sport,,,,mass,inanimate,bare,,,,
diving,noun,sport,,,,mass,inanimate,bare,,,,
kitesurfing,noun,sport,,,,mass,inanimate,bare,,,,
motocross,noun,sport,,,,mass,inanimate,bare,,,,
paddleboarding,noun,sport,,,,mass,inanimate,bare,,,,
padel,noun,sport,,,,mass,inanimate,bare,,,,
parkour,noun,sport,,,,mass,inanimate,bare,,,,
paragliding,noun,sport,,,,mass,inanimate,bare,,,,
pickleball,noun,sport,,,,mass,inanimate,bare,,,,
powerlifting,noun,sport,,,,mass,inanimate,bare,,,,
racquetball,noun,sport,,,,mass,inanimate,bare,,,,
rounders,noun,sport,,,,mass,inanimate,bare,,,,
skydiving,noun,sport,,,,mass,inanimate,bare,,,,
sumo,noun,sport,,,,mass,inanimate,bare,,,,
T-ball,noun,sport,,,,mass,inanimate,bare,,,,
tee-ball,noun,sport,,,,mass,inanimate,bare,,,,
kabaddi,noun,sport,,,,mass,inanimate,bare,,,,
wakeboarding,noun,sport,,,,mass,inanimate,bare,,,,
orienteering,noun,sport,,,,mass,inanimate,bare,,,,
mountaineering,noun,sport,,,,mass,inanimate,bare,,,,
Cluedo,noun,game,,,,mass,inanimate,bare,,,,
foosball,noun,game,,,,mass,inanimate,bare,,,,
Pictionary,noun,game,,,,mass,inanimate,bare,,,,
roulette,noun,game,,,,mass,inanimate,bare,,,,
tiddlywinks,noun,game,,,,mass,inanimate,bare,,,,
Yahtzee,noun,game,,,,mass,inanimate,bare,,,,
paintball,noun,game,,,,mass,inanimate,bare,,,,
bluegrass,noun,music,,,,mass,inanimate,,,,,
flamenco,noun,music,,,,mass,inanimate,,,,,
merengue,noun,music,,,,mass,inanimate,,,,,
punk,noun,music,,,,mass,inanimate,,,,,
R&B,noun,music,,,,mass,inanimate,,,,,
samba,noun,music,,,,mass,inanimate,,,,,
ska,noun,music,,,,mass,inanimate,,,,,
bachata,noun,music,,,,mass,inanimate,,,,,
reggaeton,noun,music,,,,mass,inanimate,,,,,
tango,noun,music,,,,mass,inanimate,,,,,
K-pop,noun,music,,,,mass,inanimate,,,,,
anime,noun,media,,,,mass,inanimate,,,,,
attachment,noun,media,,,,count,inanimate,,,,,
avatar,noun,media,,,,count,inanimate,,,,,
backup,noun,media,,,,count,inanimate,,,,,
billboard,noun,media,,,,count,inanimate,,,,,
browser,noun,media,,,,count,inanimate,,,,,
chatbot,noun,media,,,,count,inanimate,,,,,
database,noun,media,,,,count,inanimate,,,,,
e-card,noun,media,,,,count,inanimate,,,,,
e-book,noun,media,,,,count,inanimate,,,,,
forum,noun,media,,,,count,inanimate,,,,,
headline,noun,media,,,,count,inanimate,,,,,
icon,noun,media,,,,count,inanimate,,,,,
inbox,noun,media,,,,count,inanimate,,,,,
login,noun,media,,,,count,inanimate,,,,,
newscast,noun,media,,,,count,inanimate,,,,,
newsletter,noun,media,,,,count,inanimate,,,,,
remake,noun,media,,,,count,inanimate,,,,,
rom-com,noun,media,,,,count,inanimate,,,,,
sequel,noun,media,,,,count,inanimate,,,,,
subtitle,noun,media,,,,count,inanimate,,,,,
tabloid,noun,media,,,,count,inanimate,,,,,
thriller,noun,media,,,,count,inanimate,,,,,
URL,noun,media,,,,count,inanimate,,,,,
wiki,noun,media,,,,count,inanimate,,,,,
acupuncture,noun,activity,,,,mass,inanimate,,,,,
aromatherapy,noun,activity,,,,mass,inanimate,,,,,
baking,noun,activity,,,,mass,inanimate,,,,,
banking,noun,activity,,,,mass,inanimate,,,,,
beekeeping,noun,activity,,,,mass,inanimate,,,,,
birdwatching,noun,activity,,,,mass,inanimate,,,,,
bookkeeping,noun,activity,,,,mass,inanimate,,,,,
breastfeeding,noun,activity,,,,mass,inanimate,,,,,
calligraphy,noun,activity,,,,mass,inanimate,,,,,
camping,noun,activity,,,,mass,inanimate,,,,,
caregiving,noun,activity,,,,mass,inanimate,,,,,
childcare,noun,activity,,,,mass,inanimate,,,,,
composting,noun,activity,,,,mass,inanimate,,,,,
counseling,noun,activity,,,,mass,inanimate,,,,,
counselling,noun,activity,,,,mass,inanimate,,,,,
farming,noun,activity,,,,mass,inanimate,,,,,
fundraising,noun,activity,,,,mass,inanimate,,,,,
hairstyling,noun,activity,,,,mass,inanimate,,,,,
ironing,noun,activity,,,,mass,inanimate,,,,,
karaoke,noun,activity,,,,mass,inanimate,,,,,
maintenance,noun,activity,,,,mass,inanimate,,,,,
metalwork,noun,activity,,,,mass,inanimate,,,,,
mindfulness,noun,activity,,,,mass,inanimate,,,,,
needlework,noun,activity,,,,mass,inanimate,,,,,
parenting,noun,activity,,,,mass,inanimate,,,,,
playgroup,noun,event,,,,count,inanimate,,,,,
recreation,noun,activity,,,,mass,inanimate,,,,,
homeschooling,noun,activity,,,,mass,inanimate,,,,,
scrapbooking,noun,activity,,,,mass,inanimate,,,,,
shoplifting,noun,activity,,,,mass,inanimate,,,,,
smoking,noun,activity,,,,mass,inanimate,,,,,
stargazing,noun,activity,,,,mass,inanimate,,,,,
stretching,noun,activity,,,,mass,inanimate,,,,,
tourism,noun,activity,,,,mass,inanimate,,,,,
trainspotting,noun,activity,,,,mass,inanimate,,,,,
volunteering,noun,activity,,,,mass,inanimate,,,,,
weaving,noun,activity,,,,mass,inanimate,,,,,
woodworking,noun,activity,,,,mass,inanimate,,,,,
psychotherapy,noun,activity,,,,mass,inanimate,,,,,
genetics,noun,subject,,,,mass,inanimate,,,,,
linguistics,noun,subject,,,,mass,inanimate,,,,,
robotics,noun,subject,,,,mass,inanimate,,,,,
electronics,noun,subject,,,,mass,inanimate,,,,,
boxer,noun,person,,,,count,human,,,,,
trainer,noun,person,,,,count,human,,,,,
humbug,noun,food,,,,count,inanimate,,,,,
coastline,noun,place,,,,count,inanimate,,,,,
floodplain,noun,place,,,,count,inanimate,,,,,
landscape,noun,place,,,,count,inanimate,,,,,
bedsore,noun,illness,,,,count,inanimate,,,,,
meltdown,noun,illness,,,,count,inanimate,,,,,
spacer,noun,medicine,,,,count,inanimate,,,,,
burlap,noun,material,,,,mass,inanimate,,,,,
fiberglass,noun,material,,,,mass,inanimate,,,,,
insulation,noun,material,,,,mass,inanimate,,,,,
sandstone,noun,material,,,,mass,inanimate,,,,,
limestone,noun,material,,,,mass,inanimate,,,,,
plasterboard,noun,material,,,,mass,inanimate,,,,,
gemstone,noun,nature,,,,count,inanimate,,,,,
gem,noun,nature,,,,count,inanimate,,,,,
ripple,noun,nature,,,,count,inanimate,,,,,
sinkhole,noun,nature,,,,count,inanimate,,,,,
snowfield,noun,nature,,,,count,inanimate,,,,,
income,noun,money,,,,mass,inanimate,,,,,
linguist,noun,person,,,,count,human,,,,,
roofer,noun,person,,,,count,human,,,,,
playmate,noun,person,,,,count,human,,,,,
playwright,noun,person,,,,count,human,,,,,
schoolmate,noun,person,,,,count,human,,,,,
schoolteacher,noun,person,,,,count,human,,,,,
shipmate,noun,person,,,,count,human,,,,,
shoemaker,noun,person,,,,count,human,,,,,
soulmate,noun,person,,,,count,human,,,,,
ex-husband,noun,person,,,,count,human,,,,,
slowcoach,noun,person,,,,count,human,,,,,
spoilsport,noun,person,,,,count,human,,,,,
inmate,noun,person,,,,count,human,,,,,
inspector,noun,person,,,,count,human,,,,,
limitation,noun,idea,,,,count,inanimate,,,,,
juggling,noun,activity,,,,mass,inanimate,,,,,
satin,noun,material,,,,mass,inanimate,,,,,
chiffon,noun,material,,,,mass,inanimate,,,,,
estate,noun,place,,,,count,inanimate,,,,,
estuary,noun,place,,,,count,inanimate,,,,,
coverall,noun,clothing,,,,count,inanimate,,,,,
birth certificate,noun,thing,,,,count,inanimate,,,,,
driver's license,noun,thing,,,,count,inanimate,,,,,
driving licence,noun,thing,,,,count,inanimate,,,,,
green card,noun,thing,,,,count,inanimate,,,,,
Social Security card,noun,thing,,,,count,inanimate,,,,,
tax return,noun,thing,,,,count,inanimate,,,,,
cover letter,noun,thing,,,,count,inanimate,,,,,
parking ticket,noun,thing,,,,count,inanimate,,,,,
library card,noun,thing,,,,count,inanimate,,,,,
loyalty card,noun,thing,,,,count,inanimate,,,,,
business card,noun,thing,,,,count,inanimate,,,,,
SIM card,noun,thing,,,,count,inanimate,,,,,
memory card,noun,thing,,,,count,inanimate,,,,,
season ticket,noun,thing,,,,count,inanimate,,,,,
return ticket,noun,thing,,,,count,inanimate,,,,,
road sign,noun,thing,,,,count,inanimate,,,,,
stop sign,noun,thing,,,,count,inanimate,,,,,
sticky note,noun,thing,,,,count,inanimate,,,,,
rubber stamp,noun,thing,,,,count,inanimate,,,,,
fountain pen,noun,thing,,,,count,inanimate,,,,,
ballpoint pen,noun,thing,,,,count,inanimate,,,,,
duffel bag,noun,thing,,,,count,inanimate,,,,,
tote bag,noun,thing,,,,count,inanimate,,,,,
fanny pack,noun,thing,,,,count,inanimate,,,,,
bum bag,noun,thing,,,,count,inanimate,,,,,
diaper bag,noun,thing,,,,count,inanimate,,,,,
doggy bag,noun,thing,,,,count,inanimate,,,,,
wheelie bin,noun,thing,,,,count,inanimate,,,,,
recycling bin,noun,thing,,,,count,inanimate,,,,,
sewing kit,noun,thing,,,,count,inanimate,,,,,
welcome mat,noun,thing,,,,count,inanimate,,,,,
circuit breaker,noun,thing,,,,count,inanimate,,,,,
power strip,noun,thing,,,,count,inanimate,,,,,
razor blade,noun,thing,,,,count,inanimate,,,,,
Allen key,noun,thing,,,,count,inanimate,,,,,
monkey wrench,noun,thing,,,,count,inanimate,,,,,
Phillips screwdriver,noun,thing,,,,count,inanimate,,,,,
soldering iron,noun,thing,,,,count,inanimate,,,,,
tool kit,noun,thing,,,,count,inanimate,,,,,
garden hose,noun,thing,,,,count,inanimate,,,,,
garden gnome,noun,thing,,,,count,inanimate,,,,,
window box,noun,thing,,,,count,inanimate,,,,,
fire pit,noun,thing,,,,count,inanimate,,,,,
dog leash,noun,thing,,,,count,inanimate,,,,,
scratching post,noun,thing,,,,count,inanimate,,,,,
dog lead,noun,thing,,,,count,inanimate,,,,,
dog tag,noun,thing,,,,count,inanimate,,,,,
Dutch oven,noun,thing,,,,count,inanimate,,,,,
baking sheet,noun,thing,,,,count,inanimate,,,,,
cookie sheet,noun,thing,,,,count,inanimate,,,,,
muffin tin,noun,thing,,,,count,inanimate,,,,,
egg whisk,noun,thing,,,,count,inanimate,,,,,
cheese grater,noun,thing,,,,count,inanimate,,,,,
garlic press,noun,thing,,,,count,inanimate,,,,,
potato masher,noun,thing,,,,count,inanimate,,,,,
pizza cutter,noun,thing,,,,count,inanimate,,,,,
gravy boat,noun,thing,,,,count,inanimate,,,,,
egg cup,noun,thing,,,,count,inanimate,,,,,
pepper mill,noun,thing,,,,count,inanimate,,,,,
coffee filter,noun,thing,,,,count,inanimate,,,,,
wine glass,noun,thing,,,,count,inanimate,,,,,
shot glass,noun,thing,,,,count,inanimate,,,,,
hip flask,noun,thing,,,,count,inanimate,,,,,
drinking straw,noun,thing,,,,count,inanimate,,,,,
chopping block,noun,thing,,,,count,inanimate,,,,,
jam jar,noun,thing,,,,count,inanimate,,,,,
measuring jug,noun,thing,,,,count,inanimate,,,,,
white cane,noun,thing,,,,count,inanimate,,,,,
neck brace,noun,thing,,,,count,inanimate,,,,,
artificial limb,noun,thing,,,,count,inanimate,,,,,
pill organizer,noun,thing,,,,count,inanimate,,,,,
ear defender,noun,thing,,,,count,inanimate,,,,,
stim toy,noun,thing,,,,count,inanimate,,,,,
social script,noun,thing,,,,count,inanimate,,,,,
alphabet board,noun,thing,,,,count,inanimate,,,,,
bed rail,noun,thing,,,,count,inanimate,,,,,
heating pad,noun,thing,,,,count,inanimate,,,,,
face mask,noun,thing,,,,count,inanimate,,,,,
test tube,noun,thing,,,,count,inanimate,,,,,
petri dish,noun,thing,,,,count,inanimate,,,,,
tongue depressor,noun,thing,,,,count,inanimate,,,,,
baby monitor,noun,thing,,,,count,inanimate,,,,,
baby carrier,noun,thing,,,,count,inanimate,,,,,
changing mat,noun,thing,,,,count,inanimate,,,,,
breast pump,noun,thing,,,,count,inanimate,,,,,
baked potato,noun,food,,,,count,inanimate,,,,,
jacket potato,noun,food,,,,count,inanimate,,,,,
bay leaf,noun,food,,,,count,inanimate,,,,,
bean sprout,noun,food,,,,count,inanimate,,,,,
bell pepper,noun,food,,,,count,inanimate,,,,,
cereal bar,noun,food,,,,count,inanimate,,,,,
butternut squash,noun,food,,,,count,inanimate,,,,,
chocolate chip,noun,food,,,,count,inanimate,,,,,
chocolate chip cookie,noun,food,,,,count,inanimate,,,,,
cinnamon roll,noun,food,,,,count,inanimate,,,,,
Danish pastry,noun,food,,,,count,inanimate,,,,,
digestive biscuit,noun,food,,,,count,inanimate,,,,,
doner kebab,noun,food,,,,count,inanimate,,,,,
dragon fruit,noun,food,,,,count,inanimate,,,,,
egg white,noun,food,,,,count,inanimate,,,,,
egg yolk,noun,food,,,,count,inanimate,,,,,
fortune cookie,noun,food,,,,count,inanimate,,,,,
fruit salad,noun,food,,,,count,inanimate,,,,,
grilled cheese,noun,food,,,,count,inanimate,,,,,
hash brown,noun,food,,,,count,inanimate,,,,,
hot cross bun,noun,food,,,,count,inanimate,,,,,
ice cream sundae,noun,food,,,,count,inanimate,,,,,
kiwi fruit,noun,food,,,,count,inanimate,,,,,
pork chop,noun,food,,,,count,inanimate,,,,,
onion ring,noun,food,,,,count,inanimate,,,,,
spring onion,noun,food,,,,count,inanimate,,,,,
green onion,noun,food,,,,count,inanimate,,,,,
pork pie,noun,food,,,,count,inanimate,,,,,
pot roast,noun,food,,,,count,inanimate,,,,,
pumpkin pie,noun,food,,,,count,inanimate,,,,,
roast chicken,noun,food,,,,count,inanimate,,,,,
runner bean,noun,food,,,,count,inanimate,,,,,
sausage roll,noun,food,,,,count,inanimate,,,,,
Scotch egg,noun,food,,,,count,inanimate,,,,,
shepherd's pie,noun,food,,,,count,inanimate,,,,,
cottage pie,noun,food,,,,count,inanimate,,,,,
spare rib,noun,food,,,,count,inanimate,,,,,
Swiss roll,noun,food,,,,count,inanimate,,,,,
tater tot,noun,food,,,,count,inanimate,,,,,
cherry tomato,noun,food,,,,count,inanimate,,,,,
tortilla chip,noun,food,,,,count,inanimate,,,,,
veggie burger,noun,food,,,,count,inanimate,,,,,
Yorkshire pudding,noun,food,,,,count,inanimate,,,,,
toad in the hole,noun,food,,,,count,inanimate,,,,,
Cornish pasty,noun,food,,,,count,inanimate,,,,,
fairy cake,noun,food,,,,count,inanimate,,,,,
toffee apple,noun,food,,,,count,inanimate,,,,,
candy apple,noun,food,,,,count,inanimate,,,,,
wedding cake,noun,food,,,,count,inanimate,,,,,
baking soda,noun,food,,,,mass,inanimate,,,,,
barbecue sauce,noun,food,,,,mass,inanimate,,,,,
BBQ sauce,noun,food,,,,mass,inanimate,,,,,
beef jerky,noun,food,,,,mass,inanimate,,,,,
bok choy,noun,food,,,,mass,inanimate,,,,,
bubble gum,noun,food,,,,mass,inanimate,,,,,
Caesar salad,noun,food,,,,mass,inanimate,,,,,
cayenne pepper,noun,food,,,,mass,inanimate,,,,,
black pepper,noun,food,,,,mass,inanimate,,,,,
chili con carne,noun,food,,,,mass,inanimate,,,,,
hot sauce,noun,food,,,,mass,inanimate,,,,,
fish and chips,noun,food,,,,mass,inanimate,,,,,
clotted cream,noun,food,,,,mass,inanimate,,,,,
double cream,noun,food,,,,mass,inanimate,,,,,
sour cream,noun,food,,,,mass,inanimate,,,,,
corned beef,noun,food,,,,mass,inanimate,,,,,
crème brûlée,noun,food,,,,mass,inanimate,,,,,
feta cheese,noun,food,,,,mass,inanimate,,,,,
self-raising flour,noun,food,,,,mass,inanimate,,,,,
French toast,noun,food,,,,mass,inanimate,,,,,
garlic bread,noun,food,,,,mass,inanimate,,,,,
lemon curd,noun,food,,,,mass,inanimate,,,,,
golden syrup,noun,food,,,,mass,inanimate,,,,,
pita bread,noun,food,,,,mass,inanimate,,,,,
potato salad,noun,food,,,,mass,inanimate,,,,,
pulled pork,noun,food,,,,mass,inanimate,,,,,
puff pastry,noun,food,,,,mass,inanimate,,,,,
spaghetti bolognese,noun,food,,,,mass,inanimate,,,,,
icing sugar,noun,food,,,,mass,inanimate,,,,,
powdered sugar,noun,food,,,,mass,inanimate,,,,,
caster sugar,noun,food,,,,mass,inanimate,,,,,
vegetable oil,noun,food,,,,mass,inanimate,,,,,
Swiss cheese,noun,food,,,,mass,inanimate,,,,,
trail mix,noun,food,,,,mass,inanimate,,,,,
Worcestershire sauce,noun,food,,,,mass,inanimate,,,,,
brown bread,noun,food,,,,mass,inanimate,,,,,
soda bread,noun,food,,,,mass,inanimate,,,,,
comfort food,noun,food,,,,mass,inanimate,,,,,
cookie dough,noun,food,,,,mass,inanimate,,,,,
beans on toast,noun,food,,plural,,count,inanimate,,,,,
mushy peas,noun,food,,plural,,count,inanimate,,,,,
pigs in blankets,noun,food,,plural,,count,inanimate,,,,,
Diet Coke,noun,drink,,,,mass,inanimate,,,,,
Earl Grey,noun,drink,,,,mass,inanimate,,,,,
ginger beer,noun,drink,,,,mass,inanimate,,,,,
bubble tea,noun,drink,,,,mass,inanimate,,,,,
mint tea,noun,drink,,,,mass,inanimate,,,,,
mulled wine,noun,drink,,,,mass,inanimate,,,,,
oat milk,noun,drink,,,,mass,inanimate,,,,,
semi-skimmed milk,noun,drink,,,,mass,inanimate,,,,,
skimmed milk,noun,drink,,,,mass,inanimate,,,,,
soda water,noun,drink,,,,mass,inanimate,,,,,
tonic water,noun,drink,,,,mass,inanimate,,,,,
whole milk,noun,drink,,,,mass,inanimate,,,,,
thickened water,noun,drink,,,,mass,inanimate,,,,,
Dr Pepper,noun,drink,,,,mass,inanimate,,,,,
piña colada,noun,drink,,,,count,inanimate,,,,,
gin and tonic,noun,drink,,,,count,inanimate,,,,,
bowler hat,noun,clothing,,,,count,inanimate,,,,,
hard hat,noun,clothing,,,,count,inanimate,,,,,
lab coat,noun,clothing,,,,count,inanimate,,,,,
nose ring,noun,clothing,,,,count,inanimate,,,,,
pocket watch,noun,clothing,,,,count,inanimate,,,,,
space suit,noun,clothing,,,,count,inanimate,,,,,
sports bra,noun,clothing,,,,count,inanimate,,,,,
swimming costume,noun,clothing,,,,count,inanimate,,,,,
trench coat,noun,clothing,,,,count,inanimate,,,,,
hiking boot,noun,clothing,,,,count,inanimate,,,,,
cowboy boot,noun,clothing,,,,count,inanimate,,,,,
woolly hat,noun,clothing,,,,count,inanimate,,,,,
boiler suit,noun,clothing,,,,count,inanimate,,,,,
hi-vis vest,noun,clothing,,,,count,inanimate,,,,,
bulletproof vest,noun,clothing,,,,count,inanimate,,,,,
santa hat,noun,clothing,,,,count,inanimate,,,,,
charm bracelet,noun,clothing,,,,count,inanimate,,,,,
bermuda shorts,noun,clothing,,plural,,count,inanimate,,,,,
cycling shorts,noun,clothing,,plural,,count,inanimate,,,,,
swim trunks,noun,clothing,,plural,,count,inanimate,,,,,
3D glasses,noun,clothing,,plural,,count,inanimate,,,,,
fancy dress,noun,clothing,,,,mass,inanimate,,,,,
bald eagle,noun,animal,,,,count,animate,,,,,
barn owl,noun,animal,,,,count,animate,,,,,
big cat,noun,animal,,,,count,animate,,,,,
bird of prey,noun,animal,,,,count,animate,,,,,
black bear,noun,animal,,,,count,animate,,,,,
black widow,noun,animal,,,,count,animate,,,,,
blue whale,noun,animal,,,,count,animate,,,,,
brown bear,noun,animal,,,,count,animate,,,,,
daddy longlegs,noun,animal,,,,count,animate,,,,,
flying squirrel,noun,animal,,,,count,animate,,,,,
fruit fly,noun,animal,,,,count,animate,,,,,
German shepherd,noun,animal,,,,count,animate,,,,,
giant panda,noun,animal,,,,count,animate,,,,,
golden retriever,noun,animal,,,,count,animate,,,,,
great white shark,noun,animal,,,,count,animate,,,,,
grizzly bear,noun,animal,,,,count,animate,,,,,
guide dog,noun,animal,,,,count,animate,,,,,
service dog,noun,animal,,,,count,animate,,,,,
assistance dog,noun,animal,,,,count,animate,,,,,
therapy dog,noun,animal,,,,count,animate,,,,,
guard dog,noun,animal,,,,count,animate,,,,,
tabby cat,noun,animal,,,,count,animate,,,,,
hermit crab,noun,animal,,,,count,animate,,,,,
humpback whale,noun,animal,,,,count,animate,,,,,
killer whale,noun,animal,,,,count,animate,,,,,
komodo dragon,noun,animal,,,,count,animate,,,,,
manta ray,noun,animal,,,,count,animate,,,,,
praying mantis,noun,animal,,,,count,animate,,,,,
mountain lion,noun,animal,,,,count,animate,,,,,
prairie dog,noun,animal,,,,count,animate,,,,,
red panda,noun,animal,,,,count,animate,,,,,
sausage dog,noun,animal,,,,count,animate,,,,,
sea cucumber,noun,animal,,,,count,animate,,,,,
sea otter,noun,animal,,,,count,animate,,,,,
sea turtle,noun,animal,,,,count,animate,,,,,
sea urchin,noun,animal,,,,count,animate,,,,,
snow leopard,noun,animal,,,,count,animate,,,,,
stick insect,noun,animal,,,,count,animate,,,,,
Tasmanian devil,noun,animal,,,,count,animate,,,,,
tree frog,noun,animal,,,,count,animate,,,,,
T. rex,noun,animal,,,,count,animate,,,,,
water buffalo,noun,animal,,,,count,animate,,,,,
wild animal,noun,animal,,,,count,animate,,,,,
air traffic controller,noun,person,,,,count,human,,,,,
dental hygienist,noun,person,,,,count,human,,,,,
first lady,noun,person,,,,count,human,,,,,
fortune teller,noun,person,,,,count,human,,,,,
foster child,noun,person,,,,count,human,,,,,
foster mother,noun,person,,,,count,human,,,,,
foster father,noun,person,,,,count,human,,,,,
foster parent,noun,person,,,,count,human,,,,,
garbage man,noun,person,,,,count,human,,,,,
human being,noun,person,,,,count,human,,,,,
makeup artist,noun,person,,,,count,human,,,,,
nursery nurse,noun,person,,,,count,human,,,,,
only child,noun,person,,,,count,human,,,,,
park ranger,noun,person,,,,count,human,,,,,
PE teacher,noun,person,,,,count,human,,,,,
pop star,noun,person,,,,count,human,,,,,
real estate agent,noun,person,,,,count,human,,,,,
estate agent,noun,person,,,,count,human,,,,,
rock star,noun,person,,,,count,human,,,,,
sales assistant,noun,person,,,,count,human,,,,,
scuba diver,noun,person,,,,count,human,,,,,
senior citizen,noun,person,,,,count,human,,,,,
sign language interpreter,noun,person,,,,count,human,,,,,
soccer player,noun,person,,,,count,human,,,,,
football player,noun,person,,,,count,human,,,,,
basketball player,noun,person,,,,count,human,,,,,
speech-language pathologist,noun,person,,,,count,human,,,,,
twin brother,noun,person,,,,count,human,,,,,
twin sister,noun,person,,,,count,human,,,,,
vice president,noun,person,,,,count,human,,,,,
wheelchair user,noun,person,,,,count,human,,,,,
window cleaner,noun,person,,,,count,human,,,,,
younger brother,noun,person,,,,count,human,,,,,
younger sister,noun,person,,,,count,human,,,,,
baby brother,noun,person,,,,count,human,,,,,
baby sister,noun,person,,,,count,human,,,,,
family member,noun,person,,,,count,human,,,,,
teacher's pet,noun,person,,,,count,human,,,,,
sore loser,noun,person,,,,count,human,,,,,
couch potato,noun,person,,,,count,human,,,,,
fairy godmother,noun,person,,,,count,human,,,,,
animal shelter,noun,place,,,,count,inanimate,,,,,
baggage claim,noun,place,,,,count,inanimate,,,,,
bike lane,noun,place,,,,count,inanimate,,,,,
building site,noun,place,,,,count,inanimate,,,,,
bus shelter,noun,place,,,,count,inanimate,,,,,
call center,noun,place,,,,count,inanimate,,,,,
call centre,noun,place,,,,count,inanimate,,,,,
car wash,noun,place,,,,count,inanimate,,,,,
charity shop,noun,place,,,,count,inanimate,,,,,
thrift store,noun,place,,,,count,inanimate,,,,,
chip shop,noun,place,,,,count,inanimate,,,,,
city centre,noun,place,,,,count,inanimate,,,,,
clothing store,noun,place,,,,count,inanimate,,,,,
dead end,noun,place,,,,count,inanimate,,,,,
nursery school,noun,place,,,,count,inanimate,,,,,
primary school,noun,place,,,,count,inanimate,,,,,
elementary school,noun,place,,,,count,inanimate,,,,,
secondary school,noun,place,,,,count,inanimate,,,,,
private school,noun,place,,,,count,inanimate,,,,,
public school,noun,place,,,,count,inanimate,,,,,
boarding school,noun,place,,,,count,inanimate,,,,,
special school,noun,place,,,,count,inanimate,,,,,
Sunday school,noun,place,,,,count,inanimate,,,,,
driving school,noun,place,,,,count,inanimate,,,,,
community college,noun,place,,,,count,inanimate,,,,,
department store,noun,place,,,,count,inanimate,,,,,
dry cleaner,noun,place,,,,count,inanimate,,,,,
dry cleaner's,noun,place,,,,count,inanimate,,,,,
fast food restaurant,noun,place,,,,count,inanimate,,,,,
fire department,noun,place,,,,count,inanimate,,,,,
food court,noun,place,,,,count,inanimate,,,,,
food truck,noun,place,,,,count,inanimate,,,,,
garden center,noun,place,,,,count,inanimate,,,,,
garden centre,noun,place,,,,count,inanimate,,,,,
ghost town,noun,place,,,,count,inanimate,,,,,
health center,noun,place,,,,count,inanimate,,,,,
health centre,noun,place,,,,count,inanimate,,,,,
homeless shelter,noun,place,,,,count,inanimate,,,,,
hot spring,noun,place,,,,count,inanimate,,,,,
leisure center,noun,place,,,,count,inanimate,,,,,
leisure centre,noun,place,,,,count,inanimate,,,,,
level crossing,noun,place,,,,count,inanimate,,,,,
high street,noun,place,,,,count,inanimate,,,,,
ring road,noun,place,,,,count,inanimate,,,,,
toll booth,noun,place,,,,count,inanimate,,,,,
service station,noun,place,,,,count,inanimate,,,,,
parking garage,noun,place,,,,count,inanimate,,,,,
parking space,noun,place,,,,count,inanimate,,,,,
parking meter,noun,place,,,,count,inanimate,,,,,
parking spot,noun,place,,,,count,inanimate,,,,,
nature reserve,noun,place,,,,count,inanimate,,,,,
phone booth,noun,place,,,,count,inanimate,,,,,
phone box,noun,place,,,,count,inanimate,,,,,
power station,noun,place,,,,count,inanimate,,,,,
radio station,noun,place,,,,count,inanimate,,,,,
railway line,noun,place,,,,count,inanimate,,,,,
train track,noun,place,,,,count,inanimate,,,,,
retirement home,noun,place,,,,count,inanimate,,,,,
care home,noun,place,,,,count,inanimate,,,,,
safari park,noun,place,,,,count,inanimate,,,,,
skating rink,noun,place,,,,count,inanimate,,,,,
soup kitchen,noun,place,,,,count,inanimate,,,,,
sweet shop,noun,place,,,,count,inanimate,,,,,
public toilet,noun,place,,,,count,inanimate,,,,,
tourist attraction,noun,place,,,,count,inanimate,,,,,
town center,noun,place,,,,count,inanimate,,,,,
town centre,noun,place,,,,count,inanimate,,,,,
wind farm,noun,place,,,,count,inanimate,,,,,
chicken coop,noun,place,,,,count,inanimate,,,,,
wading pool,noun,place,,,,count,inanimate,,,,,
kiddie pool,noun,place,,,,count,inanimate,,,,,
diving board,noun,place,,,,count,inanimate,,,,,
water slide,noun,place,,,,count,inanimate,,,,,
ball pit,noun,place,,,,count,inanimate,,,,,
climbing wall,noun,place,,,,count,inanimate,,,,,
escape room,noun,place,,,,count,inanimate,,,,,
post box,noun,thing,,,,count,inanimate,,,,,
swing set,noun,toy,,,,count,inanimate,,,,,
USB cable,noun,device,,,,count,inanimate,,,,,
satellite dish,noun,device,,,,count,inanimate,,,,,
cash register,noun,device,,,,count,inanimate,,,,,
burglar alarm,noun,device,,,,count,inanimate,,,,,
carbon monoxide detector,noun,device,,,,count,inanimate,,,,,
ceiling fan,noun,device,,,,count,inanimate,,,,,
space heater,noun,device,,,,count,inanimate,,,,,
grandfather clock,noun,device,,,,count,inanimate,,,,,
cuckoo clock,noun,device,,,,count,inanimate,,,,,
computer mouse,noun,device,,,,count,inanimate,,,,,
hard disk,noun,device,,,,count,inanimate,,,,,
flash drive,noun,device,,,,count,inanimate,,,,,
3D printer,noun,device,,,,count,inanimate,,,,,
speech-generating device,noun,device,,,,count,inanimate,,,,,
AAC device,noun,device,,,,count,inanimate,,,,,
X-ray machine,noun,device,,,,count,inanimate,,,,,
microwave oven,noun,device,,,,count,inanimate,,,,,
pressure cooker,noun,device,,,,count,inanimate,,,,,
toaster oven,noun,device,,,,count,inanimate,,,,,
water fountain,noun,device,,,,count,inanimate,,,,,
drinking fountain,noun,device,,,,count,inanimate,,,,,
leaf blower,noun,device,,,,count,inanimate,,,,,
electric wheelchair,noun,device,,,,count,inanimate,,,,,
power wheelchair,noun,device,,,,count,inanimate,,,,,
manual wheelchair,noun,device,,,,count,inanimate,,,,,
VR headset,noun,device,,,,count,inanimate,,,,,
Game Boy,noun,device,,,,count,inanimate,,,,,
Nintendo Switch,noun,device,,,,count,inanimate,,,,,
slot machine,noun,device,,,,count,inanimate,,,,,
tape recorder,noun,device,,,,count,inanimate,,,,,
spark plug,noun,device,,,,count,inanimate,,,,,
turn signal,noun,device,,,,count,inanimate,,,,,
rearview mirror,noun,device,,,,count,inanimate,,,,,
wing mirror,noun,device,,,,count,inanimate,,,,,
glove compartment,noun,device,,,,count,inanimate,,,,,
spare tire,noun,device,,,,count,inanimate,,,,,
spare tyre,noun,device,,,,count,inanimate,,,,,
flat tire,noun,device,,,,count,inanimate,,,,,
flat tyre,noun,device,,,,count,inanimate,,,,,
conveyor belt,noun,device,,,,count,inanimate,,,,,
metal detector,noun,device,,,,count,inanimate,,,,,
lie detector,noun,device,,,,count,inanimate,,,,,
sat nav,noun,device,,,,count,inanimate,,,,,
solar panel,noun,device,,,,count,inanimate,,,,,
wind turbine,noun,device,,,,count,inanimate,,,,,
lava lamp,noun,device,,,,count,inanimate,,,,,
combine harvester,noun,vehicle,,,,count,inanimate,,,,,
dirt bike,noun,vehicle,,,,count,inanimate,,,,,
quad bike,noun,vehicle,,,,count,inanimate,,,,,
double-decker bus,noun,vehicle,,,,count,inanimate,,,,,
electric car,noun,vehicle,,,,count,inanimate,,,,,
estate car,noun,vehicle,,,,count,inanimate,,,,,
station wagon,noun,vehicle,,,,count,inanimate,,,,,
fire engine,noun,vehicle,,,,count,inanimate,,,,,
hang glider,noun,vehicle,,,,count,inanimate,,,,,
ice cream truck,noun,vehicle,,,,count,inanimate,,,,,
ice cream van,noun,vehicle,,,,count,inanimate,,,,,
jumbo jet,noun,vehicle,,,,count,inanimate,,,,,
monster truck,noun,vehicle,,,,count,inanimate,,,,,
space rocket,noun,vehicle,,,,count,inanimate,,,,,
bullet train,noun,vehicle,,,,count,inanimate,,,,,
ski lift,noun,vehicle,,,,count,inanimate,,,,,
aircraft carrier,noun,vehicle,,,,count,inanimate,,,,,
balance bike,noun,vehicle,,,,count,inanimate,,,,,
Adam's apple,noun,body,,,,count,inanimate,,,,,
blood vessel,noun,body,,,,count,inanimate,,,,,
blood type,noun,body,,,,count,inanimate,,,,,
heart rate,noun,body,,,,count,inanimate,,,,,
middle finger,noun,body,,,,count,inanimate,,,,,
ring finger,noun,body,,,,count,inanimate,,,,,
kidney stone,noun,body,,,,count,inanimate,,,,,
milk tooth,noun,body,,,,count,inanimate,,,,,
rib cage,noun,body,,,,count,inanimate,,,,,
spinal cord,noun,body,,,,count,inanimate,,,,,
taste bud,noun,body,,,,count,inanimate,,,,,
umbilical cord,noun,body,,,,count,inanimate,,,,,
voice box,noun,body,,,,count,inanimate,,,,,
bone marrow,noun,body,,,,mass,inanimate,,,,,
body temperature,noun,body,,,,mass,inanimate,,,,,
body odor,noun,body,,,,mass,inanimate,,,,,
eating disorder,noun,illness,,,,count,inanimate,,,,,
food allergy,noun,illness,,,,count,inanimate,,,,,
nut allergy,noun,illness,,,,count,inanimate,,,,,
peanut allergy,noun,illness,,,,count,inanimate,,,,,
lazy eye,noun,illness,,,,count,inanimate,,,,,
learning disability,noun,illness,,,,count,inanimate,,,,,
learning difficulty,noun,illness,,,,count,inanimate,,,,,
mental illness,noun,illness,,,,count,inanimate,,,,,
nervous breakdown,noun,illness,,,,count,inanimate,,,,,
paper cut,noun,illness,,,,count,inanimate,,,,,
side effect,noun,illness,,,,count,inanimate,,,,,
speech impediment,noun,illness,,,,count,inanimate,,,,,
stomach flu,noun,illness,,,,count,inanimate,,,,,
urinary tract infection,noun,illness,,,,count,inanimate,,,,,
athlete's foot,noun,illness,,,,mass,inanimate,,,,,
bad breath,noun,illness,,,,mass,inanimate,,,,,
bipolar disorder,noun,illness,,,,mass,inanimate,,,,,
celiac disease,noun,illness,,,,mass,inanimate,,,,,
cystic fibrosis,noun,illness,,,,mass,inanimate,,,,,
diaper rash,noun,illness,,,,mass,inanimate,,,,,
nappy rash,noun,illness,,,,mass,inanimate,,,,,
jet lag,noun,illness,,,,mass,inanimate,,,,,
morning sickness,noun,illness,,,,mass,inanimate,,,,,
motion sickness,noun,illness,,,,mass,inanimate,,,,,
travel sickness,noun,illness,,,,mass,inanimate,,,,,
multiple sclerosis,noun,illness,,,,mass,inanimate,,,,,
muscular dystrophy,noun,illness,,,,mass,inanimate,,,,,
pins and needles,noun,illness,,,,mass,inanimate,,,,,
Rett syndrome,noun,illness,,,,mass,inanimate,,,,,
scarlet fever,noun,illness,,,,mass,inanimate,,,,,
selective mutism,noun,illness,,,,mass,inanimate,,,,,
social anxiety,noun,illness,,,,mass,inanimate,,,,,
spina bifida,noun,illness,,,,mass,inanimate,,,,,
tooth decay,noun,illness,,,,mass,inanimate,,,,,
Tourette syndrome,noun,illness,,,,mass,inanimate,,,,,
stage fright,noun,illness,,,,mass,inanimate,,,,,
mental health,noun,idea,,,,mass,inanimate,,,,,
hearing loss,noun,illness,,,,mass,inanimate,,,,,
brain damage,noun,illness,,,,mass,inanimate,,,,,
bathroom scales,noun,device,,plural,,count,inanimate,,,,,
temper tantrum,noun,illness,,,,count,inanimate,,,,,
sleeping pill,noun,medicine,,,,count,inanimate,,,,,
root canal,noun,medicine,,,,count,inanimate,,,,,
blood transfusion,noun,medicine,,,,count,inanimate,,,,,
NG tube,noun,medicine,,,,count,inanimate,,,,,
eye test,noun,medicine,,,,count,inanimate,,,,,
hearing test,noun,medicine,,,,count,inanimate,,,,,
pregnancy test,noun,medicine,,,,count,inanimate,,,,,
vitamin C,noun,medicine,,,,mass,inanimate,,,,,
vitamin D,noun,medicine,,,,mass,inanimate,,,,,
birth control,noun,medicine,,,,mass,inanimate,,,,,
aloe vera,noun,material,,,,mass,inanimate,,,,,
body wash,noun,material,,,,mass,inanimate,,,,,
carbon dioxide,noun,material,,,,mass,inanimate,,,,,
kitty litter,noun,material,,,,mass,inanimate,,,,,
lip balm,noun,material,,,,mass,inanimate,,,,,
lip gloss,noun,material,,,,mass,inanimate,,,,,
masking tape,noun,material,,,,mass,inanimate,,,,,
duct tape,noun,material,,,,mass,inanimate,,,,,
nail varnish,noun,material,,,,mass,inanimate,,,,,
stainless steel,noun,material,,,,mass,inanimate,,,,,
washing-up liquid,noun,material,,,,mass,inanimate,,,,,
cherry blossom,noun,plant,,,,count,inanimate,,,,,
stinging nettle,noun,plant,,,,count,inanimate,,,,,
sweet pea,noun,plant,,,,count,inanimate,,,,,
Venus flytrap,noun,plant,,,,count,inanimate,,,,,
weeping willow,noun,plant,,,,count,inanimate,,,,,
lily of the valley,noun,plant,,,,count,inanimate,,,,,
poison oak,noun,plant,,,,mass,inanimate,,,,,
ice age,noun,nature,,,,count,inanimate,,,,,
lunar eclipse,noun,nature,,,,count,inanimate,,,,,
solar eclipse,noun,nature,,,,count,inanimate,,,,,
natural disaster,noun,nature,,,,count,inanimate,,,,,
bird's nest,noun,nature,,,,count,inanimate,,,,,
climate change,noun,nature,,,,mass,inanimate,,,,,
global warming,noun,nature,,,,mass,inanimate,,,,,
fresh air,noun,nature,,,,mass,inanimate,,,,,
black ice,noun,weather,,,,mass,inanimate,,,,,
dressing table,noun,furniture,,,,count,inanimate,,,,,
four-poster bed,noun,furniture,,,,count,inanimate,,,,,
back door,noun,furniture,,,,count,inanimate,,,,,
front door,noun,furniture,,,,count,inanimate,,,,,
hospital bed,noun,furniture,,,,count,inanimate,,,,,
picnic table,noun,furniture,,,,count,inanimate,,,,,
stair gate,noun,furniture,,,,count,inanimate,,,,,
step stool,noun,furniture,,,,count,inanimate,,,,,
common room,noun,room,,,,count,inanimate,,,,,
en suite,noun,room,,,,count,inanimate,,,,,
ground floor,noun,room,,,,count,inanimate,,,,,
first floor,noun,room,,,,count,inanimate,,,,,
second floor,noun,room,,,,count,inanimate,,,,,
ladies' room,noun,room,,,,count,inanimate,,,,,
tool shed,noun,room,,,,count,inanimate,,,,,
wet room,noun,room,,,,count,inanimate,,,,,
box office,noun,room,,,,count,inanimate,,,,,
semi-detached house,noun,home,,,,count,inanimate,,,,,
terraced house,noun,home,,,,count,inanimate,,,,,
council house,noun,home,,,,count,inanimate,,,,,
granny flat,noun,home,,,,count,inanimate,,,,,
tower block,noun,home,,,,count,inanimate,,,,,
current account,noun,money,,,,count,inanimate,,,,,
savings account,noun,money,,,,count,inanimate,,,,,
direct debit,noun,money,,,,count,inanimate,,,,,
down payment,noun,money,,,,count,inanimate,,,,,
income tax,noun,money,,,,count,inanimate,,,,,
student loan,noun,money,,,,count,inanimate,,,,,
loose change,noun,money,,,,mass,inanimate,,,,,
petty cash,noun,money,,,,mass,inanimate,,,,,
health insurance,noun,money,,,,mass,inanimate,,,,,
sex education,noun,subject,,,,mass,inanimate,,,,,
social work,noun,subject,,,,mass,inanimate,,,,,
special education,noun,subject,,,,mass,inanimate,,,,,
bachelor party,noun,event,,,,count,inanimate,,,,,
hen party,noun,event,,,,count,inanimate,,,,,
bake sale,noun,event,,,,count,inanimate,,,,,
power cut,noun,event,,,,count,inanimate,,,,,
car accident,noun,event,,,,count,inanimate,,,,,
civil war,noun,event,,,,count,inanimate,,,,,
coffee break,noun,event,,,,count,inanimate,,,,,
lunch break,noun,event,,,,count,inanimate,,,,,
driving test,noun,event,,,,count,inanimate,,,,,
first date,noun,event,,,,count,inanimate,,,,,
half term,noun,event,,,,mass,inanimate,bare,,,,
spring break,noun,event,,,,count,inanimate,,,,,
home run,noun,event,,,,count,inanimate,,,,,
night out,noun,event,,,,count,inanimate,,,,,
open house,noun,event,,,,count,inanimate,,,,,
open day,noun,event,,,,count,inanimate,,,,,
penalty kick,noun,event,,,,count,inanimate,,,,,
press conference,noun,event,,,,count,inanimate,,,,,
public holiday,noun,event,,,,count,inanimate,,,,,
bank holiday,noun,event,,,,count,inanimate,,,,,
school year,noun,event,,,,count,inanimate,,,,,
world cup,noun,event,,,,count,inanimate,definite,,,,
World War,noun,event,,,,count,inanimate,,,,,
Good Friday,noun,event,,,,mass,inanimate,bare,,,,
Easter Sunday,noun,event,,,,mass,inanimate,bare,,,,
Easter Monday,noun,event,,,,mass,inanimate,bare,,,,
Palm Sunday,noun,event,,,,mass,inanimate,bare,,,,
Veterans Day,noun,event,,,,mass,inanimate,bare,,,,
Martin Luther King Day,noun,event,,,,mass,inanimate,bare,,,,
Groundhog Day,noun,event,,,,mass,inanimate,bare,,,,
April Fools' Day,noun,event,,,,mass,inanimate,bare,,,,
Earth Day,noun,event,,,,mass,inanimate,bare,,,,
Mardi Gras,noun,event,,,,mass,inanimate,bare,,,,
Yom Kippur,noun,event,,,,mass,inanimate,bare,,,,
Rosh Hashanah,noun,event,,,,mass,inanimate,bare,,,,
Lunar New Year,noun,event,,,,mass,inanimate,bare,,,,
Chinese New Year,noun,event,,,,mass,inanimate,bare,,,,
Remembrance Day,noun,event,,,,mass,inanimate,bare,,,,
Canada Day,noun,event,,,,mass,inanimate,bare,,,,
May Day,noun,event,,,,mass,inanimate,bare,,,,
area code,noun,idea,,,,count,inanimate,,,,,
postal code,noun,idea,,,,count,inanimate,,,,,
zip code,noun,idea,,,,count,inanimate,,,,,
swear word,noun,idea,,,,count,inanimate,,,,,
human right,noun,idea,,,,count,inanimate,,,,,
middle name,noun,idea,,,,count,inanimate,,,,,
maiden name,noun,idea,,,,count,inanimate,,,,,
mother tongue,noun,idea,,,,count,inanimate,,,,,
odd number,noun,idea,,,,count,inanimate,,,,,
even number,noun,idea,,,,count,inanimate,,,,,
New Year's resolution,noun,idea,,,,count,inanimate,,,,,
time zone,noun,idea,,,,count,inanimate,,,,,
work of art,noun,idea,,,,count,inanimate,,,,,
exclamation mark,noun,idea,,,,count,inanimate,,,,,
quotation mark,noun,idea,,,,count,inanimate,,,,,
speed limit,noun,idea,,,,count,inanimate,,,,,
common sense,noun,idea,,,,mass,inanimate,,,,,
free will,noun,idea,,,,mass,inanimate,,,,,
old age,noun,idea,,,,mass,inanimate,,,,,
peer pressure,noun,idea,,,,mass,inanimate,,,,,
personal space,noun,idea,,,,mass,inanimate,,,,,
American football,noun,sport,,,,mass,inanimate,bare,,,,
bungee jumping,noun,sport,,,,mass,inanimate,bare,,,,
high jump,noun,sport,,,,mass,inanimate,bare,,,,
long jump,noun,sport,,,,mass,inanimate,bare,,,,
pole vault,noun,sport,,,,mass,inanimate,bare,,,,
mountain biking,noun,sport,,,,mass,inanimate,bare,,,,
air hockey,noun,game,,,,mass,inanimate,bare,,,,
duck duck goose,noun,game,,,,mass,inanimate,bare,,,,
hot potato,noun,game,,,,mass,inanimate,bare,,,,
noughts and crosses,noun,game,,,,mass,inanimate,bare,,,,
pass the parcel,noun,game,,,,mass,inanimate,bare,,,,
Simon says,noun,game,,,,mass,inanimate,bare,,,,
table football,noun,game,,,,mass,inanimate,bare,,,,
truth or dare,noun,game,,,,mass,inanimate,bare,,,,
chat room,noun,media,,,,count,inanimate,,,,,
comic strip,noun,media,,,,count,inanimate,,,,,
group chat,noun,media,,,,count,inanimate,,,,,
horror movie,noun,media,,,,count,inanimate,,,,,
QR code,noun,media,,,,count,inanimate,,,,,
romantic comedy,noun,media,,,,count,inanimate,,,,,
search engine,noun,media,,,,count,inanimate,,,,,
TV channel,noun,media,,,,count,inanimate,,,,,
community service,noun,activity,,,,mass,inanimate,,,,,
physical therapy,noun,activity,,,,mass,inanimate,,,,,
spring cleaning,noun,activity,,,,mass,inanimate,,,,,
tap dancing,noun,activity,,,,mass,inanimate,,,,,
window shopping,noun,activity,,,,mass,inanimate,,,,,
work experience,noun,activity,,,,mass,inanimate,,,,,
council estate,noun,place,,,,count,inanimate,,,,,
public restroom,noun,place,,,,count,inanimate,,,,,
food bank,noun,place,,,,count,inanimate,,,,,
fruit punch,noun,drink,,,,mass,inanimate,,,,,
bug spray,noun,material,,,,mass,inanimate,,,,,
fairy lights,noun,device,,plural,,count,inanimate,,,,,
jumper cables,noun,device,,plural,,count,inanimate,,,,,
rabbit hole,noun,nature,,,,count,inanimate,,,,,
sick bay,noun,room,,,,count,inanimate,,,,,
sitting room,noun,room,,,,count,inanimate,,,,,
sick pay,noun,money,,,,mass,inanimate,,,,,
maternity leave,noun,event,,,,mass,inanimate,,,,,
child support,noun,money,,,,mass,inanimate,,,,,
role model,noun,person,,,,count,human,,,,,
white lie,noun,idea,,,,count,inanimate,,,,,
solar,adjective,quality
lunar,adjective,quality
nuclear,adjective,quality
electronic,adjective,quality
electrical,adjective,quality
dental,adjective,quality
optical,adjective,quality
robotic,adjective,quality
virtual,adjective,quality
offline,adjective,quality
interactive,adjective,quality
analog,adjective,quality
analogue,adjective,quality
binary,adjective,quality
numerical,adjective,quality
alphabetical,adjective,quality
cordless,adjective,quality
rechargeable,adjective,quality
battery-operated,adjective,quality
battery-powered,adjective,quality
solar-powered,adjective,quality
magnetic,adjective,quality
thermal,adjective,quality
atomic,adjective,quality
chemical,adjective,quality
biological,adjective,quality
geographical,adjective,quality
mathematical,adjective,quality
experimental,adjective,quality
technical,adjective,quality
technological,adjective,quality
industrial,adjective,quality
agricultural,adjective,quality
economical,adjective,quality
financial,adjective,quality
federal,adjective,quality
regional,adjective,quality
rural,adjective,quality
urban,adjective,quality
suburban,adjective,quality
metropolitan,adjective,quality
coastal,adjective,quality
alpine,adjective,quality
mountainous,adjective,quality
hilly,adjective,quality
wooded,adjective,quality
forested,adjective,quality
grassy,adjective,quality
leafy,adjective,quality
marshy,adjective,quality
swampy,adjective,quality
fertile,adjective,quality
polar,adjective,quality
arctic,adjective,quality
continental,adjective,quality
global,adjective,quality
worldwide,adjective,quality
nationwide,adjective,quality
intercontinental,adjective,quality
domestic,adjective,quality
indigenous,adjective,quality
royal,adjective,quality
presidential,adjective,quality
parliamentary,adjective,quality
diplomatic,adjective,quality
democratic,adjective,quality
republican,adjective,quality
socialist,adjective,quality
communist,adjective,quality
liberal,adjective,quality
conservative,adjective,quality
progressive,adjective,quality
radical,adjective,quality
revolutionary,adjective,quality
military,adjective,quality
naval,adjective,quality
civil,adjective,quality
civilian,adjective,quality
academic,adjective,quality
elementary,adjective,quality
intermediate,adjective,quality
advanced,adjective,quality
introductory,adjective,quality
compulsory,adjective,quality
mandatory,adjective,quality
voluntary,adjective,quality
obligatory,adjective,quality
extracurricular,adjective,quality
multilingual,adjective,quality
monolingual,adjective,quality
linguistic,adjective,quality
grammatical,adjective,quality
verbal,adjective,quality
literary,adjective,quality
poetic,adjective,quality
fictional,adjective,quality
biographical,adjective,quality
theatrical,adjective,quality
photographic,adjective,quality
graphic,adjective,quality
visual,adjective,quality
tactile,adjective,quality
sensory,adjective,quality
vocal,adjective,quality
instrumental,adjective,quality
rhythmic,adjective,quality
medieval,adjective,quality
prehistoric,adjective,quality
Victorian,adjective,quality
gothic,adjective,quality
contemporary,adjective,quality
futuristic,adjective,quality
vintage,adjective,quality
antique,adjective,quality
classical,adjective,quality
biblical,adjective,quality
spiritual,adjective,quality
atheist,adjective,quality
orthodox,adjective,quality
Protestant,adjective,quality
Anglican,adjective,quality
Baptist,adjective,quality
Methodist,adjective,quality
Mormon,adjective,quality
Buddhist,adjective,quality
Hindu,adjective,quality
Sikh,adjective,quality
Islamic,adjective,quality
kosher,adjective,quality
halal,adjective,quality
sinful,adjective,quality
heavenly,adjective,quality
angelic,adjective,quality
supernatural,adjective,quality
mystical,adjective,quality
mythical,adjective,quality
legendary,adjective,quality
enchanted,adjective,quality
haunted,adjective,quality
ghostly,adjective,quality
cardiac,adjective,quality
respiratory,adjective,quality
digestive,adjective,quality
intestinal,adjective,quality
urinary,adjective,quality
neurological,adjective,quality
spinal,adjective,quality
facial,adjective,quality
nasal,adjective,quality
oral,adjective,quality
abdominal,adjective,quality
hormonal,adjective,quality
genetic,adjective,quality
hereditary,adjective,quality
congenital,adjective,quality
chronic,adjective,quality
acute,adjective,quality
fatal,adjective,quality
lethal,adjective,quality
incurable,adjective,quality
contagious,adjective,quality
infectious,adjective,quality
bacterial,adjective,quality
viral,adjective,quality
fungal,adjective,quality
cancerous,adjective,quality
surgical,adjective,quality
clinical,adjective,quality
therapeutic,adjective,quality
orthopedic,adjective,quality
orthopaedic,adjective,quality
pediatric,adjective,quality
paediatric,adjective,quality
psychiatric,adjective,quality
psychological,adjective,quality
medicinal,adjective,quality
herbal,adjective,quality
antibacterial,adjective,quality
anti-inflammatory,adjective,quality
hypoallergenic,adjective,quality
sterile,adjective,quality
sanitary,adjective,quality
hygienic,adjective,quality
unhygienic,adjective,quality
veterinary,adjective,quality
maternal,adjective,quality
paternal,adjective,quality
parental,adjective,quality
teenage,adjective,quality
underage,adjective,quality
middle-aged,adjective,quality
youthful,adjective,quality
immature,adjective,quality
senior,adjective,quality
junior,adjective,quality
juvenile,adjective,quality
feminine,adjective,quality
masculine,adjective,quality
female,adjective,quality
male,adjective,quality
gay,adjective,quality
lesbian,adjective,quality
bisexual,adjective,quality
transgender,adjective,quality
nonbinary,adjective,quality
neurodivergent,adjective,quality
neurotypical,adjective,quality
dyslexic,adjective,quality
dyspraxic,adjective,quality
epileptic,adjective,quality
asthmatic,adjective,quality
anemic,adjective,quality
anaemic,adjective,quality
paraplegic,adjective,quality
quadriplegic,adjective,quality
nonspeaking,adjective,quality
hard of hearing,adjective,quality
hearing-impaired,adjective,quality
visually impaired,adjective,quality
partially sighted,adjective,quality
short-sighted,adjective,quality
nearsighted,adjective,quality
far-sighted,adjective,quality
colorblind,adjective,quality
colour-blind,adjective,quality
wheelchair-accessible,adjective,quality
accessible,adjective,quality
inaccessible,adjective,quality
inclusive,adjective,quality
exclusive,adjective,quality
assistive,adjective,quality
adaptive,adjective,quality
augmentative,adjective,quality
ambidextrous,adjective,quality
double-jointed,adjective,quality
able-bodied,adjective,quality
bedridden,adjective,state
housebound,adjective,state
frail,adjective,quality
feeble,adjective,quality
Afghan,adjective,quality
Albanian,adjective,quality
Algerian,adjective,quality
Angolan,adjective,quality
Armenian,adjective,quality
Austrian,adjective,quality
Azerbaijani,adjective,quality
Bahamian,adjective,quality
Bangladeshi,adjective,quality
Barbadian,adjective,quality
Belarusian,adjective,quality
Belgian,adjective,quality
Bolivian,adjective,quality
Bosnian,adjective,quality
Bulgarian,adjective,quality
Burmese,adjective,quality
Cambodian,adjective,quality
Cameroonian,adjective,quality
Congolese,adjective,quality
Costa Rican,adjective,quality
Croatian,adjective,quality
Cypriot,adjective,quality
Dominican,adjective,quality
Ecuadorian,adjective,quality
Egyptian,adjective,quality
Estonian,adjective,quality
Ethiopian,adjective,quality
Filipino,adjective,quality
Ghanaian,adjective,quality
Guatemalan,adjective,quality
Guyanese,adjective,quality
Haitian,adjective,quality
Hawaiian,adjective,quality
Honduran,adjective,quality
Icelandic,adjective,quality
Indonesian,adjective,quality
Iranian,adjective,quality
Iraqi,adjective,quality
Israeli,adjective,quality
Ivorian,adjective,quality
Jamaican,adjective,quality
Jordanian,adjective,quality
Kazakh,adjective,quality
Kenyan,adjective,quality
Kurdish,adjective,quality
Kuwaiti,adjective,quality
Laotian,adjective,quality
Latvian,adjective,quality
Lebanese,adjective,quality
Libyan,adjective,quality
Lithuanian,adjective,quality
Luxembourgish,adjective,quality
Macedonian,adjective,quality
Malaysian,adjective,quality
Maltese,adjective,quality
Moldovan,adjective,quality
Mongolian,adjective,quality
Moroccan,adjective,quality
Mozambican,adjective,quality
Namibian,adjective,quality
Nepalese,adjective,quality
Nepali,adjective,quality
Nicaraguan,adjective,quality
Nigerian,adjective,quality
North Korean,adjective,quality
Pakistani,adjective,quality
Palestinian,adjective,quality
Panamanian,adjective,quality
Paraguayan,adjective,quality
Persian,adjective,quality
Puerto Rican,adjective,quality
Rwandan,adjective,quality
Salvadoran,adjective,quality
Saudi,adjective,quality
Senegalese,adjective,quality
Serbian,adjective,quality
Singaporean,adjective,quality
Slovak,adjective,quality
Slovenian,adjective,quality
Somali,adjective,quality
South African,adjective,quality
South Korean,adjective,quality
Sri Lankan,adjective,quality
Sudanese,adjective,quality
Swiss,adjective,quality
Syrian,adjective,quality
Taiwanese,adjective,quality
Tanzanian,adjective,quality
Thai,adjective,quality
Tibetan,adjective,quality
Tunisian,adjective,quality
Ugandan,adjective,quality
Uruguayan,adjective,quality
Yemeni,adjective,quality
Zambian,adjective,quality
Zimbabwean,adjective,quality
Polynesian,adjective,quality
Caribbean,adjective,quality
Mediterranean,adjective,quality
Scandinavian,adjective,quality
Nordic,adjective,quality
Baltic,adjective,quality
Celtic,adjective,quality
Hispanic,adjective,quality
Latino,adjective,quality
Latin American,adjective,quality
South American,adjective,quality
North American,adjective,quality
Central American,adjective,quality
Native American,adjective,quality
African American,adjective,quality
Asian American,adjective,quality
Middle Eastern,adjective,quality
Arab,adjective,quality
Aztec,adjective,quality
Mayan,adjective,quality
Roman,adjective,quality
northern,adjective,quality
southern,adjective,quality
eastern,adjective,quality
western,adjective,quality
northeastern,adjective,quality
northwestern,adjective,quality
southeastern,adjective,quality
southwestern,adjective,quality
cross-country,adjective,quality
imported,adjective,quality
exported,adjective,quality
native,adjective,quality
multicultural,adjective,quality
ethnic,adjective,quality
tribal,adjective,quality
racial,adjective,quality
racist,adjective,quality
sexist,adjective,quality
homophobic,adjective,quality
feminist,adjective,quality
patriotic,adjective,quality
silky,adjective,quality
velvety,adjective,quality
woolen,adjective,quality
woollen,adjective,quality
knitted,adjective,quality
padded,adjective,quality
fleecy,adjective,quality
lacy,adjective,quality
feathery,adjective,quality
frilly,adjective,quality
floral,adjective,quality
flowery,adjective,quality
plaid,adjective,quality
polka-dot,adjective,quality
checked,adjective,quality
tie-dyed,adjective,quality
faded,adjective,quality
sleeveless,adjective,quality
strapless,adjective,quality
hooded,adjective,quality
knee-length,adjective,quality
full-length,adjective,quality
high-heeled,adjective,quality
baggy,adjective,quality
snug,adjective,quality
made-to-measure,adjective,quality
well-dressed,adjective,quality
trendy,adjective,quality
chic,adjective,quality
classy,adjective,quality
glamorous,adjective,quality
tacky,adjective,quality
outdated,adjective,quality
posh,adjective,quality
ragged,adjective,quality
metallic,adjective,quality
stainless,adjective,quality
golden-brown,adjective,color
silvery,adjective,color
rubbery,adjective,quality
glassy,adjective,quality
unpaved,adjective,quality
stony,adjective,quality
earthy,adjective,quality
powdery,adjective,quality
crumbly,adjective,quality
flaky,adjective,quality
spongy,adjective,quality
springy,adjective,quality
squeaky,adjective,quality
creaky,adjective,quality
wobbly,adjective,quality
flimsy,adjective,quality
breakable,adjective,quality
unbreakable,adjective,quality
bulletproof,adjective,quality
fireproof,adjective,quality
soundproof,adjective,quality
childproof,adjective,quality
foolproof,adjective,quality
heatproof,adjective,quality
water-resistant,adjective,quality
windproof,adjective,quality
airtight,adjective,quality
watertight,adjective,quality
leakproof,adjective,quality
leaky,adjective,quality
inflatable,adjective,quality
foldable,adjective,quality
adjustable,adjective,quality
removable,adjective,quality
reversible,adjective,quality
reusable,adjective,quality
disposable,adjective,quality
recyclable,adjective,quality
renewable,adjective,quality
sustainable,adjective,quality
eco-friendly,adjective,quality
environmental,adjective,quality
ecological,adjective,quality
nonstick,adjective,quality
flammable,adjective,quality
explosive,adjective,quality
radioactive,adjective,quality
acidic,adjective,quality
translucent,adjective,quality
reflective,adjective,quality
glittery,adjective,quality
glossy,adjective,quality
matte,adjective,quality
matt,adjective,quality
dazzling,adjective,quality
sparkly,adjective,quality
twinkling,adjective,quality
blinding,adjective,quality
shady,adjective,quality
well-lit,adjective,quality
pitch-black,adjective,quality
pitch-dark,adjective,quality
hazy,adjective,quality
misty,adjective,quality
smoky,adjective,quality
blustery,adjective,quality
breezy,adjective,quality
gusty,adjective,quality
muggy,adjective,quality
scorching,adjective,quality
sweltering,adjective,quality
wintry,adjective,quality
frosty,adjective,quality
unsettled,adjective,quality
summery,adjective,quality
seasonal,adjective,quality
year-round,adjective,quality
hourly,adjective,quality
fortnightly,adjective,quality
lifelong,adjective,quality
long-lasting,adjective,quality
long-term,adjective,quality
short-term,adjective,quality
mid-term,adjective,quality
short-lived,adjective,quality
instant,adjective,quality
simultaneous,adjective,quality
continuous,adjective,quality
endless,adjective,quality
eternal,adjective,quality
infinite,adjective,quality
never-ending,adjective,quality
periodic,adjective,quality
occasional,adjective,quality
infrequent,adjective,quality
upcoming,adjective,quality
late-night,adjective,quality
full-time,adjective,quality
part-time,adjective,quality
initial,adjective,quality
former,adjective,quality
primary,adjective,quality
secondary,adjective,quality
innovative,adjective,quality
inventive,adjective,quality
up-to-date,adjective,quality
economic,adjective,quality
everyday,adjective,quality
aloof,adjective,quality
approachable,adjective,quality
argumentative,adjective,quality
assertive,adjective,quality
astute,adjective,quality
attentive,adjective,quality
inattentive,adjective,quality
absent-minded,adjective,quality
big-headed,adjective,quality
bad-tempered,adjective,quality
boastful,adjective,quality
brainy,adjective,quality
brutal,adjective,quality
carefree,adjective,quality
charitable,adjective,quality
civilized,adjective,quality
cold-hearted,adjective,quality
compassionate,adjective,quality
competent,adjective,quality
incompetent,adjective,quality
competitive,adjective,quality
conceited,adjective,quality
controlling,adjective,quality
cooperative,adjective,quality
uncooperative,adjective,quality
cowardly,adjective,quality
cunning,adjective,quality
daring,adjective,quality
deceitful,adjective,quality
decisive,adjective,quality
indecisive,adjective,quality
dedicated,adjective,quality
defiant,adjective,quality
destructive,adjective,quality
disloyal,adjective,quality
disorganized,adjective,quality
disrespectful,adjective,quality
distrustful,adjective,quality
down-to-earth,adjective,quality
easygoing,adjective,quality
eccentric,adjective,quality
empathetic,adjective,quality
extroverted,adjective,quality
introverted,adjective,quality
forgiving,adjective,quality
fun-loving,adjective,quality
good-natured,adjective,quality
gullible,adjective,quality
harsh,adjective,quality
heartless,adjective,quality
heroic,adjective,quality
hospitable,adjective,quality
hostile,adjective,quality
idle,adjective,quality
ignorant,adjective,quality
illiterate,adjective,quality
literate,adjective,quality
imaginative,adjective,quality
unimaginative,adjective,quality
impulsive,adjective,quality
inconsiderate,adjective,quality
insensitive,adjective,quality
intolerant,adjective,quality
tolerant,adjective,quality
irrational,adjective,quality
irritable,adjective,quality
irritating,adjective,quality
judgmental,adjective,quality
kind-hearted,adjective,quality
knowledgeable,adjective,quality
lenient,adjective,quality
likable,adjective,quality
likeable,adjective,quality
light-hearted,adjective,quality
lovable,adjective,quality
mindful,adjective,quality
naive,adjective,quality
narrow-minded,adjective,quality
open-minded,adjective,quality
noble,adjective,quality
obnoxious,adjective,quality
obsessive,adjective,quality
outspoken,adjective,quality
overprotective,adjective,quality
passionate,adjective,quality
persistent,adjective,quality
pitiful,adjective,quality
predictable,adjective,quality
unpredictable,adjective,quality
prejudiced,adjective,quality
productive,adjective,quality
unproductive,adjective,quality
protective,adjective,quality
pushy,adjective,quality
quirky,adjective,quality
rational,adjective,quality
rebellious,adjective,quality
resentful,adjective,emotion
reserved,adjective,quality
resilient,adjective,quality
resourceful,adjective,quality
rowdy,adjective,quality
sarcastic,adjective,quality
sassy,adjective,quality
secretive,adjective,quality
self-centered,adjective,quality
self-confident,adjective,quality
self-conscious,adjective,emotion
self-employed,adjective,quality
self-sufficient,adjective,quality
self-taught,adjective,quality
selfless,adjective,quality
unselfish,adjective,quality
sentimental,adjective,quality
serene,adjective,quality
smug,adjective,quality
snobbish,adjective,quality
snobby,adjective,quality
spiteful,adjective,quality
spontaneous,adjective,quality
stingy,adjective,quality
stoic,adjective,quality
straightforward,adjective,quality
strong-willed,adjective,quality
superficial,adjective,quality
superstitious,adjective,quality
suave,adjective,quality
tactful,adjective,quality
tactless,adjective,quality
thrifty,adjective,quality
untidy,adjective,quality
touchy,adjective,quality
two-faced,adjective,quality
unbiased,adjective,quality
biased,adjective,quality
ungrateful,adjective,quality
unreasonable,adjective,quality
unreliable,adjective,quality
unfaithful,adjective,quality
vain,adjective,quality
versatile,adjective,quality
vicious,adjective,quality
wary,adjective,emotion
well-mannered,adjective,quality
whiny,adjective,quality
antisocial,adjective,quality
pensive,adjective,emotion
cheeky,adjective,quality
nerdy,adjective,quality
geeky,adjective,quality
corny,adjective,quality
nutty,adjective,quality
bonkers,adjective,quality
daft,adjective,quality
manly,adjective,quality
girly,adjective,quality
babyish,adjective,quality
lifelike,adjective,quality
childlike,adjective,quality
warm-blooded,adjective,quality
cold-blooded,adjective,quality
carnivorous,adjective,quality
herbivorous,adjective,quality
omnivorous,adjective,quality
nocturnal,adjective,quality
aquatic,adjective,quality
venomous,adjective,quality
feathered,adjective,quality
four-legged,adjective,quality
long-haired,adjective,quality
short-haired,adjective,quality
curly-haired,adjective,quality
fair-haired,adjective,quality
dark-haired,adjective,quality
red-haired,adjective,quality
blue-eyed,adjective,quality
brown-eyed,adjective,quality
green-eyed,adjective,quality
headless,adjective,quality
toothless,adjective,quality
hairless,adjective,quality
bony,adjective,quality
curvy,adjective,quality
lanky,adjective,size
obese,adjective,size
scrawny,adjective,size
stocky,adjective,size
well-built,adjective,quality
wiry,adjective,quality
broad-shouldered,adjective,quality
freckled,adjective,quality
freckly,adjective,quality
spotless,adjective,quality
wrinkly,adjective,quality
fair-skinned,adjective,quality
dark-skinned,adjective,quality
tanned,adjective,quality
bushy,adjective,quality
frizzy,adjective,quality
wavy,adjective,quality
spiky,adjective,quality
cross-eyed,adjective,quality
appealing,adjective,quality
unappealing,adjective,quality
unattractive,adjective,quality
hideous,adjective,quality
repulsive,adjective,quality
revolting,adjective,quality
eerie,adjective,quality
chilling,adjective,quality
hair-raising,adjective,quality
threatening,adjective,quality
terrifying,adjective,quality
horrifying,adjective,quality
horrific,adjective,quality
dreadful,adjective,quality
appalling,adjective,quality
lousy,adjective,quality
shabby,adjective,quality
scruffy,adjective,quality
grubby,adjective,quality
grimy,adjective,quality
unclean,adjective,quality
foul,adjective,quality
pungent,adjective,quality
musty,adjective,quality
mouldy,adjective,quality
fragrant,adjective,quality
aromatic,adjective,quality
scented,adjective,quality
unscented,adjective,quality
mouthwatering,adjective,quality
scrumptious,adjective,quality
savory,adjective,quality
savoury,adjective,quality
bittersweet,adjective,quality
unsweetened,adjective,quality
tangy,adjective,quality
zesty,adjective,quality
peppery,adjective,quality
lemony,adjective,quality
meaty,adjective,quality
meatless,adjective,quality
fishy,adjective,quality
doughy,adjective,quality
starchy,adjective,quality
stringy,adjective,quality
foamy,adjective,quality
watery,adjective,quality
skimmed,adjective,quality
semi-skimmed,adjective,quality
full-fat,adjective,quality
fat-free,adjective,quality
low-calorie,adjective,quality
low-carb,adjective,quality
dairy-free,adjective,quality
lactose-free,adjective,quality
lactose-intolerant,adjective,quality
nut-free,adjective,quality
caffeine-free,adjective,quality
decaffeinated,adjective,quality
alcoholic,adjective,quality
nonalcoholic,adjective,quality
alcohol-free,adjective,quality
carbonated,adjective,quality
drinkable,adjective,quality
edible,adjective,quality
inedible,adjective,quality
smoked,adjective,quality
pickled,adjective,quality
poached,adjective,quality
scrambled,adjective,quality
steamed,adjective,quality
sautéed,adjective,quality
stir-fried,adjective,quality
deep-fried,adjective,quality
barbecued,adjective,quality
breaded,adjective,quality
caramelized,adjective,quality
iced,adjective,quality
mashed,adjective,quality
minced,adjective,quality
diced,adjective,quality
sliced,adjective,quality
grated,adjective,quality
seedless,adjective,quality
boneless,adjective,quality
toasty,adjective,quality
crusty,adjective,quality
undercooked,adjective,state
overcooked,adjective,state
uncooked,adjective,state
medium-rare,adjective,quality
unripe,adjective,quality
overripe,adjective,quality
home-cooked,adjective,quality
canned,adjective,quality
tinned,adjective,quality
bottled,adjective,quality
packaged,adjective,quality
freeze-dried,adjective,quality
dried,adjective,quality
sun-dried,adjective,quality
processed,adjective,quality
wholegrain,adjective,quality
whole-wheat,adjective,quality
wholemeal,adjective,quality
gourmet,adjective,quality
wholesome,adjective,quality
filling,adjective,quality
hearty,adjective,quality
nourishing,adjective,quality
fair-trade,adjective,quality
crooked,adjective,quality
lopsided,adjective,quality
sunken,adjective,state
parched,adjective,state
sunburnt,adjective,state
alight,adjective,state
ablaze,adjective,state
unlit,adjective,state
snow-covered,adjective,state
overgrown,adjective,state
polluted,adjective,state
contaminated,adjective,state
unwashed,adjective,state
abandoned,adjective,state
uninhabited,adjective,state
overcrowded,adjective,state
jam-packed,adjective,state
bustling,adjective,quality
understaffed,adjective,state
unfinished,adjective,state
half-finished,adjective,state
half-empty,adjective,state
half-full,adjective,state
overloaded,adjective,state
half-open,adjective,state
wide-open,adjective,state
unopened,adjective,state
expired,adjective,state
unpaid,adjective,state
prepaid,adjective,quality
bankrupt,adjective,state
wealthy,adjective,quality
well-off,adjective,state
needy,adjective,quality
jobless,adjective,state
achy,adjective,state
bloated,adjective,state
bloodshot,adjective,state
chapped,adjective,state
concussed,adjective,state
disoriented,adjective,state
drowsy,adjective,state
flushed,adjective,state
frostbitten,adjective,state
gassy,adjective,state
groggy,adjective,state
half-asleep,adjective,state
hungover,adjective,state
incontinent,adjective,state
inflamed,adjective,state
jet-lagged,adjective,state
lame,adjective,quality
lightheaded,adjective,state
nauseated,adjective,state
overtired,adjective,state
overworked,adjective,state
peckish,adjective,state
puffy,adjective,state
scabby,adjective,state
shivery,adjective,state
sleep-deprived,adjective,state
sluggish,adjective,state
snotty,adjective,state
sober,adjective,state
starved,adjective,state
teary,adjective,state
tearful,adjective,state
unfit,adjective,state
unharmed,adjective,state
unhurt,adjective,state
uninjured,adjective,state
vaccinated,adjective,state
unvaccinated,adjective,state
weary,adjective,state
wheezy,adjective,state
worn,adjective,state
upright,adjective,state
motionless,adjective,state
stationary,adjective,state
uninvited,adjective,state
unwelcome,adjective,state
qualified,adjective,state
unqualified,adjective,state
house-trained,adjective,state
toilet-trained,adjective,state
adopted,adjective,state
unmarried,adjective,state
childless,adjective,state
unaccompanied,adjective,state
unprotected,adjective,state
armed,adjective,state
unarmed,adjective,state
masked,adjective,state
bare-chested,adjective,state
shirtless,adjective,state
shoeless,adjective,state
disheveled,adjective,state
dishevelled,adjective,state
cluttered,adjective,state
orderly,noun,person,,,,count,human
unused,adjective,state
untouched,adjective,state
unspoiled,adjective,quality
unspoilt,adjective,quality
undamaged,adjective,state
intact,adjective,state
faulty,adjective,state
dysfunctional,adjective,quality
functional,adjective,quality
unusable,adjective,state
glitchy,adjective,state
deafening,adjective,quality
speechless,adjective,state
tongue-tied,adjective,state
unseen,adjective,state
unnoticed,adjective,state
unread,adjective,state
unanswered,adjective,state
unsolved,adjective,state
undecided,adjective,state
underway,adjective,state
ongoing,adjective,state
endangered,adjective,state
extinct,adjective,state
invasive,adjective,quality
half-eaten,adjective,state
uneaten,adjective,state
whipped,adjective,quality
unheated,adjective,state
air-conditioned,adjective,state
drafty,adjective,quality
draughty,adjective,quality
airy,adjective,quality
deceased,adjective,state
unborn,adjective,state
lifeless,adjective,state
mortal,adjective,quality
immortal,adjective,quality
agitated,adjective,emotion
alarmed,adjective,emotion
animated,adjective,quality
antsy,adjective,emotion
apologetic,adjective,emotion
appalled,adjective,emotion
apprehensive,adjective,emotion
awestruck,adjective,emotion
baffled,adjective,emotion
bashful,adjective,quality
betrayed,adjective,emotion
bewildered,adjective,emotion
brokenhearted,adjective,emotion
bummed,adjective,emotion
bummed out,adjective,emotion
chuffed,adjective,emotion
contented,adjective,emotion
cranky,adjective,emotion
dazed,adjective,emotion
devastated,adjective,emotion
disheartened,adjective,emotion
disillusioned,adjective,emotion
displeased,adjective,emotion
dissatisfied,adjective,emotion
distracted,adjective,emotion
distraught,adjective,emotion
distressed,adjective,emotion
disturbed,adjective,emotion
doubtful,adjective,emotion
dumbfounded,adjective,emotion
elated,adjective,emotion
enraged,adjective,emotion
euphoric,adjective,emotion
exasperated,adjective,emotion
excitable,adjective,quality
exhilarated,adjective,emotion
fearful,adjective,emotion
flabbergasted,adjective,emotion
flattered,adjective,emotion
flustered,adjective,emotion
forlorn,adjective,emotion
frantic,adjective,emotion
frazzled,adjective,emotion
freaked out,adjective,emotion
gleeful,adjective,emotion
glum,adjective,emotion
gobsmacked,adjective,emotion
grief-stricken,adjective,emotion
gutted,adjective,emotion
hesitant,adjective,emotion
humiliated,adjective,emotion
hysterical,adjective,emotion
indifferent,adjective,emotion
infuriated,adjective,emotion
inspired,adjective,emotion
insulted,adjective,emotion
intimidated,adjective,emotion
intrigued,adjective,emotion
jittery,adjective,emotion
joyous,adjective,emotion
jumpy,adjective,emotion
lonesome,adjective,emotion
lovesick,adjective,emotion
melancholy,adjective,emotion
mellow,adjective,quality
miffed,adjective,emotion
mortified,adjective,emotion
motivated,adjective,emotion
neglected,adjective,state
outraged,adjective,emotion
panicky,adjective,emotion
panic-stricken,adjective,emotion
peeved,adjective,emotion
petrified,adjective,emotion
powerless,adjective,state
preoccupied,adjective,emotion
reassured,adjective,emotion
refreshed,adjective,emotion
regretful,adjective,emotion
reluctant,adjective,emotion
saddened,adjective,emotion
secure,adjective,quality
shaken,adjective,emotion
sheepish,adjective,emotion
shell-shocked,adjective,emotion
skeptical,adjective,emotion
sceptical,adjective,emotion
startled,adjective,emotion
stunned,adjective,emotion
sulky,adjective,emotion
traumatized,adjective,emotion
troubled,adjective,emotion
unafraid,adjective,emotion
unappreciated,adjective,emotion
uncertain,adjective,emotion
unconcerned,adjective,emotion
unenthusiastic,adjective,emotion
fulfilled,adjective,emotion
unimpressed,adjective,emotion
uninterested,adjective,emotion
unloved,adjective,emotion
unmotivated,adjective,emotion
unsure,adjective,emotion
unwanted,adjective,emotion
vulnerable,adjective,state
weepy,adjective,emotion
worked up,adjective,emotion
wound up,adjective,emotion
misunderstood,adjective,emotion
giddy,adjective,emotion
hyped,adjective,emotion
hangry,adjective,emotion
burned out,adjective,emotion
burnt out,adjective,emotion
starstruck,adjective,emotion
trusting,adjective,quality
bulky,adjective,size
broad,adjective,size
tremendous,adjective,quality
humongous,adjective,size
ginormous,adjective,size
itty-bitty,adjective,size
teeny-tiny,adjective,size
dinky,adjective,size
pint-sized,adjective,size
pocket-sized,adjective,size
bite-sized,adjective,size
king-sized,adjective,size
queen-size,adjective,size
queen-sized,adjective,size
full-sized,adjective,size
family-size,adjective,size
family-sized,adjective,size
fun-size,adjective,size
mid-sized,adjective,size
average-sized,adjective,size
good-sized,adjective,size
small-scale,adjective,size
large-scale,adjective,size
supersized,adjective,size
mighty,adjective,quality
whopping,adjective,size
substantial,adjective,size
lengthy,adjective,size
sky-high,adjective,size
knee-high,adjective,size
knee-deep,adjective,size
waist-high,adjective,size
high-rise,adjective,quality
stubby,adjective,size
stumpy,adjective,size
wafer-thin,adjective,size
paper-thin,adjective,size
one-size-fits-all,adjective,quality
plus-size,adjective,size
extra-small,adjective,size
extra-long,adjective,size
extra-wide,adjective,size
bottomless,adjective,quality
life-sized,adjective,size
oversize,adjective,size
wide-screen,adjective,quality
multistory,adjective,quality
multi-storey,adjective,quality
medium-size,adjective,size
auburn,adjective,color
baby blue,adjective,color
baby pink,adjective,color
black and white,adjective,color
blue-green,adjective,color
bright blue,adjective,color
bright orange,adjective,color
bright pink,adjective,color
bright purple,adjective,color
brownish,adjective,color
cherry red,adjective,color
charcoal gray,adjective,color
charcoal grey,adjective,color
colorless,adjective,color
colourless,adjective,color
dark grey,adjective,color
dark orange,adjective,color
dark pink,adjective,color
dark purple,adjective,color
dark yellow,adjective,color
deep blue,adjective,color
dirty blond,adjective,color
electric blue,adjective,color
emerald green,adjective,color
forest green,adjective,color
ginger-haired,adjective,quality
grayish,adjective,color
greyish,adjective,color
hot pink,adjective,color
ice blue,adjective,color
jet-black,adjective,color
lemon yellow,adjective,color
light grey,adjective,color
light orange,adjective,color
light purple,adjective,color
light yellow,adjective,color
midnight blue,adjective,color
mint green,adjective,color
multicoloured,adjective,color
mustard yellow,adjective,color
neon,adjective,color
neon green,adjective,color
neon pink,adjective,color
neon yellow,adjective,color
neon orange,adjective,color
orangey,adjective,color
orange-red,adjective,color
pale blue,adjective,color
pale green,adjective,color
pale pink,adjective,color
pale yellow,adjective,color
pale gray,adjective,color
pale grey,adjective,color
pastel blue,adjective,color
pastel pink,adjective,color
pinkish,adjective,color
purplish,adjective,color
rainbow-colored,adjective,color
red-hot,adjective,quality
rose gold,adjective,color
skin-colored,adjective,color
skin-coloured,adjective,color
snow-white,adjective,color
taupe,adjective,color
teal,adjective,color
terracotta,adjective,color
two-tone,adjective,color
whitish,adjective,color
yellow-green,adjective,color
speckled,adjective,quality
stripy,adjective,quality
stripey,adjective,quality
blond-haired,adjective,quality
vibrant,adjective,quality
vivid,adjective,quality
color-coded,adjective,quality
colour-coded,adjective,quality
cyan,adjective,color
legible,adjective,quality
readable,adjective,quality
unreadable,adjective,quality
writable,adjective,quality
audible,adjective,quality
inaudible,adjective,quality
legitimate,adjective,quality
valid,adjective,quality
invalid,adjective,quality
eligible,adjective,quality
ineligible,adjective,quality
adoptive,adjective,quality
tax-free,adjective,quality
duty-free,adjective,quality
refundable,adjective,quality
profitable,adjective,quality
nonprofit,adjective,quality
for-profit,adjective,quality
costly,adjective,quality
pricey,adjective,quality
overpriced,adjective,quality
half-price,adjective,quality
low-cost,adjective,quality
upscale,adjective,quality
first-class,adjective,quality
second-class,adjective,quality
five-star,adjective,quality
four-star,adjective,quality
top-notch,adjective,quality
first-rate,adjective,quality
second-rate,adjective,quality
inferior,adjective,quality
superior,adjective,quality
acceptable,adjective,quality
unacceptable,adjective,quality
adequate,adjective,quality
inadequate,adjective,quality
sufficient,adjective,quality
insufficient,adjective,quality
abundant,adjective,quality
plentiful,adjective,quality
scarce,adjective,quality
excessive,adjective,quality
moderate,adjective,quality
extreme,adjective,quality
intense,adjective,quality
intensive,adjective,quality
minimal,adjective,quality
partial,adjective,quality
absolute,adjective,quality
thorough,adjective,quality
comprehensive,adjective,quality
in-depth,adjective,quality
detailed,adjective,quality
complex,adjective,quality
fundamental,adjective,quality
crucial,adjective,quality
critical,adjective,quality
irrelevant,adjective,quality
relevant,adjective,quality
appropriate,adjective,quality
inappropriate,adjective,quality
fitting,adjective,quality
unsuitable,adjective,quality
compatible,adjective,quality
incompatible,adjective,quality
applicable,adjective,quality
achievable,adjective,quality
doable,adjective,quality
inevitable,adjective,quality
unavoidable,adjective,quality
avoidable,adjective,quality
preventable,adjective,quality
accidental,adjective,quality
intentional,adjective,quality
unintentional,adjective,quality
deliberate,adjective,quality
coincidental,adjective,quality
fortunate,adjective,quality
unfortunate,adjective,quality
fateful,adjective,quality
tragic,adjective,quality
comical,adjective,quality
ironic,adjective,quality
laughable,adjective,quality
outrageous,adjective,quality
bizarre,adjective,quality
abnormal,adjective,quality
unnatural,adjective,quality
anonymous,adjective,quality
honorable,adjective,quality
honourable,adjective,quality
noticeable,adjective,quality
apparent,adjective,quality
evident,adjective,quality
unclear,adjective,quality
vague,adjective,quality
understandable,adjective,quality
incomprehensible,adjective,quality
heartfelt,adjective,quality
unreal,adjective,quality
surreal,adjective,quality
phony,adjective,quality
authentic,adjective,quality
man-made,adjective,quality
hand-painted,adjective,quality
handwritten,adjective,quality
illustrated,adjective,quality
picturesque,adjective,quality
scenic,adjective,quality
breathtaking,adjective,quality
awe-inspiring,adjective,quality
jaw-dropping,adjective,quality
mind-blowing,adjective,quality
eye-catching,adjective,quality
striking,adjective,quality
divine,adjective,quality
majestic,adjective,quality
grand,adjective,quality
decorative,adjective,quality
tasteful,adjective,quality
flashy,adjective,quality
minimalist,adjective,quality
abstract,adjective,quality
symmetrical,adjective,quality
balanced,adjective,quality
unbalanced,adjective,quality
well-balanced,adjective,quality
circular,adjective,quality
spherical,adjective,quality
triangular,adjective,quality
rectangular,adjective,quality
hexagonal,adjective,quality
octagonal,adjective,quality
heart-shaped,adjective,quality
star-shaped,adjective,quality
egg-shaped,adjective,quality
diamond-shaped,adjective,quality
U-shaped,adjective,quality
L-shaped,adjective,quality
V-shaped,adjective,quality
T-shaped,adjective,quality
curved,adjective,quality
arched,adjective,quality
jagged,adjective,quality
uneven,adjective,quality
gritty,adjective,quality
scratchy,adjective,quality
scaly,adjective,quality
knotty,adjective,quality
twisty,adjective,quality
zigzagging,adjective,quality
parallel,adjective,quality
horizontal,adjective,quality
vertical,adjective,quality
diagonal,adjective,quality
two-dimensional,adjective,quality
three-dimensional,adjective,quality
open-air,adjective,quality
aerial,adjective,quality
far-off,adjective,quality
isolated,adjective,quality
neighboring,adjective,quality
neighbouring,adjective,quality
surrounding,adjective,quality
outer,adjective,quality
inner,adjective,quality
outermost,adjective,quality
external,adjective,quality
internal,adjective,quality
one-way,adjective,quality
two-way,adjective,quality
one-sided,adjective,quality
double-sided,adjective,quality
multipurpose,adjective,quality
all-inclusive,adjective,quality
self-catering,adjective,quality
pet-friendly,adjective,quality
family-friendly,adjective,quality
child-friendly,adjective,quality
kid-friendly,adjective,quality
user-friendly,adjective,quality
age-appropriate,adjective,quality
hands-free,adjective,quality
hands-on,adjective,quality
self-service,adjective,quality
long-distance,adjective,quality
high-speed,adjective,quality
two-wheeled,adjective,quality
three-wheeled,adjective,quality
driverless,adjective,quality
self-driving,adjective,quality
horse-drawn,adjective,quality
steam-powered,adjective,quality
built-in,adjective,quality
fitted,adjective,quality
handheld,adjective,quality
voice-activated,adjective,quality
high-tech,adjective,quality
low-tech,adjective,quality
high-resolution,adjective,quality
high-definition,adjective,quality
blurry,adjective,quality
blurred,adjective,quality
out-of-focus,adjective,quality
downloadable,adjective,quality
printable,adjective,quality
personalized,adjective,quality
personalised,adjective,quality
open-source,adjective,quality
unlimited,adjective,quality
limited,adjective,quality
confidential,adjective,quality
top-secret,adjective,quality
undercover,adjective,quality
forbidden,adjective,quality
unofficial,adjective,quality
informal,adjective,quality
semi-formal,adjective,quality
festive,adjective,quality
bridal,adjective,quality
untitled,adjective,quality
middle-class,adjective,quality
unskilled,adjective,quality
inexperienced,adjective,quality
nimble,adjective,quality
agile,adjective,quality
acrobatic,adjective,quality
strenuous,adjective,quality
vigorous,adjective,quality
brisk,adjective,quality
leisurely,adjective,quality
recreational,adjective,quality
sporting,adjective,quality
victorious,adjective,quality
unbeaten,adjective,quality
undefeated,adjective,quality
unbeatable,adjective,quality
invincible,adjective,quality
winning,adjective,quality
goalless,adjective,quality
record-breaking,adjective,quality
world-famous,adjective,quality
award-winning,adjective,quality
best-selling,adjective,quality
made-up,adjective,quality
believable,adjective,quality
far-fetched,adjective,quality
undeniable,adjective,quality
questionable,adjective,quality
debatable,adjective,quality
controversial,adjective,quality
offensive,adjective,quality
insulting,adjective,quality
hurtful,adjective,quality
hateful,adjective,quality
nonviolent,adjective,quality
ferocious,adjective,quality
domesticated,adjective,quality
purebred,adjective,quality
hybrid,adjective,quality
excruciating,adjective,quality
unbearable,adjective,quality
intolerable,adjective,quality
bearable,adjective,quality
tolerable,adjective,quality
manageable,adjective,quality
uncontrollable,adjective,quality
unstoppable,adjective,quality
irreplaceable,adjective,quality
replaceable,adjective,quality
fixable,adjective,quality
comforting,adjective,quality
calming,adjective,quality
restful,adjective,quality
uplifting,adjective,quality
heartwarming,adjective,quality
heartbreaking,adjective,quality
touching,adjective,quality
inspiring,adjective,quality
inspirational,adjective,quality
motivational,adjective,quality
rewarding,adjective,quality
satisfying,adjective,quality
unsatisfying,adjective,quality
fulfilling,adjective,quality
unfulfilling,adjective,quality
meaningful,adjective,quality
meaningless,adjective,quality
pointless,adjective,quality
beneficial,adjective,quality
damaging,adjective,quality
hazardous,adjective,quality
life-threatening,adjective,quality
life-saving,adjective,quality
tedious,adjective,quality
repetitive,adjective,quality
dreary,adjective,quality
bleak,adjective,quality
depressing,adjective,quality
upsetting,adjective,quality
distressing,adjective,quality
disturbing,adjective,quality
unsettling,adjective,quality
nerve-racking,adjective,quality
nerve-wracking,adjective,quality
stressful,adjective,quality
stress-free,adjective,quality
exhausting,adjective,quality
gruelling,adjective,quality
effortless,adjective,quality
painstaking,adjective,quality
troublesome,adjective,quality
problematic,adjective,quality
inconvenient,adjective,quality
infuriating,adjective,quality
thrilling,adjective,quality
exhilarating,adjective,quality
gripping,adjective,quality
suspenseful,adjective,quality
action-packed,adjective,quality
fast-paced,adjective,quality
fast-moving,adjective,quality
slow-moving,adjective,quality
speedy,adjective,quality
prompt,adjective,quality
timely,adjective,quality
premature,adjective,quality
belated,adjective,quality
long-awaited,adjective,quality
long-lost,adjective,quality
unforeseen,adjective,quality
unheard-of,adjective,quality
mainstream,adjective,quality
unconventional,adjective,quality
conventional,adjective,quality
widespread,adjective,quality
selective,adjective,quality
random,adjective,quality
consistent,adjective,quality
inconsistent,adjective,quality
variable,adjective,quality
unchanged,adjective,state
static,adjective,quality
dynamic,adjective,quality
movable,adjective,quality
rotating,adjective,quality
revolving,adjective,quality
sliding,adjective,quality
floating,adjective,quality
flying,adjective,quality
high-pitched,adjective,quality
low-pitched,adjective,quality
piercing,adjective,quality
boisterous,adjective,quality
unruly,adjective,quality
harmonious,adjective,quality
catchy,adjective,quality
upbeat,adjective,quality
jazzy,adjective,quality
funky,adjective,quality
groovy,adjective,quality
rustic,adjective,quality
homely,adjective,quality
homey,adjective,quality
welcoming,adjective,quality
unwelcoming,adjective,quality
inviting,adjective,quality
uninviting,adjective,quality
semi-detached,adjective,quality
terraced,adjective,quality
walled,adjective,quality
windowless,adjective,quality
open-plan,adjective,quality
one-bedroom,adjective,quality
two-bedroom,adjective,quality
three-bedroom,adjective,quality
residential,adjective,quality
freelance,adjective,quality
subtitled,adjective,quality
two-player,adjective,quality
multiplayer,adjective,quality
single-player,adjective,quality
wind-up,adjective,quality
cuddly,adjective,quality
huggable,adjective,quality
snuggly,adjective,quality
collectible,adjective,quality
one-of-a-kind,adjective,quality
custom-made,adjective,quality
mass-produced,adjective,quality
well-made,adjective,quality
well-organized,adjective,quality
well-prepared,adjective,state
well-written,adjective,quality
well-educated,adjective,quality
uneducated,adjective,quality
educated,adjective,quality
preventive,adjective,quality
co-ed,adjective,quality
all-girls,adjective,quality
all-boys,adjective,quality
secular,adjective,quality
plant-based,adjective,quality
oil-based,adjective,quality
water-based,adjective,quality
life-changing,adjective,quality
thought-provoking,adjective,quality
time-consuming,adjective,quality
English-speaking,adjective,quality
Spanish-speaking,adjective,quality
Portuguese-speaking,adjective,quality
French-speaking,adjective,quality
trilingual,adjective,quality
undocumented,adjective,quality
left-wing,adjective,quality
right-wing,adjective,quality
dependent,adjective,quality
high-maintenance,adjective,quality
low-maintenance,adjective,quality
machine-washable,adjective,quality
stick-on,adjective,quality
clip-on,adjective,quality
lace-up,adjective,quality
pop-up,adjective,quality
outdoor,adjective,quality
indoor,adjective,quality
left-hand,adjective,quality
right-hand,adjective,quality
aerobic,adjective,quality
faraway,adjective,quality
botanical,adjective,quality
volcanic,adjective,quality
oceanic,adjective,quality
marine,adjective,quality
maritime,adjective,quality
nautical,adjective,quality
communal,adjective,quality
mutual,adjective,quality
collective,adjective,quality
behavioral,adjective,quality
behavioural,adjective,quality
cognitive,adjective,quality
developmental,adjective,quality
intellectual,adjective,quality
nutritional,adjective,quality
dietary,adjective,quality
culinary,adjective,quality
intravenous,adjective,quality
celiac,adjective,quality
bipolar,adjective,quality
autoimmune,adjective,quality
immune,adjective,quality
over-the-counter,adjective,quality
generic,adjective,quality
informative,adjective,quality
instructive,adjective,quality
literal,adjective,quality
singular,adjective,quality
plural,adjective,quality
irregular,adjective,quality
decimal,adjective,quality
metric,adjective,quality
astronomical,adjective,quality
cosmic,adjective,quality
planetary,adjective,quality
extraterrestrial,adjective,quality
earthly,adjective,quality
thorny,adjective,quality
flightless,adjective,quality
migratory,adjective,quality
environmentalist,adjective,quality
humanitarian,adjective,quality
corrupt,adjective,quality
wholesale,adjective,quality
retail,adjective,quality
contactless,adjective,quality
insured,adjective,quality
uninsured,adjective,quality
rent-free,adjective,quality
approximate,adjective,quality
distinct,adjective,quality
distinctive,adjective,quality
comparable,adjective,quality
equivalent,adjective,quality
diverse,adjective,quality
assorted,adjective,quality
miscellaneous,adjective,quality
numerous,adjective,quality
countless,adjective,quality
multiple,adjective,quality
potential,adjective,quality
eventual,adjective,quality
conditional,adjective,quality
unconditional,adjective,quality
incoming,adjective,quality
leading,adjective,quality
dominant,adjective,quality
prominent,adjective,quality
influential,adjective,quality
piping hot,adjective,quality
stone-cold,adjective,quality
ice-cold,adjective,quality
freezing cold,adjective,quality
long-standing,adjective,quality
lasting,adjective,quality
living,adjective,quality
thriving,adjective,quality
promising,adjective,quality
alarming,adjective,quality
astonishing,adjective,quality
astounding,adjective,quality
baffling,adjective,quality
bewildering,adjective,quality
compelling,adjective,quality
convincing,adjective,quality
unconvincing,adjective,quality
daunting,adjective,quality
dizzying,adjective,quality
enchanting,adjective,quality
endearing,adjective,quality
engaging,adjective,quality
flattering,adjective,quality
unflattering,adjective,quality
humiliating,adjective,quality
intimidating,adjective,quality
intriguing,adjective,quality
misleading,adjective,quality
off-putting,adjective,quality
overpowering,adjective,quality
overwhelming,adjective,quality
pleasing,adjective,quality
reassuring,adjective,quality
sickening,adjective,quality
startling,adjective,quality
staggering,adjective,quality
stimulating,adjective,quality
uneventful,adjective,quality
eventful,adjective,quality
historic,adjective,quality
woven,adjective,quality
stackable,adjective,quality
motorized,adjective,quality
coin-operated,adjective,quality
remote-controlled,adjective,quality
plug-in,adjective,quality
flat-screen,adjective,quality
dual,adjective,quality
two-piece,adjective,quality
three-piece,adjective,quality
one-piece,adjective,quality
double-glazed,adjective,quality
V-necked,adjective,quality
bow-legged,adjective,quality
flat-footed,adjective,quality
silver-haired,adjective,quality
gray-haired,adjective,quality
grey-haired,adjective,quality
white-haired,adjective,quality
balding,adjective,quality
well-fed,adjective,state
well-spoken,adjective,quality
strange-looking,adjective,quality
funny-looking,adjective,quality
healthy-looking,adjective,quality
nice-looking,adjective,quality
off-limits,adjective,state
overexcited,adjective,state
overstimulated,adjective,state
dysregulated,adjective,state
unresponsive,adjective,state
responsive,adjective,quality
alert,adjective,state
pooped,adjective,state
knackered,adjective,state
airsick,adjective,state
travel-sick,adjective,state
postpartum,adjective,quality
addicted,adjective,state
drunken,adjective,quality
irresistible,adjective,quality
irreversible,adjective,quality
east,noun,place,,,,count,inanimate,definite
west,noun,place,,,,count,inanimate,definite
north,noun,place,,,,count,inanimate,definite
south,noun,place,,,,count,inanimate,definite
northeast,noun,place,,,,count,inanimate,definite
northwest,noun,place,,,,count,inanimate,definite
southeast,noun,place,,,,count,inanimate,definite
southwest,noun,place,,,,count,inanimate,definite
council,noun,place,,,,count,inanimate
due,adjective,state
broke,adjective,state
sold out,adjective,state
fully booked,adjective,state
overbooked,adjective,state
national anthem,noun,music,,,,count,inanimate,definite
sick leave,noun,idea,,,,mass,inanimate,bare
parental leave,noun,idea,,,,mass,inanimate,bare
first sight,noun,idea,,,,mass,inanimate,bare
officer,noun,person,,,,count,human
user,noun,person,,,,count,human
agent,noun,person,,,,count,human
critic,noun,person,,,,count,human
lover,noun,person,,,,count,human
celebrity,noun,person,,,,count,human
maker,noun,person,,,,count,human
ally,noun,person,,,,count,human
participant,noun,person,,,,count,human
specialist,noun,person,,,,count,human
premier,noun,person,,,,count,human
operator,noun,person,,,,count,human
commissioner,noun,person,,,,count,human
holder,noun,person,,,,count,human
buyer,noun,person,,,,count,human
scholar,noun,person,,,,count,human
defender,noun,person,,,,count,human
competitor,noun,person,,,,count,human
traveller,noun,person,,,,count,human
administrator,noun,person,,,,count,human
analyst,noun,person,,,,count,human
patriot,noun,person,,,,count,human
observer,noun,person,,,,count,human
nominee,noun,person,,,,count,human
chancellor,noun,person,,,,count,human
predecessor,noun,person,,,,count,human
successor,noun,person,,,,count,human
practitioner,noun,person,,,,count,human
recruit,noun,person,,,,count,human
admiral,noun,person,,,,count,human
contributor,noun,person,,,,count,human
commentator,noun,person,,,,count,human
constituent,noun,person,,,,count,human
coordinator,noun,person,,,,count,human
addict,noun,person,,,,count,human
presenter,noun,person,,,,count,human
nationalist,noun,person,,,,count,human
lecturer,noun,person,,,,count,human
respondent,noun,person,,,,count,human
broadcaster,noun,person,,,,count,human
regulator,noun,person,,,,count,human
distributor,noun,person,,,,count,human
congressman,noun,person,,,,count,human
newcomer,noun,person,,,,count,human
dictator,noun,person,,,,count,human
legislator,noun,person,,,,count,human
promoter,noun,person,,,,count,human
seeker,noun,person,,,,count,human
believer,noun,person,,,,count,human
enthusiast,noun,person,,,,count,human
finalist,noun,person,,,,count,human
rapist,noun,person,,,,count,human
monarch,noun,person,,,,count,human
thug,noun,person,,,,count,human
protagonist,noun,person,,,,count,human
exporter,noun,person,,,,count,human
creditor,noun,person,,,,count,human
apostle,noun,person,,,,count,human
foe,noun,person,,,,count,human
attacker,noun,person,,,,count,human
bidder,noun,person,,,,count,human
sinner,noun,person,,,,count,human
capitalist,noun,person,,,,count,human
fascist,noun,person,,,,count,human
mutant,noun,person,,,,count,human
bandit,noun,person,,,,count,human
extremist,noun,person,,,,count,human
borrower,noun,person,,,,count,human
occupant,noun,person,,,,count,human
captive,noun,person,,,,count,human
theorist,noun,person,,,,count,human
columnist,noun,person,,,,count,human
mercenary,noun,person,,,,count,human
collaborator,noun,person,,,,count,human
prostitute,noun,person,,,,count,human
stylist,noun,person,,,,count,human
mediator,noun,person,,,,count,human
notary,noun,person,,,,count,human
optimist,noun,person,,,,count,human
pessimist,noun,person,,,,count,human
campaigner,noun,person,,,,count,human
examiner,noun,person,,,,count,human
purchaser,noun,person,,,,count,human
informant,noun,person,,,,count,human
homosexual,noun,person,,,,count,human
amateur,noun,person,,,,count,human
democrat,noun,person,,,,count,human
militant,noun,person,,,,count,human
master,noun,person,,,,count,human
devil,noun,person,,,,count,human
demon,noun,person,,,,count,human
virgin,noun,person,,,,count,human
goddess,noun,person,,,,count,human
lender,noun,person,,,,count,human
insurer,noun,person,,,,count,human
provider,noun,person,,,,count,human
counsellor,noun,person,,,,count,human
archbishop,noun,person,,,,count,human
idol,noun,person,,,,count,human
committee,noun,person,,,,count,human
federation,noun,person,,,,count,human
alliance,noun,person,,,,count,human
coalition,noun,person,,,,count,human
delegation,noun,person,,,,count,human
brigade,noun,person,,,,count,human
regiment,noun,person,,,,count,human
squadron,noun,person,,,,count,human
militia,noun,person,,,,count,human
cavalry,noun,person,,,,count,human
infantry,noun,person,,,,count,human
tribe,noun,person,,,,count,human
clan,noun,person,,,,count,human
panel,noun,person,,,,count,human
minority,noun,person,,,,count,human
workforce,noun,person,,,,count,human
faction,noun,person,,,,count,human
squad,noun,person,,,,count,human
department,noun,person,,,,count,human
ministry,noun,person,,,,count,human
agency,noun,place,,,,count,inanimate
institution,noun,place,,,,count,inanimate
association,noun,place,,,,count,inanimate
organisation,noun,place,,,,count,inanimate
institute,noun,place,,,,count,inanimate
establishment,noun,place,,,,count,inanimate
corporation,noun,place,,,,count,inanimate
partnership,noun,place,,,,count,inanimate
division,noun,place,,,,count,inanimate
venue,noun,place,,,,count,inanimate
facility,noun,place,,,,count,inanimate
location,noun,place,,,,count,inanimate
domain,noun,place,,,,count,inanimate
empire,noun,place,,,,count,inanimate
colony,noun,place,,,,count,inanimate
interior,noun,place,,,,count,inanimate
borough,noun,place,,,,count,inanimate
municipality,noun,place,,,,count,inanimate
subdivision,noun,place,,,,count,inanimate
hemisphere,noun,place,,,,count,inanimate
basin,noun,place,,,,count,inanimate
dome,noun,place,,,,count,inanimate
pavilion,noun,place,,,,count,inanimate
asylum,noun,place,,,,count,inanimate
trench,noun,place,,,,count,inanimate
realm,noun,place,,,,count,inanimate
haven,noun,place,,,,count,inanimate
niche,noun,place,,,,count,inanimate
congregation,noun,place,,,,count,inanimate
terminal,noun,place,,,,count,inanimate
depot,noun,place,,,,count,inanimate
foundation,noun,place,,,,count,inanimate
franchise,noun,place,,,,count,inanimate
career,noun,idea,,,,count,inanimate
factor,noun,idea,,,,count,inanimate
element,noun,idea,,,,count,inanimate
basis,noun,idea,,,,count,inanimate
standard,noun,idea,,,,count,inanimate
scale,noun,idea,,,,count,inanimate
function,noun,idea,,,,count,inanimate
procedure,noun,idea,,,,count,inanimate
technique,noun,idea,,,,count,inanimate
framework,noun,idea,,,,count,inanimate
structure,noun,idea,,,,count,inanimate
format,noun,idea,,,,count,inanimate
layout,noun,idea,,,,count,inanimate
edition,noun,idea,,,,count,inanimate
module,noun,idea,,,,count,inanimate
component,noun,idea,,,,count,inanimate
segment,noun,idea,,,,count,inanimate
sector,noun,idea,,,,count,inanimate
slot,noun,idea,,,,count,inanimate
variation,noun,idea,,,,count,inanimate
variant,noun,idea,,,,count,inanimate
distinction,noun,idea,,,,count,inanimate
capability,noun,idea,,,,count,inanimate
limit,noun,idea,,,,count,inanimate
margin,noun,idea,,,,count,inanimate
range,noun,idea,,,,count,inanimate
extent,noun,idea,,,,count,inanimate
proportion,noun,idea,,,,count,inanimate
length,noun,idea,,,,count,inanimate
width,noun,idea,,,,count,inanimate
depth,noun,idea,,,,count,inanimate
claim,noun,idea,,,,count,inanimate
allegation,noun,idea,,,,count,inanimate
hypothesis,noun,idea,,,,count,inanimate
doctrine,noun,idea,,,,count,inanimate
ideology,noun,idea,,,,count,inanimate
perception,noun,idea,,,,count,inanimate
notion,noun,idea,,,,count,inanimate
insight,noun,idea,,,,count,inanimate
instinct,noun,idea,,,,count,inanimate
impulse,noun,idea,,,,count,inanimate
aspiration,noun,idea,,,,count,inanimate
initiative,noun,idea,,,,count,inanimate
bid,noun,idea,,,,count,inanimate
plea,noun,idea,,,,count,inanimate
pledge,noun,idea,,,,count,inanimate
treaty,noun,idea,,,,count,inanimate
pact,noun,idea,,,,count,inanimate
accord,noun,idea,,,,count,inanimate
reform,noun,idea,,,,count,inanimate
restriction,noun,idea,,,,count,inanimate
constraint,noun,idea,,,,count,inanimate
license,noun,idea,,,,count,inanimate
licence,noun,idea,,,,count,inanimate
copyright,noun,idea,,,,count,inanimate
patent,noun,idea,,,,count,inanimate
trademark,noun,idea,,,,count,inanimate
lawsuit,noun,idea,,,,count,inanimate
verdict,noun,idea,,,,count,inanimate
mandate,noun,idea,,,,count,inanimate
statute,noun,idea,,,,count,inanimate
constitution,noun,idea,,,,count,inanimate
charter,noun,idea,,,,count,inanimate
assignment,noun,idea,,,,count,inanimate
endeavour,noun,idea,,,,count,inanimate
quest,noun,idea,,,,count,inanimate
merit,noun,idea,,,,count,inanimate
vice,noun,idea,,,,count,inanimate
flaw,noun,idea,,,,count,inanimate
defect,noun,idea,,,,count,inanimate
gap,noun,idea,,,,count,inanimate
deficiency,noun,idea,,,,count,inanimate
setback,noun,idea,,,,count,inanimate
mystery,noun,idea,,,,count,inanimate
paradox,noun,idea,,,,count,inanimate
scenario,noun,idea,,,,count,inanimate
prospect,noun,idea,,,,count,inanimate
outlook,noun,idea,,,,count,inanimate
probability,noun,idea,,,,count,inanimate
signal,noun,idea,,,,count,inanimate
indication,noun,idea,,,,count,inanimate
analogy,noun,idea,,,,count,inanimate
similarity,noun,idea,,,,count,inanimate
resemblance,noun,idea,,,,count,inanimate
discrepancy,noun,idea,,,,count,inanimate
disparity,noun,idea,,,,count,inanimate
correlation,noun,idea,,,,count,inanimate
relation,noun,idea,,,,count,inanimate
interaction,noun,idea,,,,count,inanimate
remark,noun,idea,,,,count,inanimate
objection,noun,idea,,,,count,inanimate
rejection,noun,idea,,,,count,inanimate
refusal,noun,idea,,,,count,inanimate
denial,noun,idea,,,,count,inanimate
admission,noun,idea,,,,count,inanimate
consultation,noun,idea,,,,count,inanimate
norm,noun,idea,,,,count,inanimate
ritual,noun,idea,,,,count,inanimate
stigma,noun,idea,,,,count,inanimate
prophecy,noun,idea,,,,count,inanimate
saga,noun,idea,,,,count,inanimate
narrative,noun,idea,,,,count,inanimate
genre,noun,idea,,,,count,inanimate
motif,noun,idea,,,,count,inanimate
characteristic,noun,idea,,,,count,inanimate
attribute,noun,idea,,,,count,inanimate
obsession,noun,idea,,,,count,inanimate
implication,noun,idea,,,,count,inanimate
impact,noun,idea,,,,count,inanimate
influence,noun,idea,,,,count,inanimate
advance,noun,idea,,,,count,inanimate
feat,noun,idea,,,,count,inanimate
triumph,noun,idea,,,,count,inanimate
algorithm,noun,idea,,,,count,inanimate
parameter,noun,idea,,,,count,inanimate
coefficient,noun,idea,,,,count,inanimate
digit,noun,idea,,,,count,inanimate
agenda,noun,idea,,,,count,inanimate
itinerary,noun,idea,,,,count,inanimate
assertion,noun,idea,,,,count,inanimate
testimony,noun,idea,,,,count,inanimate
rank,noun,idea,,,,count,inanimate
rating,noun,idea,,,,count,inanimate
vacancy,noun,idea,,,,count,inanimate
instance,noun,idea,,,,count,inanimate
concern,noun,idea,,,,count,inanimate
specification,noun,idea,,,,count,inanimate
axis,noun,idea,,,,count,inanimate
conspiracy,noun,idea,,,,count,inanimate
bluff,noun,idea,,,,count,inanimate
hoax,noun,idea,,,,count,inanimate
scam,noun,idea,,,,count,inanimate
portfolio,noun,idea,,,,count,inanimate
index,noun,idea,,,,count,inanimate
bibliography,noun,idea,,,,count,inanimate
paradigm,noun,idea,,,,count,inanimate
methodology,noun,idea,,,,count,inanimate
theorem,noun,idea,,,,count,inanimate
quota,noun,idea,,,,count,inanimate
deficit,noun,idea,,,,count,inanimate
surplus,noun,idea,,,,count,inanimate
tally,noun,idea,,,,count,inanimate
premise,noun,idea,,,,count,inanimate
drawback,noun,idea,,,,count,inanimate
code,noun,idea,,,,count,inanimate
reference,noun,idea,,,,count,inanimate
series,noun,idea,,,,count,inanimate
mode,noun,idea,,,,count,inanimate
entity,noun,idea,,,,count,inanimate
phenomenon,noun,idea,,,,count,inanimate
criterion,noun,idea,,,,count,inanimate
management,noun,subject,,,,mass,inanimate
growth,noun,idea,,,,mass,inanimate
language,noun,idea,,,,count,inanimate
behaviour,noun,idea,,,,mass,inanimate
production,noun,idea,,,,mass,inanimate
efficiency,noun,idea,,,,mass,inanimate
protection,noun,idea,,,,mass,inanimate
assistance,noun,idea,,,,mass,inanimate
availability,noun,idea,,,,mass,inanimate
capacity,noun,idea,,,,mass,inanimate
productivity,noun,idea,,,,mass,inanimate
stability,noun,idea,,,,mass,inanimate
unity,noun,idea,,,,mass,inanimate
sovereignty,noun,idea,,,,mass,inanimate
jurisdiction,noun,idea,,,,mass,inanimate
custody,noun,idea,,,,mass,inanimate
supervision,noun,idea,,,,mass,inanimate
guidance,noun,idea,,,,mass,inanimate
coordination,noun,idea,,,,mass,inanimate
collaboration,noun,idea,,,,mass,inanimate
solidarity,noun,idea,,,,mass,inanimate
participation,noun,idea,,,,mass,inanimate
involvement,noun,idea,,,,mass,inanimate
engagement,noun,idea,,,,mass,inanimate
consumption,noun,idea,,,,mass,inanimate
compliance,noun,idea,,,,mass,inanimate
transparency,noun,idea,,,,mass,inanimate
secrecy,noun,idea,,,,mass,inanimate
credibility,noun,idea,,,,mass,inanimate
legitimacy,noun,idea,,,,mass,inanimate
validity,noun,idea,,,,mass,inanimate
accuracy,noun,idea,,,,mass,inanimate
precision,noun,idea,,,,mass,inanimate
consistency,noun,idea,,,,mass,inanimate
clarity,noun,idea,,,,mass,inanimate
complexity,noun,idea,,,,mass,inanimate
simplicity,noun,idea,,,,mass,inanimate
flexibility,noun,idea,,,,mass,inanimate
mobility,noun,idea,,,,mass,inanimate
continuity,noun,idea,,,,mass,inanimate
longevity,noun,idea,,,,mass,inanimate
certainty,noun,idea,,,,mass,inanimate
significance,noun,idea,,,,mass,inanimate
relevance,noun,idea,,,,mass,inanimate
importance,noun,idea,,,,mass,inanimate
prestige,noun,idea,,,,mass,inanimate
glory,noun,idea,,,,mass,inanimate
excellence,noun,idea,,,,mass,inanimate
superiority,noun,idea,,,,mass,inanimate
supremacy,noun,idea,,,,mass,inanimate
perfection,noun,idea,,,,mass,inanimate
expertise,noun,idea,,,,mass,inanimate
ignorance,noun,idea,,,,mass,inanimate
stupidity,noun,idea,,,,mass,inanimate
reasoning,noun,idea,,,,mass,inanimate
consciousness,noun,idea,,,,mass,inanimate
concentration,noun,idea,,,,mass,inanimate
innovation,noun,idea,,,,mass,inanimate
authenticity,noun,idea,,,,mass,inanimate
discretion,noun,idea,,,,mass,inanimate
restraint,noun,idea,,,,mass,inanimate
rebellion,noun,idea,,,,mass,inanimate
resistance,noun,idea,,,,mass,inanimate
opposition,noun,idea,,,,mass,inanimate
persecution,noun,idea,,,,mass,inanimate
oppression,noun,idea,,,,mass,inanimate
segregation,noun,idea,,,,mass,inanimate
censorship,noun,idea,,,,mass,inanimate
propaganda,noun,idea,,,,mass,inanimate
surveillance,noun,idea,,,,mass,inanimate
fraud,noun,idea,,,,mass,inanimate
nationalism,noun,idea,,,,mass,inanimate
capitalism,noun,idea,,,,mass,inanimate
socialism,noun,idea,,,,mass,inanimate
communism,noun,idea,,,,mass,inanimate
fascism,noun,idea,,,,mass,inanimate
realism,noun,idea,,,,mass,inanimate
bankruptcy,noun,idea,,,,mass,inanimate
prosperity,noun,idea,,,,mass,inanimate
abundance,noun,idea,,,,mass,inanimate
ownership,noun,idea,,,,mass,inanimate
membership,noun,idea,,,,mass,inanimate
sponsorship,noun,idea,,,,mass,inanimate
motherhood,noun,idea,,,,mass,inanimate
brotherhood,noun,idea,,,,mass,inanimate
fellowship,noun,idea,,,,mass,inanimate
mortality,noun,idea,,,,mass,inanimate
fertility,noun,idea,,,,mass,inanimate
sexuality,noun,idea,,,,mass,inanimate
homosexuality,noun,idea,,,,mass,inanimate
puberty,noun,idea,,,,mass,inanimate
infancy,noun,idea,,,,mass,inanimate
heritage,noun,idea,,,,mass,inanimate
legacy,noun,idea,,,,count,inanimate
exploitation,noun,idea,,,,mass,inanimate
harassment,noun,idea,,,,mass,inanimate
aggression,noun,idea,,,,mass,inanimate
brutality,noun,idea,,,,mass,inanimate
trafficking,noun,idea,,,,mass,inanimate
smuggling,noun,idea,,,,mass,inanimate
usage,noun,idea,,,,mass,inanimate
preservation,noun,idea,,,,mass,inanimate
conservation,noun,subject,,,,mass,inanimate
restoration,noun,idea,,,,mass,inanimate
renovation,noun,idea,,,,mass,inanimate
reconstruction,noun,idea,,,,mass,inanimate
rehabilitation,noun,idea,,,,mass,inanimate
evacuation,noun,idea,,,,mass,inanimate
isolation,noun,idea,,,,mass,inanimate
separation,noun,idea,,,,mass,inanimate
exclusion,noun,idea,,,,mass,inanimate
integration,noun,idea,,,,mass,inanimate
exposure,noun,idea,,,,mass,inanimate
contamination,noun,idea,,,,mass,inanimate
enforcement,noun,idea,,,,mass,inanimate
implementation,noun,idea,,,,mass,inanimate
deployment,noun,idea,,,,mass,inanimate
distribution,noun,idea,,,,mass,inanimate
allocation,noun,idea,,,,mass,inanimate
acquisition,noun,idea,,,,mass,inanimate
procurement,noun,idea,,,,mass,inanimate
manufacturing,noun,subject,,,,mass,inanimate
logistics,noun,subject,,,,mass,inanimate
aviation,noun,subject,,,,mass,inanimate
transportation,noun,subject,,,,mass,inanimate
navigation,noun,subject,,,,mass,inanimate
freight,noun,idea,,,,mass,inanimate
terminology,noun,idea,,,,mass,inanimate
rhetoric,noun,idea,,,,mass,inanimate
discourse,noun,idea,,,,mass,inanimate
imagery,noun,idea,,,,mass,inanimate
mythology,noun,idea,,,,mass,inanimate
sarcasm,noun,idea,,,,mass,inanimate
satire,noun,idea,,,,mass,inanimate
hypocrisy,noun,idea,,,,mass,inanimate
negligence,noun,idea,,,,mass,inanimate
misconduct,noun,idea,,,,mass,inanimate
bureaucracy,noun,idea,,,,mass,inanimate
monarchy,noun,idea,,,,count,inanimate
diplomacy,noun,idea,,,,mass,inanimate
neutrality,noun,idea,,,,mass,inanimate
amnesty,noun,idea,,,,mass,inanimate
immunity,noun,idea,,,,mass,inanimate
eligibility,noun,idea,,,,mass,inanimate
effectiveness,noun,idea,,,,mass,inanimate
worth,noun,idea,,,,mass,inanimate
emphasis,noun,idea,,,,mass,inanimate
momentum,noun,idea,,,,mass,inanimate
tempo,noun,idea,,,,mass,inanimate
velocity,noun,idea,,,,mass,inanimate
acceleration,noun,idea,,,,mass,inanimate
friction,noun,idea,,,,mass,inanimate
tension,noun,idea,,,,mass,inanimate
turbulence,noun,idea,,,,mass,inanimate
intensity,noun,idea,,,,mass,inanimate
density,noun,idea,,,,mass,inanimate
visibility,noun,idea,,,,mass,inanimate
latitude,noun,idea,,,,mass,inanimate
altitude,noun,idea,,,,mass,inanimate
elevation,noun,idea,,,,mass,inanimate
brightness,noun,idea,,,,mass,inanimate
salvation,noun,idea,,,,mass,inanimate
redemption,noun,idea,,,,mass,inanimate
resurrection,noun,idea,,,,mass,inanimate
purity,noun,idea,,,,mass,inanimate
innocence,noun,idea,,,,mass,inanimate
wrath,noun,idea,,,,mass,inanimate
vengeance,noun,idea,,,,mass,inanimate
revenge,noun,idea,,,,mass,inanimate
retaliation,noun,idea,,,,mass,inanimate
injustice,noun,idea,,,,mass,inanimate
morality,noun,idea,,,,mass,inanimate
courtesy,noun,idea,,,,mass,inanimate
etiquette,noun,idea,,,,mass,inanimate
selfishness,noun,idea,,,,mass,inanimate
arrogance,noun,idea,,,,mass,inanimate
humility,noun,idea,,,,mass,inanimate
professionalism,noun,idea,,,,mass,inanimate
determination,noun,idea,,,,mass,inanimate
dedication,noun,idea,,,,mass,inanimate
treason,noun,idea,,,,mass,inanimate
betrayal,noun,idea,,,,count,inanimate
esteem,noun,feeling,,,,mass,inanimate
admiration,noun,feeling,,,,mass,inanimate
amusement,noun,feeling,,,,mass,inanimate
enjoyment,noun,feeling,,,,mass,inanimate
devotion,noun,feeling,,,,mass,inanimate
disrespect,noun,feeling,,,,mass,inanimate
agony,noun,feeling,,,,mass,inanimate
paranoia,noun,feeling,,,,mass,inanimate
insecurity,noun,feeling,,,,mass,inanimate
lust,noun,feeling,,,,mass,inanimate
temptation,noun,feeling,,,,mass,inanimate
willingness,noun,feeling,,,,mass,inanimate
goodwill,noun,feeling,,,,mass,inanimate
urgency,noun,feeling,,,,mass,inanimate
uncertainty,noun,feeling,,,,mass,inanimate
suspicion,noun,feeling,,,,mass,inanimate
caution,noun,feeling,,,,mass,inanimate
spite,noun,feeling,,,,mass,inanimate
movement,noun,event,,,,count,inanimate
campaign,noun,event,,,,count,inanimate
mission,noun,event,,,,count,inanimate
affair,noun,event,,,,count,inanimate
investigation,noun,event,,,,count,inanimate
inspection,noun,event,,,,count,inanimate
raid,noun,event,,,,count,inanimate
siege,noun,event,,,,count,inanimate
assault,noun,event,,,,count,inanimate
massacre,noun,event,,,,count,inanimate
genocide,noun,event,,,,count,inanimate
holocaust,noun,event,,,,count,inanimate
atrocity,noun,event,,,,count,inanimate
homicide,noun,event,,,,count,inanimate
kidnapping,noun,event,,,,count,inanimate
execution,noun,event,,,,count,inanimate
ambush,noun,event,,,,count,inanimate
clash,noun,event,,,,count,inanimate
conflict,noun,event,,,,count,inanimate
combat,noun,event,,,,mass,inanimate
confrontation,noun,event,,,,count,inanimate
uprising,noun,event,,,,count,inanimate
coup,noun,event,,,,count,inanimate
strike,noun,event,,,,count,inanimate
nomination,noun,event,,,,count,inanimate
debut,noun,event,,,,count,inanimate
comeback,noun,event,,,,count,inanimate
launch,noun,event,,,,count,inanimate
transition,noun,event,,,,count,inanimate
merger,noun,event,,,,count,inanimate
takeover,noun,event,,,,count,inanimate
transaction,noun,event,,,,count,inanimate
settlement,noun,event,,,,count,inanimate
negotiation,noun,event,,,,count,inanimate
intervention,noun,event,,,,count,inanimate
assessment,noun,event,,,,count,inanimate
survey,noun,event,,,,count,inanimate
review,noun,event,,,,count,inanimate
audit,noun,event,,,,count,inanimate
poll,noun,event,,,,count,inanimate
dismissal,noun,event,,,,count,inanimate
resignation,noun,event,,,,count,inanimate
excursion,noun,event,,,,count,inanimate
crusade,noun,event,,,,count,inanimate
exodus,noun,event,,,,count,inanimate
collision,noun,event,,,,count,inanimate
blast,noun,event,,,,count,inanimate
outage,noun,event,,,,count,inanimate
breakdown,noun,event,,,,count,inanimate
recession,noun,event,,,,count,inanimate
turmoil,noun,event,,,,mass,inanimate
catastrophe,noun,event,,,,count,inanimate
tragedy,noun,event,,,,count,inanimate
ordeal,noun,event,,,,count,inanimate
occurrence,noun,event,,,,count,inanimate
banquet,noun,event,,,,count,inanimate
gala,noun,event,,,,count,inanimate
rite,noun,event,,,,count,inanimate
burial,noun,event,,,,count,inanimate
homecoming,noun,event,,,,count,inanimate
arrival,noun,event,,,,count,inanimate
takeoff,noun,event,,,,count,inanimate
disappearance,noun,event,,,,count,inanimate
excavation,noun,event,,,,count,inanimate
exploration,noun,event,,,,count,inanimate
simulation,noun,event,,,,count,inanimate
observation,noun,event,,,,count,inanimate
calculation,noun,event,,,,count,inanimate
measurement,noun,event,,,,count,inanimate
purchase,noun,event,,,,count,inanimate
relay,noun,event,,,,count,inanimate
qualifier,noun,event,,,,count,inanimate
rotation,noun,event,,,,count,inanimate
revival,noun,event,,,,count,inanimate
renewal,noun,event,,,,count,inanimate
expansion,noun,event,,,,count,inanimate
extension,noun,event,,,,count,inanimate
reduction,noun,event,,,,count,inanimate
decrease,noun,event,,,,count,inanimate
increase,noun,event,,,,count,inanimate
improvement,noun,event,,,,count,inanimate
enhancement,noun,event,,,,count,inanimate
adjustment,noun,event,,,,count,inanimate
modification,noun,event,,,,count,inanimate
alteration,noun,event,,,,count,inanimate
correction,noun,event,,,,count,inanimate
revision,noun,event,,,,count,inanimate
transformation,noun,event,,,,count,inanimate
mutation,noun,event,,,,count,inanimate
evolution,noun,event,,,,mass,inanimate
conversion,noun,event,,,,count,inanimate
replacement,noun,event,,,,count,inanimate
substitution,noun,event,,,,count,inanimate
removal,noun,event,,,,count,inanimate
elimination,noun,event,,,,count,inanimate
extinction,noun,event,,,,mass,inanimate
destruction,noun,event,,,,mass,inanimate
demolition,noun,event,,,,mass,inanimate
construction,noun,subject,,,,mass,inanimate
installation,noun,event,,,,count,inanimate
completion,noun,event,,,,mass,inanimate
closure,noun,event,,,,count,inanimate
shutdown,noun,event,,,,count,inanimate
onset,noun,event,,,,count,inanimate
scandal,noun,event,,,,count,inanimate
disruption,noun,event,,,,count,inanimate
interruption,noun,event,,,,count,inanimate
disturbance,noun,event,,,,count,inanimate
conviction,noun,event,,,,count,inanimate
imprisonment,noun,event,,,,mass,inanimate
amendment,noun,event,,,,count,inanimate
deportation,noun,event,,,,mass,inanimate
suspension,noun,event,,,,count,inanimate
employment,noun,activity,,,,mass,inanimate
recruitment,noun,activity,,,,mass,inanimate
programming,noun,activity,,,,mass,inanimate
advertising,noun,subject,,,,mass,inanimate
branding,noun,activity,,,,mass,inanimate
packaging,noun,activity,,,,mass,inanimate
shipping,noun,subject,,,,mass,inanimate
lobbying,noun,activity,,,,mass,inanimate
warfare,noun,activity,,,,mass,inanimate
agriculture,noun,subject,,,,mass,inanimate
forestry,noun,subject,,,,mass,inanimate
irrigation,noun,activity,,,,mass,inanimate
mining,noun,subject,,,,mass,inanimate
adoption,noun,activity,,,,mass,inanimate
housekeeping,noun,activity,,,,mass,inanimate
screening,noun,activity,,,,mass,inanimate
legislation,noun,activity,,,,mass,inanimate
prosecution,noun,activity,,,,mass,inanimate
arbitration,noun,activity,,,,mass,inanimate
taxation,noun,activity,,,,mass,inanimate
finance,noun,subject,,,,mass,inanimate
commerce,noun,subject,,,,mass,inanimate
administration,noun,subject,,,,mass,inanimate
psychiatry,noun,subject,,,,mass,inanimate
neurology,noun,subject,,,,mass,inanimate
oncology,noun,subject,,,,mass,inanimate
radiology,noun,subject,,,,mass,inanimate
cardiology,noun,subject,,,,mass,inanimate
pediatrics,noun,subject,,,,mass,inanimate
pathology,noun,subject,,,,mass,inanimate
mechanics,noun,subject,,,,mass,inanimate
optics,noun,subject,,,,mass,inanimate
accountancy,noun,subject,,,,mass,inanimate
account,noun,money,,,,count,inanimate
fund,noun,money,,,,count,inanimate
revenue,noun,money,,,,mass,inanimate
expenditure,noun,money,,,,count,inanimate
asset,noun,money,,,,count,inanimate
liability,noun,money,,,,count,inanimate
premium,noun,money,,,,count,inanimate
tariff,noun,money,,,,count,inanimate
royalty,noun,money,,,,count,inanimate
payroll,noun,money,,,,count,inanimate
tribute,noun,money,,,,count,inanimate
compensation,noun,money,,,,mass,inanimate
funding,noun,money,,,,mass,inanimate
equity,noun,money,,,,mass,inanimate
turnover,noun,money,,,,mass,inanimate
disorder,noun,illness,,,,count,inanimate
trauma,noun,illness,,,,count,inanimate
overdose,noun,illness,,,,count,inanimate
malnutrition,noun,illness,,,,mass,inanimate
inflammation,noun,illness,,,,mass,inanimate
menopause,noun,illness,,,,mass,inanimate
acid,noun,material,,,,mass,inanimate
aluminium,noun,material,,,,mass,inanimate
silicon,noun,material,,,,mass,inanimate
lithium,noun,material,,,,mass,inanimate
titanium,noun,material,,,,mass,inanimate
ore,noun,material,,,,mass,inanimate
quartz,noun,material,,,,mass,inanimate
sulphur,noun,material,,,,mass,inanimate
sodium,noun,material,,,,mass,inanimate
potassium,noun,material,,,,mass,inanimate
jade,noun,material,,,,mass,inanimate
fibre,noun,material,,,,mass,inanimate
sediment,noun,material,,,,mass,inanimate
pigment,noun,material,,,,mass,inanimate
resin,noun,material,,,,mass,inanimate
polymer,noun,material,,,,mass,inanimate
glucose,noun,material,,,,mass,inanimate
caffeine,noun,material,,,,mass,inanimate
cocaine,noun,material,,,,mass,inanimate
testosterone,noun,material,,,,mass,inanimate
ammunition,noun,material,,,,mass,inanimate
dynamite,noun,material,,,,mass,inanimate
terrain,noun,nature,,,,mass,inanimate
flora,noun,nature,,,,mass,inanimate
livestock,noun,nature,,,,mass,inanimate
cattle,noun,nature,,,,mass,inanimate
drainage,noun,nature,,,,mass,inanimate
organism,noun,nature,,,,count,inanimate
electron,noun,nature,,,,count,inanimate
neutron,noun,nature,,,,count,inanimate
proton,noun,nature,,,,count,inanimate
neuron,noun,nature,,,,count,inanimate
chromosome,noun,nature,,,,count,inanimate
gene,noun,nature,,,,count,inanimate
genome,noun,nature,,,,count,inanimate
embryo,noun,nature,,,,count,inanimate
wavelength,noun,nature,,,,count,inanimate
spectrum,noun,nature,,,,count,inanimate
frequency,noun,nature,,,,count,inanimate
membrane,noun,thing,,,,count,inanimate
corpse,noun,thing,,,,count,inanimate
posture,noun,body,,,,count,inanimate
weapon,noun,device,,,,count,inanimate
laser,noun,device,,,,count,inanimate
reactor,noun,device,,,,count,inanimate
transmitter,noun,device,,,,count,inanimate
receiver,noun,device,,,,count,inanimate
detector,noun,device,,,,count,inanimate
processor,noun,device,,,,count,inanimate
server,noun,device,,,,count,inanimate
turbine,noun,device,,,,count,inanimate
piston,noun,device,,,,count,inanimate
valve,noun,device,,,,count,inanimate
simulator,noun,device,,,,count,inanimate
electrode,noun,device,,,,count,inanimate
interface,noun,device,,,,count,inanimate
tracker,noun,device,,,,count,inanimate
filter,noun,device,,,,count,inanimate
mechanism,noun,device,,,,count,inanimate
apparatus,noun,device,,,,count,inanimate
rifle,noun,device,,,,count,inanimate
shotgun,noun,device,,,,count,inanimate
cannon,noun,device,,,,count,inanimate
bomb,noun,device,,,,count,inanimate
dagger,noun,device,,,,count,inanimate
item,noun,thing,,,,count,inanimate
material,noun,thing,,,,count,inanimate
resource,noun,thing,,,,count,inanimate
artefact,noun,thing,,,,count,inanimate
relic,noun,thing,,,,count,inanimate
commodity,noun,thing,,,,count,inanimate
accessory,noun,thing,,,,count,inanimate
ingredient,noun,thing,,,,count,inanimate
certification,noun,thing,,,,count,inanimate
manuscript,noun,thing,,,,count,inanimate
essay,noun,thing,,,,count,inanimate
thesis,noun,thing,,,,count,inanimate
dissertation,noun,thing,,,,count,inanimate
article,noun,thing,,,,count,inanimate
column,noun,thing,,,,count,inanimate
editorial,noun,thing,,,,count,inanimate
bulletin,noun,thing,,,,count,inanimate
gazette,noun,thing,,,,count,inanimate
archive,noun,thing,,,,count,inanimate
registry,noun,thing,,,,count,inanimate
directory,noun,thing,,,,count,inanimate
grid,noun,thing,,,,count,inanimate
matrix,noun,thing,,,,count,inanimate
prototype,noun,thing,,,,count,inanimate
template,noun,thing,,,,count,inanimate
sample,noun,thing,,,,count,inanimate
specimen,noun,thing,,,,count,inanimate
fragment,noun,thing,,,,count,inanimate
scrap,noun,thing,,,,count,inanimate
pile,noun,thing,,,,count,inanimate
cluster,noun,thing,,,,count,inanimate
array,noun,thing,,,,count,inanimate
batch,noun,thing,,,,count,inanimate
layer,noun,thing,,,,count,inanimate
coating,noun,thing,,,,count,inanimate
surface,noun,thing,,,,count,inanimate
edge,noun,thing,,,,count,inanimate
rim,noun,thing,,,,count,inanimate
core,noun,thing,,,,count,inanimate
bullet,noun,thing,,,,count,inanimate
hook,noun,thing,,,,count,inanimate
loop,noun,thing,,,,count,inanimate
strand,noun,thing,,,,count,inanimate
cord,noun,thing,,,,count,inanimate
pipeline,noun,thing,,,,count,inanimate
shaft,noun,thing,,,,count,inanimate
beacon,noun,thing,,,,count,inanimate
pointer,noun,thing,,,,count,inanimate
crest,noun,thing,,,,count,inanimate
pillar,noun,thing,,,,count,inanimate
compartment,noun,thing,,,,count,inanimate
vessel,noun,thing,,,,count,inanimate
cartridge,noun,thing,,,,count,inanimate
portal,noun,media,,,,count,inanimate
broadcast,noun,media,,,,count,inanimate
telegram,noun,media,,,,count,inanimate
clip,noun,media,,,,count,inanimate
query,noun,media,,,,count,inanimate
keyword,noun,media,,,,count,inanimate
pixel,noun,media,,,,count,inanimate
font,noun,media,,,,count,inanimate
tab,noun,media,,,,count,inanimate
script,noun,media,,,,count,inanimate
software,noun,media,,,,mass,inanimate
hardware,noun,media,,,,mass,inanimate
coverage,noun,media,,,,mass,inanimate
publicity,noun,media,,,,mass,inanimate
footage,noun,media,,,,mass,inanimate
bandwidth,noun,media,,,,mass,inanimate
encryption,noun,media,,,,mass,inanimate
connectivity,noun,media,,,,mass,inanimate
automobile,noun,vehicle,,,,count,inanimate
convoy,noun,vehicle,,,,count,inanimate
bomber,noun,vehicle,,,,count,inanimate
cuisine,noun,food,,,,mass,inanimate
pulp,noun,food,,,,mass,inanimate
nutrient,noun,food,,,,count,inanimate
calorie,noun,food,,,,count,inanimate
leftover,noun,food,,,,count,inanimate
style,noun,idea,,,,count,inanimate
addition,noun,idea,,,,count,inanimate
combination,noun,idea,,,,count,inanimate
variety,noun,idea,,,,count,inanimate
weight,noun,idea,,,,count,inanimate
tone,noun,idea,,,,count,inanimate
motion,noun,idea,,,,count,inanimate
manner,noun,idea,,,,count,inanimate
composition,noun,idea,,,,count,inanimate
protocol,noun,idea,,,,count,inanimate
proposition,noun,idea,,,,count,inanimate
assurance,noun,idea,,,,count,inanimate
disclosure,noun,idea,,,,count,inanimate
speciality,noun,idea,,,,count,inanimate
concession,noun,idea,,,,count,inanimate
monopoly,noun,idea,,,,count,inanimate
dynasty,noun,idea,,,,count,inanimate
rivalry,noun,idea,,,,count,inanimate
trilogy,noun,idea,,,,count,inanimate
curriculum,noun,idea,,,,count,inanimate
qualification,noun,idea,,,,count,inanimate
irony,noun,idea,,,,count,inanimate
interval,noun,idea,,,,count,inanimate
convenience,noun,idea,,,,count,inanimate
complication,noun,idea,,,,count,inanimate
distraction,noun,idea,,,,count,inanimate
stimulus,noun,idea,,,,count,inanimate
essence,noun,idea,,,,count,inanimate
consensus,noun,idea,,,,count,inanimate
offence,noun,idea,,,,count,inanimate
tactic,noun,idea,,,,count,inanimate
speed,noun,idea,,,,count,inanimate
soul,noun,idea,,,,count,inanimate
spirit,noun,idea,,,,count,inanimate
absence,noun,idea,,,,mass,inanimate
presence,noun,idea,,,,mass,inanimate
survival,noun,idea,,,,mass,inanimate
storage,noun,idea,,,,mass,inanimate
speculation,noun,idea,,,,mass,inanimate
majesty,noun,idea,,,,mass,inanimate
disposal,noun,idea,,,,mass,inanimate
madness,noun,idea,,,,mass,inanimate
excess,noun,idea,,,,mass,inanimate
leisure,noun,idea,,,,mass,inanimate
progression,noun,idea,,,,mass,inanimate
grace,noun,idea,,,,mass,inanimate
recovery,noun,idea,,,,mass,inanimate
aid,noun,idea,,,,mass,inanimate
recognition,noun,idea,,,,mass,inanimate
infrastructure,noun,idea,,,,mass,inanimate
machinery,noun,idea,,,,mass,inanimate
animation,noun,idea,,,,mass,inanimate
modeling,noun,idea,,,,mass,inanimate
orientation,noun,idea,,,,mass,inanimate
detection,noun,idea,,,,mass,inanimate
circulation,noun,idea,,,,mass,inanimate
succession,noun,idea,,,,mass,inanimate
registration,noun,idea,,,,mass,inanimate
prevention,noun,idea,,,,mass,inanimate
identification,noun,idea,,,,mass,inanimate
classification,noun,idea,,,,mass,inanimate
transmission,noun,idea,,,,mass,inanimate
acceptance,noun,idea,,,,mass,inanimate
appreciation,noun,idea,,,,mass,inanimate
session,noun,event,,,,count,inanimate
publication,noun,event,,,,count,inanimate
selection,noun,event,,,,count,inanimate
creation,noun,event,,,,count,inanimate
formation,noun,event,,,,count,inanimate
introduction,noun,event,,,,count,inanimate
venture,noun,event,,,,count,inanimate
appeal,noun,event,,,,count,inanimate
inquiry,noun,event,,,,count,inanimate
shortage,noun,event,,,,count,inanimate
renaissance,noun,event,,,,count,inanimate
aftermath,noun,event,,,,count,inanimate
preview,noun,event,,,,count,inanimate
lifestyle,noun,idea,,,,count,inanimate
personality,noun,idea,,,,count,inanimate
loss,noun,idea,,,,count,inanimate
labour,noun,activity,,,,mass,inanimate
entertainment,noun,activity,,,,mass,inanimate
housing,noun,subject,,,,mass,inanimate
preparation,noun,activity,,,,mass,inanimate
punishment,noun,activity,,,,mass,inanimate
processing,noun,activity,,,,mass,inanimate
centre,noun,place,,,,count,inanimate
legislature,noun,place,,,,count,inanimate
regime,noun,place,,,,count,inanimate
device,noun,device,,,,count,inanimate
entry,noun,thing,,,,count,inanimate
brand,noun,thing,,,,count,inanimate
receptor,noun,thing,,,,count,inanimate
node,noun,thing,,,,count,inanimate
vector,noun,thing,,,,count,inanimate
spike,noun,thing,,,,count,inanimate
illustration,noun,thing,,,,count,inanimate
sculpture,noun,thing,,,,count,inanimate
collection,noun,thing,,,,count,inanimate
fortune,noun,money,,,,count,inanimate
endeavor,noun,idea,,,,count,inanimate
sulfur,noun,material,,,,mass,inanimate
artifact,noun,thing,,,,count,inanimate
specialty,noun,idea,,,,count,inanimate
offense,noun,idea,,,,count,inanimate
labor,noun,activity,,,,mass,inanimate
defence,noun,idea,,,,mass,inanimate
defense,noun,idea,,,,mass,inanimate
stately,adjective,quality
unsightly,adjective,quality
ungainly,adjective,quality
unseemly,adjective,quality
comely,adjective,quality
surly,adjective,quality
burly,adjective,quality
wily,adjective,quality
sickly,adjective,quality
lowly,adjective,quality
sprightly,adjective,quality
portly,adjective,quality
gangly,adjective,quality
grisly,adjective,quality
dastardly,adjective,quality
disorderly,adjective,quality
anomaly,noun,idea,,,,count,inanimate
folly,noun,idea,,,,mass,inanimate
finite,adjective,quality
stellar,adjective,quality
anterior,adjective,quality
intermittent,adjective,quality
sectarian,adjective,quality
transverse,adjective,quality
nonexistent,adjective,quality
feline,adjective,quality
bovine,adjective,quality
abject,adjective,quality
insular,adjective,quality
utopian,adjective,quality
remaining,adjective,quality
surviving,adjective,quality
accompanying,adjective,quality
every time,adverb,frequency,,,,,,,,,end
real life,noun,idea,,,,mass,inanimate,bare
half-term,noun,event,,,,mass,inanimate,bare,,,,
birdseed,noun,food,,,,mass,inanimate,,,,,
cat litter,noun,material,,,,mass,inanimate,,,,,
fish food,noun,food,,,,mass,inanimate,,,,,
bird food,noun,food,,,,mass,inanimate,,,,,
Northern Lights,noun,nature,,plural,,count,inanimate,definite,,,,
Eiffel Tower,noun,place,,,,count,inanimate,definite,,,,
Grand Canyon,noun,place,,,,count,inanimate,definite,,,,
Statue of Liberty,noun,place,,,,count,inanimate,definite,,,,
Great Wall of China,noun,place,,,,count,inanimate,definite,,,,
White House,noun,place,,,,count,inanimate,definite,,,,
London Eye,noun,place,,,,count,inanimate,definite,,,,
Tower of London,noun,place,,,,count,inanimate,definite,,,,
Empire State Building,noun,place,,,,count,inanimate,definite,,,,
Golden Gate Bridge,noun,place,,,,count,inanimate,definite,,,,
Taj Mahal,noun,place,,,,count,inanimate,definite,,,,
Super Bowl,noun,event,,,,count,inanimate,definite,,,,
keyring,noun,thing,,,,count,inanimate
key fob,noun,thing,,,,count,inanimate
gizmo,noun,thing,,,,count,inanimate
trinket,noun,thing,,,,count,inanimate
knickknack,noun,thing,,,,count,inanimate
widget,noun,thing,,,,count,inanimate
doodad,noun,thing,,,,count,inanimate
contraption,noun,thing,,,,count,inanimate
keepsake,noun,thing,,,,count,inanimate
memento,noun,thing,,,,count,inanimate
tiebreaker,noun,thing,,,,count,inanimate
ceiling,noun,furniture,,,,count,inanimate
semaphore,noun,language,,,,mass,inanimate
Morse code,noun,language,,,,mass,inanimate
shorthand,noun,language,,,,mass,inanimate
cursive,noun,language,,,,mass,inanimate
Makaton,noun,language,,,,mass,inanimate
fingerspelling,noun,language,,,,mass,inanimate
kipper,noun,food,,,,count,inanimate
cannoli,noun,food,,,,count,inanimate
rhubarb crumble,noun,food,,,,mass,inanimate
apple crumble,noun,food,,,,mass,inanimate
peach cobbler,noun,food,,,,mass,inanimate
puree,noun,food,,,,mass,inanimate
banoffee pie,noun,food,,,,mass,inanimate
key lime pie,noun,food,,,,mass,inanimate
shortcake,noun,food,,,,mass,inanimate
sticky toffee pudding,noun,food,,,,mass,inanimate
bread-and-butter pudding,noun,food,,,,mass,inanimate
macrame,noun,activity,,,,mass,inanimate
taxidermy,noun,activity,,,,mass,inanimate
capoeira,noun,activity,,,,mass,inanimate
aikido,noun,activity,,,,mass,inanimate
matinee,noun,event,,,,count,inanimate
percent,noun,idea,,,,count,inanimate
putty,noun,material,,,,mass,inanimate
theraputty,noun,material,,,,mass,inanimate
buzzer,noun,device,,,,count,inanimate
airplane mode,noun,idea,,,,mass,inanimate
flight mode,noun,idea,,,,mass,inanimate
silent mode,noun,idea,,,,mass,inanimate
dark mode,noun,idea,,,,mass,inanimate
sleep mode,noun,idea,,,,mass,inanimate
physio,noun,person,,,,count,human
OT,noun,person,,,,count,human
flight,noun,event,,,,count,inanimate
grill,noun,furniture,,,,count,inanimate
drill,noun,thing,,,,count,inanimate
sit-up,noun,activity,,,,count,inanimate
push-up,noun,activity,,,,count,inanimate
pull-up,noun,activity,,,,count,inanimate
press-up,noun,activity,,,,count,inanimate
squat,noun,activity,,,,count,inanimate
crunch,noun,activity,,,,count,inanimate
lunge,noun,activity,,,,count,inanimate
jumping jack,noun,activity,,,,count,inanimate
burpee,noun,activity,,,,count,inanimate
centimeter,noun,quantity,,,,count,inanimate
centimetre,noun,quantity,,,,count,inanimate
millimeter,noun,quantity,,,,count,inanimate
inch,noun,quantity,,,,count,inanimate
earth,noun,nature,,,,count,inanimate,definite
training wheels,noun,thing,,plural,,count,inanimate
coop,noun,thing,,,,count,inanimate
chimney,noun,thing,,,,count,inanimate
gas,noun,material,,,,mass,inanimate
foil,noun,material,,,,mass,inanimate
diet,noun,event,,,,count,inanimate
weekdays,adverb,frequency,,,,,,,,on weekdays,end
Fourth of July,noun,event,,,,mass,inanimate,definite
on weekday,adverb,frequency,,,,,,,,on weekdays,end
udon,noun,food,,,,mass,inanimate,,,,,
pho,noun,food,,,,mass,inanimate,,,,,
pad thai,noun,food,,,,mass,inanimate,,,,,
bibimbap,noun,food,,,,mass,inanimate,,,,,
gyoza,noun,food,,,,mass,inanimate,,,,,
tabbouleh,noun,food,,,,mass,inanimate,,,,,
biryani,noun,food,,,,mass,inanimate,,,,,
poutine,noun,food,,,,mass,inanimate,,,,,
ceviche,noun,food,,,,mass,inanimate,,,,,
baklava,noun,food,,,,mass,inanimate,,,,,
shakshuka,noun,food,,,,mass,inanimate,,,,,
tikka masala,noun,food,,,,mass,inanimate,,,,,
paneer,noun,food,,,,mass,inanimate,,,,,
dal,noun,food,,,,mass,inanimate,,,,,
injera,noun,food,,,,mass,inanimate,,,,,
jollof rice,noun,food,,,,mass,inanimate,,,,,
fufu,noun,food,,,,mass,inanimate,,,,,
pozole,noun,food,,,,mass,inanimate,,,,,
mochi,noun,food,,,,mass,inanimate,,,,,
sambal,noun,food,,,,mass,inanimate,,,,,
tempura,noun,food,,,,mass,inanimate,,,,,
bulgogi,noun,food,,,,mass,inanimate,,,,,
japchae,noun,food,,,,mass,inanimate,,,,,
congee,noun,food,,,,mass,inanimate,,,,,
dim sum,noun,food,,,,mass,inanimate,,,,,
chow mein,noun,food,,,,mass,inanimate,,,,,
lo mein,noun,food,,,,mass,inanimate,,,,,
banh mi,noun,food,,,,mass,inanimate,,,,,
laksa,noun,food,,,,mass,inanimate,,,,,
satay,noun,food,,,,mass,inanimate,,,,,
rendang,noun,food,,,,mass,inanimate,,,,,
nasi goreng,noun,food,,,,mass,inanimate,,,,,
tteokbokki,noun,food,,,,mass,inanimate,,,,,
kimbap,noun,food,,,,mass,inanimate,,,,,
katsu,noun,food,,,,mass,inanimate,,,,,
okonomiyaki,noun,food,,,,mass,inanimate,,,,,
takoyaki,noun,food,,,,mass,inanimate,,,,,
yakisoba,noun,food,,,,mass,inanimate,,,,,
edamame,noun,food,,,,mass,inanimate,,,,,
spanakopita,noun,food,,,,mass,inanimate,,,,,
dolma,noun,food,,,,mass,inanimate,,,,,
tagine,noun,food,,,,mass,inanimate,,,,,
harissa,noun,food,,,,mass,inanimate,,,,,
babaganoush,noun,food,,,,mass,inanimate,,,,,
baba ganoush,noun,food,,,,mass,inanimate,,,,,
blini,noun,food,,,,mass,inanimate,,,,,
stroganoff,noun,food,,,,mass,inanimate,,,,,
spaetzle,noun,food,,,,mass,inanimate,,,,,
schnitzel,noun,food,,,,mass,inanimate,,,,,
raclette,noun,food,,,,mass,inanimate,,,,,
cassoulet,noun,food,,,,mass,inanimate,,,,,
bouillabaisse,noun,food,,,,mass,inanimate,,,,,
carbonara,noun,food,,,,mass,inanimate,,,,,
caprese,noun,food,,,,mass,inanimate,,,,,
burrata,noun,food,,,,mass,inanimate,,,,,
panna cotta,noun,food,,,,mass,inanimate,,,,,
affogato,noun,food,,,,mass,inanimate,,,,,
dulce de leche,noun,food,,,,mass,inanimate,,,,,
menudo,noun,food,,,,mass,inanimate,,,,,
birria,noun,food,,,,mass,inanimate,,,,,
carnitas,noun,food,,,,mass,inanimate,,,,,
barbacoa,noun,food,,,,mass,inanimate,,,,,
al pastor,noun,food,,,,mass,inanimate,,,,,
elote,noun,food,,,,mass,inanimate,,,,,
pico de gallo,noun,food,,,,mass,inanimate,,,,,
ropa vieja,noun,food,,,,mass,inanimate,,,,,
feijoada,noun,food,,,,mass,inanimate,,,,,
moqueca,noun,food,,,,mass,inanimate,,,,,
callaloo,noun,food,,,,mass,inanimate,,,,,
ackee,noun,food,,,,mass,inanimate,,,,,
jerk chicken,noun,food,,,,mass,inanimate,,,,,
etouffee,noun,food,,,,mass,inanimate,,,,,
succotash,noun,food,,,,mass,inanimate,,,,,
chitlins,noun,food,,,,mass,inanimate,,,,,
horchata,noun,drink,,,,mass,inanimate,,,,,
chai,noun,drink,,,,mass,inanimate,,,,,
matcha,noun,drink,,,,mass,inanimate,,,,,
boba,noun,drink,,,,mass,inanimate,,,,,
lassi,noun,drink,,,,mass,inanimate,,,,,
yerba mate,noun,drink,,,,mass,inanimate,,,,,
pitch,noun,place,,,,count,inanimate,,,,,
ranger,noun,person,,,,count,human
plasterer,noun,person,,,,count,human
mason,noun,person,,,,count,human
crane operator,noun,person,,,,count,human
custodian,noun,person,,,,count,human
butler,noun,person,,,,count,human
bellhop,noun,person,,,,count,human
ventriloquist,noun,person,,,,count,human
climber,noun,person,,,,count,human
paleontologist,noun,person,,,,count,human
veterinarian,noun,person,,,,count,human
headmaster,noun,person,,,,count,human
colonel,noun,person,,,,count,human

"""#
}
