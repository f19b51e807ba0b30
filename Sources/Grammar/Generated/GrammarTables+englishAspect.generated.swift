// Generated from Data/grammar/en/aspect.csv by script/generate: do not edit.
// swift-format-ignore-file

extension GrammarTables {
  static let englishAspect: StaticString = #"""
lemma,aspect,objects
die,achievement,none
pass away,achievement,
move away,achievement,
fall,achievement,
fall down,achievement,
fall off,achievement,
fall over,achievement,
fall out,achievement,none
fall asleep,achievement,none
trip,achievement,none inanimate
slip,achievement,none inanimate
crash,achievement,none inanimate
collapse,achievement,none
faint,achievement,none
pass out,achievement,none
break,achievement,none inanimate
break down,achievement,none
lose,achievement,none inanimate
forget,achievement,none inanimate password name number code word birthday
drop,achievement,inanimate food drink
spill,achievement,none inanimate
tear,achievement,none inanimate
rip,achievement,none inanimate
smash,achievement,none inanimate
crack,achievement,none inanimate
shatter,achievement,none inanimate
knock over,achievement,inanimate
knock down,achievement,inanimate person
mess up,achievement,none inanimate
miss,achievement,vehicle event bus train plane flight class appointment turn show game goal shot chance stop recess lunch breakfast dinner call
fail,achievement,none inanimate subject
win,achievement,none inanimate game event
find,achievement,inanimate animal person
arrive,achievement,
throw up,achievement,
vomit,achievement,none
run away,achievement,none
run out,achievement,
run over,achievement,inanimate animal person
steal,achievement,
hit,achievement,person body animal inanimate
kick,achievement,person body
bite,achievement,person body
sting,achievement,person body
push,achievement,person
pinch,achievement,person body
scratch,achievement,person body furniture clothing inanimate
slap,achievement,person body
punch,achievement,person body
poke,achievement,person body
spit,achievement,person
pull,achievement,hair ear tooth
hurt,achievement,person body
cheat,deed,none person
trick,achievement,person
say,achievement,inanimate word name lie no yes hello hi sorry goodbye bye thanks thanks please
tell,achievement,person
score,achievement,inanimate none goal point
receive,achievement,inanimate
discover,achievement,inanimate
cut,achievement,body clothing
burn,achievement,body food meal drink
twist,achievement,body
sprain,achievement,body
bump,achievement,body person
bang,achievement,body
stub,achievement,body
scrape,achievement,body
bruise,achievement,body
pee,achievement,clothing bed
poop,achievement,clothing bed
catch,achievement,animal toy ball cold flu
explode,achievement,none
burst,achievement,none
pop,achievement,none inanimate
vanish,achievement,none
disappear,achievement,none
escape,achievement,
graduate,achievement,none
get,achievement,toy device clothing animal baby money present gift letter card bike car scooter wheelchair phone prize medal A B C D F grade sticker star point award certificate haircut shot bruise bump splinter hug surprise ticket trophy
finish,achievement,none inanimate
do,achievement,it this that
make mistake,achievement,
make mess,achievement,
make accident,achievement,
have accident,achievement,
have seizure,achievement,
take own,achievement,
eat own,achievement,
drink own,achievement,
hide own,achievement,
use own,achievement,
move own,achievement,
break own,achievement,
throw own,achievement,
cut own,achievement,
drop off,achievement,inanimate
swallow,achievement,toy money thing
lock out,achievement,person
bump into,achievement,inanimate person
knock,achievement,tooth
go missing,achievement,none
wake up,deed,none person
wake,achievement,person
make,accomplishment,
build,accomplishment,
draw,accomplishment,
paint,accomplishment,
bake,accomplishment,
cook,accomplishment,
fix,accomplishment,
repair,accomplishment,
knit,accomplishment,
sew,accomplishment,
write,accomplishment,
create,accomplishment,
decorate,accomplishment,
wrap,accomplishment,
carve,accomplishment,
assemble,accomplishment,
construct,accomplishment,
design,accomplishment,
cry,activity,
sleep,activity,
eat,activity,
drink,activity,
laugh,activity,
smile,activity,
sing,activity,
dance,activity,
run,activity,
walk,activity,
swim,activity,
jump,activity,
climb,activity,
crawl,activity,
play,activity,none toy thing device person animal
read,activity,
talk,activity,
chat,activity,
whisper,activity,
yell,activity,
shout,activity,
scream,activity,
bark,activity,
meow,activity,
snore,activity,
cough,activity,
bleed,activity,
drip,activity,none
leak,activity,none
melt,activity,none
boil,activity,none inanimate
shine,activity,none
beep,activity,
overflow,activity,
vibrate,activity,
watch,activity,
listen,activity,
wait,activity,
stand,activity,
sit,activity,
lie,activity,
kneel,activity,
hide,activity,
chase,activity,
hug,activity,
pet,activity,
hold,activity,
carry,activity,
ride,activity,
fly,activity,none inanimate
dig,activity,
rest,activity,
nap,activity,
shower,activity,
study,activity,
fight,activity,
argue,activity,
shop,activity,
shave,activity,
wrestle,activity,
celebrate,activity,
camp,activity,
fish,activity,
cheer,activity,
clap,activity,
wave,activity,
wiggle,activity,
come,activity,none
growl,activity,
purr,activity,
chew,activity,
lick,activity,
wag,activity,
buzz,activity,
hop,activity,
peck,activity,
wear,accomplishment,
bring,activity,
set,activity,inanimate
prepare,activity,
clean,activity,
wash,activity,
mend,activity,
color,activity,
colour,activity,
peel,activity,
chop,activity,
mow,activity,
hoover,activity,
vacuum,activity,
sweep,activity,
mop,activity,
iron,activity,
fold,activity,
pack,activity,
unpack,activity,
load,activity,
plant,activity,
fill,activity,
pour,activity,
serve,activity,
tidy,activity,
dust,activity,
rake,activity,
shovel,activity,
blend,activity,
mix,activity,
stir,activity,
brush,activity,
comb,activity,
feed,activity,
bathe,activity,
fry,activity,
grill,activity,
slice,activity,
cuddle,activity,
hunt,activity,
roar,activity,
howl,activity,
float,activity,none
whistle,activity,none
tickle,activity,
drool,activity,
choke,activity,
limp,activity,
shiver,activity,
sweat,activity,
paddle,activity,
row,activity,
skate,activity,
ski,activity,
sled,activity,
bounce,activity,
roll,activity,none inanimate
spin,activity,
slide,activity,
swing,activity,none
march,activity,
skip,activity,
juggle,activity,
cycle,activity,
jog,activity,
stretch,activity,
yawn,activity,
breathe,activity,
relax,activity,
listen to,activity,
wait for,activity,
look for,activity,
talk to,activity,
play with,activity,
laugh at,activity,
clean up,activity,
lie down,activity,
tidy up,activity,
wash up,activity,
take a bath,activity,
take a shower,activity,
take a nap,activity,
have breakfast,activity,
have lunch,activity,
have dinner,activity,
have a bath,activity,
have a shower,activity,
pick up,activity,
chop up,activity,
cut up,activity,
hang up,deed,none
get dressed,activity,
look after,activity,
ring,activity,none
go holiday,accomplishment,
go vacation,accomplishment,
go trip,accomplishment,
go cruise,accomplishment,
invite,achievement,animal person
eat homework,achievement,
nick own,achievement,
pinch own,achievement,
snatch own,achievement,
grab own,achievement,
throw,deed,
drive,activity,
look at,activity,
block,activity,
run out of,achievement,
burn else,activity,none
pull else,activity,
cut else,activity,
kick else,deed,
spit else,deed,
tell joke,deed,
tell secret,deed,
tell lie,deed,
tell truth,deed,
tell news,deed,
tell riddle,deed,
put,deed,
put in,deed,
put on,activity,
put away,deed,
put back,deed,
put down,deed,
blow,activity,
blow out,deed,
blow away,achievement,
blow off,achievement,
blow over,achievement,
blow up,deed,
knock else,activity,
knock door,activity,
knock on,activity,
knock at,activity,
knock out,achievement,
take,deed,toy device clothing money thing food book furniture drink game medal prize
take blood,activity,
take temperature,activity,
take shower,activity,
take bath,activity,
take nap,activity,
take break,activity,
take test,activity,
take walk,activity,
take picture,activity,
take photo,activity,
take off,deed,
take away,achievement,
apologize,deed,
promise,deed,none
share,deed,
share with,deed,
start,deed,none it fight
begin,deed,none
end,deed,none
stop,deed,none person animal vehicle
dream about,achievement,
choose,deed,
pick,deed,
come out,activity,none
come over,activity,none
come back,activity,none
come home,activity,none
come in,activity,none
come down,activity,none
come up,activity,none
come off,achievement,none
come on,deed,none
fly away,achievement,
fly off,achievement,
learn,accomplishment,
land,deed,
leave,deed,
go out,deed,none
go off,activity,none
go up,activity,none
go down,activity,none
go away,deed,none
check,activity,
examine,activity,
test,activity,subject
weigh,activity,person animal
measure,activity,
bandage,activity,
cut off,achievement,
turn off,deed,
turn on,deed,
switch off,deed,
switch on,deed,
turn around,deed,none
open,deed,inanimate food drink
close,deed,inanimate
shut,deed,inanimate
slam,deed,inanimate
lock,deed,inanimate
unlock,deed,inanimate
park,deed,vehicle
touch,deed,
visit,deed,person
beat,deed,person
kiss,deed,person animal body
pat,deed,
tap,deed,
slap else,deed,
tag,deed,person
wink,deed,
nod,deed,
sneeze,achievement,none
burp,achievement,none
fart,achievement,none
hiccup,activity,none
blink,deed,none
interrupt,deed,
ignore,deed,person
blame,deed,person
accuse,deed,person
lie to,deed,
surprise,deed,person
prank,deed,person
destroy,achievement,inanimate
ruin,achievement,inanimate event
wreck,achievement,inanimate vehicle
damage,achievement,inanimate vehicle
dent,achievement,inanimate vehicle
snap,achievement,none inanimate
flood,achievement,none room
erupt,achievement,none
crash into,achievement,
shrink,achievement,none
hatch,achievement,none
expire,achievement,none
freeze,deed,none
ask,deed,person question
answer,deed,
call,deed,
phone,deed,
text,deed,person
email,deed,person
order,deed,
pay,deed,
pay for,deed,
return,deed,
give back,deed,
borrow,deed,
lend,deed,
loan,deed,
sell,deed,
trade,deed,
give,deed,
give away,deed,
hand,deed,
send,deed,
mail,deed,
post,deed,
deliver,deed,
show,deed,person
throw away,deed,
throw out,deed,
toss,deed,
catch else,deed,
sign,deed,inanimate
enter,deed,
join,deed,
quit,deed,
retire,deed,none
resign,deed,none
hire,deed,person
fire,deed,person
marry,deed,person
arrest,deed,person
rescue,deed,person animal
save,deed,person animal
invent,deed,
announce,deed,
admit,deed,
agree,deed,none
refuse,deed,none
pass,deed,inanimate subject
swallow else,deed,
grab,deed,
snatch,deed,
sit down,deed,none
stand up,deed,none
get up,deed,none
get off,deed,
get on,deed,
get in,deed,
get out,deed,none
grow,activity,none
grow back,activity,none
heal,activity,none
fade,activity,none
rust,activity,none
rot,activity,none
dry,activity,none
spread,activity,none
swell,activity,none
swell up,activity,none
bloom,activity,none
blossom,activity,none
sprout,activity,none
charge,activity,none device
download,activity,
update,activity,none device
buffer,activity,none
lean,activity,none
crouch,activity,none
hang,activity,
wobble,activity,none
squeak,activity,none
creak,activity,none
spill over,activity,none
stay,activity,none place
shake,activity,none
tremble,activity,none
change,activity,none clothing
point,activity,
stare,activity,
stare at,activity,
whine,activity,
complain,activity,none
color picture,accomplishment,
trip over,achievement,
step on,achievement,
sit on,activity,
run into,achievement,
drive away,deed,
walk away,deed,
run off,achievement,none
swim away,deed,
move,deed,country city place
move to,deed,
move out,deed,none
move in,deed,none
pull out,deed,
fall apart,achievement,none
fall in,achievement,
fall into,achievement,
fall from,achievement,
fall on,achievement,
fall out of,achievement,
fall off of,achievement,
scare away,achievement,
chase away,deed,
kill,achievement,
shoot,achievement,person animal body
shoot else,deed,
splash,deed,person
squirt,deed,person
wet,achievement,bed clothing
crush,achievement,inanimate
squish,achievement,
squash,achievement,inanimate animal
step in,achievement,
trap,achievement,person animal
get a haircut,achievement,
cross,deed,

"""#
}
