// Generated from Data/grammar/en/aspect.csv by script/generate: do not edit.
// swift-format-ignore-file

extension GrammarTables {
  static let englishAspect: StaticString = #"""
lemma,aspect,objects
die,achievement,none
pass away,achievement,
move away,achievement,
fall,achievement,none place furniture vehicle
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
drop,achievement,inanimate
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
run out,achievement,none
run over,achievement,inanimate animal person
steal,achievement,inanimate animal
hit,achievement,person body animal inanimate
kick,achievement,person body
bite,achievement,person body
sting,achievement,person body
push,achievement,person
pinch,achievement,person body
scratch,achievement,person body
slap,achievement,person body
punch,achievement,person body
poke,achievement,person body
spit,achievement,person
pull,achievement,hair ear
hurt,achievement,person body
cheat,achievement,person
trick,achievement,person
say,achievement,inanimate word name lie no yes hello hi sorry goodbye
tell,achievement,person
score,achievement,inanimate none goal point
receive,achievement,inanimate
discover,achievement,inanimate
cut,achievement,body clothing
burn,achievement,body
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
pop,achievement,none
vanish,achievement,none
disappear,achievement,none
escape,achievement,none
graduate,achievement,none
get,achievement,toy device clothing animal baby money present gift letter card bike car scooter wheelchair phone prize medal
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
wake up,achievement,person
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
wear,activity,
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
hang up,activity,
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
throw,activity,
drive,activity,
look at,activity,
block,activity,

"""#
}
