// Generated from Data/grammar/en/frames.csv by script/generate: do not edit.
// swift-format-ignore-file

extension GrammarTables {
  static let englishFrames: StaticString = #"""
lemma,pattern,slots,opens,past,input,example
be,copula,attribute;place-at at ?: where;place-at in ?: room vehicle furniture,to,state,she/be/happy,She is happy.
have,,object;object - a: illness,to,state,he/have/dog,He has a dog.
do,,object,,,we/do/homework,We do our homework.
can,modal,object,bare,state,I/can/to swim,I can swim.
could,modal,object,bare,state,she/could/to help,She could help.
may,modal,object,bare,state,I/may/to go,I may go.
might,modal,object,bare,state,it/might/to fall,It might fall.
must,modal,object,bare,state,you/must/to sleep,You must sleep.
should,modal,object,bare,state,we/should/to rest,We should rest.
will,modal,object,bare,state,they/will/to come,They will come.
would,modal,object,bare,state,he/would/to play,He would play.
shall,modal,object,bare,state,we/shall/to sing,We shall sing.
ought to,modal,object,bare,state,you/ought to/to eat,You ought to eat.
have to,,object,bare,state,she/have to/to work,She has to work.
need to,,object,bare,state,I/need to/to pee,I need to pee.
want to,,object,bare,state,I/want to/to play,I want to play.
be able to,,object,bare,state,she/be able to/to walk,She is able to walk.
let's,modal,object,bare,,/let's/to play,Let's play.
want,,object,to subjunctive,state,she/want/water,She wants water.
would like,modal,object,to subjunctive,state,I/would like/juice,I would like juice.
need,,object,to subjunctive,state,I/need/help,I need help.
like,,object - -,to subjunctive,state,he/like/dog,He likes dogs.
love,,object - -,to,state,she/love/music,She loves music.
hate,,object - -,to,state,I/hate/spider,I hate spiders.
prefer,,object - -;other to,to subjunctive,state,I/prefer/apple,I prefer apples.
enjoy,,object - the: event game;object - -: food animal toy book;object,gerund,,they/enjoy/party,They enjoy the party.
fear,,object - -,gerund,state,he/fear/snake,He fears snakes.
dislike,,object - -,gerund,state,she/dislike/onion,She dislikes onions.
wish,,topic for,to,state,I/wish/to go,I wish to go.
hope,,topic for,to subjunctive,state,I/hope/to win,I hope to win.
expect,,object,to subjunctive,state,we/expect/rain,We expect rain.
choose,,object,to,,she/choose/book,She chooses a book.
decide,,topic on,to,,we/decide/to go,We decide to go.
try,,object,to,,he/try/to walk,He tries to walk.
learn,,object;topic about,to,,they/learn/to read,They learn to read.
start,,object - the;object - -: sport,to,,it/start/to rain,It starts to rain.
begin,,object - the,to,,she/begin/to cry,She begins to cry.
stop,,object - the;place-at at the: where,gerund,,he/stop/to cry,He stops crying.
finish,,object - the;object: meal material subject,gerund,,I/finish/to eat,I finish eating.
keep,,object;place-at in the: where furniture,gerund,,she/keep/to sing,She keeps singing.
continue,,object - the,to,,we/continue/to play,We continue to play.
practice,,object;object - the: instrument,gerund,,he/practice/piano,He practices the piano.
practise,,object;object - the: instrument,gerund,,he/practise/to write,He practises writing.
avoid,,object,gerund,,she/avoid/to talk,She avoids talking.
imagine,,object,gerund,state,I/imagine/to fly,I imagine flying.
mind,,object - the,gerund,state,I/mind/noise,I mind the noise.
miss,,object - the: vehicle event;object,gerund,state,I/miss/mom,I miss Mom.
remember,,object - the,to,state,he/remember/name,He remembers his name.
forget,,object - the;topic about,to,,I/forget/key,I forget the key.
help,,object;topic with the,bare subjunctive,,she/help/me,She helps me.
let,,object,bare subjunctive,,mom/let/me/to play,Mom lets me play.
make,,object;beneficiary for: person,bare subjunctive,,we/make/cake,We make a cake.
ask,,recipient -: being;topic for: thing food drink toy feeling book;object: thing,to subjunctive,,I/ask/teacher,I ask the teacher.
tell,,recipient -: being;object;topic about: animal place event,to subjunctive,,she/tell/joke,She tells a joke.
say,,object;recipient to: being,,,he/say/hello,He says hello.
talk,,company to: being;topic about,,,she/talk/friend,She talks to her friend.
speak,,company to: being;object - -: language;topic about,,,he/speak/Spanish,He speaks Spanish.
answer,,recipient -: being;object - the,,,he/answer/question,He answers the question.
explain,,object - the;recipient to: being,,,teacher/explain/lesson,The teacher explains the lesson.
call,,object;recipient -: being,,,I/call/doctor,I call the doctor.
phone,,object,,,she/phone/dad,She phones Dad.
shout,,recipient at: being,,,he/shout/dog,He shouts at the dog.
whisper,,recipient to: being;object,,,she/whisper/mom,She whispers to Mom.
listen,,object to ?,,,she/listen/music,She listens to music.
hear,,object,bare subjunctive,state,I/hear/noise,I hear a noise.
look,,object at the;attribute,,,he/look/picture,He looks at the picture.
look at,,object - the,,,he/look at/photo,He looks at the photo.
look for,,object - the;object: person,,,she/look for/shoe,She looks for the shoe.
look after,,object - the,,,he/look after/baby,He looks after the baby.
see,,object,bare subjunctive,state,we/see/dog,We see a dog.
watch,,object;object - -: media sport;object - a: media,bare subjunctive,,they/watch/TV,They watch TV.
read,,object;recipient to: being;topic about,,,girl/read/book,The girl reads a book.
write,,object;recipient to: being;instrument with,,,he/write/letter,He writes a letter.
draw,,object;instrument with: thing,,,she/draw/house,She draws a house.
paint,,object;instrument with: thing,,,he/paint/picture,He paints a picture.
color,,object,,,we/color/picture,We color a picture.
colour,,object,,,she/colour/flower,She colours a flower.
cut,,object;instrument with,,,she/cut/paper,She cuts paper.
glue,,object - the;object: material;place-to to,,,he/glue/paper,He glues paper.
stick,,object - the;place-to on the: furniture material book,,,I/stick/sticker,I stick the sticker.
fold,,object - the;object: material clothing,,,she/fold/paper,She folds paper.
count,,object - the;object: money,,,we/count/balls,We count the balls.
eat,,object: edible;object;instrument with: thing;place-at at the: where,,,he/eat/apple,He eats an apple.
drink,,object: drink;object;place-at at: where,,,she/drink/milk,She drinks milk.
bite,,object;object: body,,,dog/bite/boy,The dog bites the boy.
chew,,object: edible material;object,,,he/chew/food,He chews food.
swallow,,object - the: medicine device thing;object,,,I/swallow/pill,I swallow the pill.
taste,,object - the;attribute,,,she/taste/soup,She tastes the soup.
lick,,object,,,he/lick/lollipop,He licks a lollipop.
smell,,object - the;attribute,,state,I/smell/flower,I smell the flower.
cook,,object: edible;object;recipient for: being,,,dad/cook/dinner,Dad cooks dinner.
bake,,object: food;object,,,we/bake/cake,We bake a cake.
fry,,object: food;object,,,he/fry/egg,He fries an egg.
mix,,object - the,,,she/mix/paint,She mixes the paint.
pour,,object: drink;object;place-to into the: thing,,,he/pour/milk,He pours milk.
serve,,object: edible;recipient -: being;object,,,she/serve/lunch,She serves lunch.
prepare,,object: edible;object - the,to,,mom/prepare/dinner,Mom prepares dinner.
set,,object - the,,,we/set/table,We set the table.
go,,place-to to ?: where;place-to to ?: furniture;instrument by -: vehicle;company with: being;attribute: state;place-to to the: event media,to,,he/go/school,He goes to school.
come,,place-to to ?: where;place-to to the: event;company with: being;place-from from,to,,she/come/home,She comes home.
walk,,place-to to ?: where;company with: being;object - the: animal,,,we/walk/school,We walk to school.
run,,place-to to ?: where;company with: being;place-at in the: nature,,,boy/run/park,The boy runs to the park.
return,,place-to to ?: where;object - the,,,he/return/home,He returns home.
arrive,,place-at at ?: where,,,we/arrive/school,We arrive at school.
leave,,object - the: home place room;object - the;place-from from,,,she/leave/house,She leaves the house.
travel,,place-to to ?: where;instrument by -: vehicle;company with: being,,,they/travel/train,They travel by train.
drive,,object - the: vehicle;place-to to ?: where;recipient -: being,,,dad/drive/car,Dad drives the car.
ride,,object - a: animal vehicle;object,,,she/ride/bike,She rides a bike.
fly,,object - a: toy vehicle;place-to to ?: where,,,bird/fly,The bird flies.
swim,,place-at in the: where nature;company with: being,,,he/swim/pool,He swims in the pool.
jump,,place-at on the: furniture toy;place-at in the: where nature;company with: being,,,she/jump/bed,She jumps on the bed.
climb,,object - the,,,he/climb/tree,He climbs the tree.
dance,,company with: being;object;place-at at ?: where;place-at to ?: music,,,they/dance,They dance.
sing,,object;recipient to: being;company with: being,,,we/sing/song,We sing a song.
play,,object - -: sport game;object - the: instrument;instrument with: toy thing device animal material book;company with: being;place-at at ?: where;object: music,,,boy/play/football,The boy plays football.
sit,,place-at on the: furniture thing plant;place-at in the: vehicle room;place-at at ?: where;company with: being,,,I/sit/chair,I sit on the chair.
sit down,,place-at on the: furniture;company with: being,,,she/sit down,She sits down.
stand,,place-at at ?: where;place-at on the: furniture,,,he/stand,He stands.
stand up,,company with: being,,,we/stand up,We stand up.
lie down,,place-at on the: furniture,,,she/lie down/bed,She lies down on the bed.
lie,,place-at on the: furniture;recipient to: being,,,dog/lie/sofa,The dog lies on the sofa.
stay,,place-at at ?: where;place-at in ?: furniture room;company with: being;attribute: state emotion quality,,,I/stay/home,I stay at home.
live,,place-at in ?: where vehicle;company with: being,,state,we/live/house,We live in the house.
sleep,,place-at in ?: furniture room;company with: being toy;place-at at ?: where,,,baby/sleep/bed,The baby sleeps in bed.
wake up,,object,,,he/wake up,He wakes up.
wake,,object,,,she/wake/dad,She wakes Dad.
get up,,place-from from,,,I/get up,I get up.
get,,object;attribute: state emotion;beneficiary for: person;place-to to ?: where,to,,he/get/present,He gets a present.
get dressed,,,,,she/get dressed,She gets dressed.
get undressed,,,,,he/get undressed,He gets undressed.
go to bed,,company with: being,,,I/go to bed,I go to bed.
go to sleep,,company with: being,,,she/go to sleep,She goes to sleep.
fall,,place-at on the: furniture nature;place-from off: where,,,leaf/fall,The leaf falls.
fall down,,,,,he/fall down,He falls down.
fall asleep,,place-at in ?: furniture,,,baby/fall asleep,The baby falls asleep.
rest,,place-at on the: furniture;place-at at ?: where,,,we/rest,We rest.
relax,,place-at on the: furniture;place-at at ?: where,,,she/relax,She relaxes.
wash,grooming,object - the;object: body clothing;instrument with: material,,,I/wash/hand,I wash my hands.
brush,grooming,object: body;object - the;instrument with,,,she/brush/tooth,She brushes her teeth.
comb,grooming,object: body;object,,,he/comb/hair,He combs his hair.
dry,grooming,object - the;object: body clothing,,,I/dry/hand,I dry my hands.
clean,grooming,object - the;object: body clothing;instrument with: material,,,we/clean/room,We clean the room.
cover,grooming,object - the;object: body;instrument with: thing,,,she/cover/eye,She covers her eyes.
put on,grooming,object;object: clothing body,,,he/put on/shoe,He puts on his shoes.
take off,grooming,object;object: clothing,,,she/take off/coat,She takes off her coat.
tie,grooming,object - the;object: clothing body,,,he/tie/shoe,He ties his shoes.
wear,,object: clothing;object,,,she/wear/hat,She wears a hat.
dress,,object - the,,,she/dress/doll,She dresses the doll.
change,,object - the;object: clothing,,,he/change/shirt,He changes his shirt.
take a bath,,company with: being;place-at in the: room,,,he/take a bath,He takes a bath.
take a shower,,place-at in the: room,,,she/take a shower,She takes a shower.
have breakfast,,company with: being;place-at at ?: where,,,we/have breakfast,We have breakfast.
have lunch,,company with: being;place-at at ?: where,,,we/have lunch/school,We have lunch at school.
have dinner,,company with: being;place-at at ?: where,,,they/have dinner,They have dinner.
take a nap,,place-at in ?: furniture,,,baby/take a nap,The baby takes a nap.
shower,,place-at in the: room,,,I/shower,I shower.
bathe,,object - the: being,,,he/bathe,He bathes.
shave,grooming,object: body,,,dad/shave,Dad shaves.
pee,,place-at in the: where,,,I/pee,I pee.
poop,,place-at in the: where,,,baby/poop,The baby poops.
flush,,object - the,,,she/flush/toilet,She flushes the toilet.
give,,object;recipient -: being,,,mom/give/book/me,Mom gives me a book.
show,,object;recipient -: being,,,he/show/picture/me,He shows me a picture.
bring,,object;recipient -: being;place-to to ?: where,,,she/bring/bag,She brings a bag.
take,,object: person;object;place-to to ?: where,,,he/take/bus,He takes a bus.
send,,object;recipient -: being,,,I/send/letter/mom,I send Mom a letter.
lend,,object;recipient -: being,,,he/lend/pencil/me,He lends me a pencil.
borrow,,object;place-from from: being,,,I/borrow/pencil/friend,I borrow a pencil from my friend.
offer,,object;recipient -: being,,,she/offer/cookie/me,She offers me a cookie.
pass,,object - the;recipient -: being,,,he/pass/ball/me,He passes me the ball.
throw,,object - the;recipient to: being;object - the: toy,,,he/throw/ball,He throws the ball.
catch,,object - the,,,she/catch/ball,She catches the ball.
kick,,object - the,,,he/kick/ball,He kicks the ball.
hit,,object - the;instrument with: thing,,,he/hit/drum,He hits the drum.
push,,object - the,,,she/push/chair,She pushes the chair.
pull,,object - the,,,he/pull/rope,He pulls the rope.
carry,,object;place-to to ?: where,,,she/carry/bag,She carries a bag.
hold,,object - the;object: body,,,he/hold/baby,He holds the baby.
touch,,object - the;object: body,,,I/touch/nose,I touch my nose.
move,,object - the;object: body;place-to to ?: where,,,he/move/chair,He moves the chair.
open,,object - the;object: body,,,she/open/door,She opens the door.
close,,object - the;object: body,,,he/close/window,He closes the window.
shut,,object - the;object: body,,,he/shut/door,He shuts the door.
lock,,object - the,,,dad/lock/door,Dad locks the door.
turn on,,object - the,,,she/turn on/light,She turns on the light.
turn off,,object - the,,,he/turn off/TV,He turns off the TV.
pick up,,object - the,,,he/pick up/toy,He picks up the toy.
put,,object - the;place-to in the: thing furniture room where device;place-to on the: body,,,she/put/book,She puts the book.
put away,,object - the,,,we/put away/toy,We put away the toy.
throw away,,object - the;object: material,,,he/throw away/trash,He throws away trash.
clean up,,object - the;object: material,,,we/clean up/room,We clean up the room.
drop,,object - the,,,she/drop/glass,She drops the glass.
break,,object - the;object: body,,,he/break/toy,He breaks the toy.
fix,,object - the,,,dad/fix/car,Dad fixes the car.
repair,,object - the,,,he/repair/bike,He repairs the bike.
build,,object;instrument with: toy material thing,,,they/build/house,They build a house.
use,,object - the;object - a: thing,,,I/use/computer,I use the computer.
press,,object - the,,,she/press/button,She presses the button.
point,,object at the,,,he/point/dog,He points at the dog.
find,,object - the,,state,she/find/key,She finds the key.
lose,,object - the;object: event game,,,he/lose/ball,He loses the ball.
search,,object for the,,,we/search/ball,We search for the ball.
hide,,object - the;place-at in ?: where room;place-at under the: furniture;place-from from: being,,,cat/hide,The cat hides.
buy,,object;beneficiary for: person;place-at at ?: where,,,mom/buy/bread,Mom buys bread.
sell,,object;recipient to: being,,,he/sell/car,He sells a car.
pay,,recipient -: being;topic for the,,,I/pay/ticket,I pay for the ticket.
cost,,object,,state,toy/cost/money,The toy costs money.
win,,object - the,,,we/win/game,We win the game.
visit,,object,,,we/visit/grandma,We visit Grandma.
meet,,object;place-at at ?: where,,,I/meet/friend,I meet my friend.
invite,,object;place-to to the: event,to subjunctive,,she/invite/friend,She invites her friend.
wait,,object for the;object for: being;place-at at ?: where,to,,I/wait/bus,I wait for the bus.
wait for,,object - the,,,he/wait for/mom,He waits for Mom.
follow,,object - the,,,dog/follow/cat,The dog follows the cat.
hug,,object,,,she/hug/mom,She hugs Mom.
kiss,,object,,,he/kiss/grandma,He kisses Grandma.
tickle,,object,,,dad/tickle/baby,Dad tickles the baby.
cuddle,,object - the,,,she/cuddle/cat,She cuddles the cat.
care,,topic about,,state,she/care/animal,She cares about animals.
take care,,object of,,,he/take care/dog,He takes care of the dog.
feed,,object - the,,,I/feed/cat,I feed the cat.
teach,,recipient -: being;object,to subjunctive,,she/teach/math,She teaches math.
study,,object;company with: being;place-at at ?: where,,,they/study/science,They study science.
work,,place-at at ?: where;company with: being,,,dad/work/office,Dad works at the office.
think,,topic about the,to subjunctive,state,I/think/you,I think about you.
know,,object - the;object: language subject person;topic about,to,state,I/know/answer,I know the answer.
understand,,object - the;object: language subject,,state,he/understand/question,He understands the question.
believe,,object,,state,I/believe/you,I believe you.
guess,,object - the,,,she/guess/answer,She guesses the answer.
dream,,topic about,,,he/dream/dinosaur,He dreams about dinosaurs.
pretend,,,to,,they/pretend/to sleep,They pretend to sleep.
feel,,attribute;object,,state,I/feel/sad,I feel sad.
seem,,attribute,to,state,he/seem/tired,He seems tired.
become,,attribute,,,she/become/doctor,She becomes a doctor.
hurt,experiencer,subject: body;object,,state,I/hurt/head,My head hurts.
ache,experiencer,subject: body;object,,state,I/ache/tooth,My tooth aches.
itch,experiencer,subject: body;object,,state,I/itch/nose,My nose itches.
bleed,experiencer,subject: body;object,,,he/bleed/nose,His nose bleeds.
cry,,topic about,,,baby/cry,The baby cries.
laugh,,object at the: being story thing media;topic about,,,we/laugh/clown,We laugh at the clown.
smile,,recipient at: being,,,baby/smile/mom,The baby smiles at Mom.
yell,,recipient at: being,,,he/yell/dog,He yells at the dog.
scream,,recipient at: being,,,she/scream,She screams.
sneeze,,,,,he/sneeze,He sneezes.
cough,,,,,she/cough,She coughs.
vomit,,object,,,he/vomit,He vomits.
breathe,,object: weather nature,,,I/breathe,I breathe.
blow,,object: body;object - the,,,he/blow/nose,He blows his nose.
blow out,,object - the,,,she/blow out/candle,She blows out the candle.
snore,,,,,dad/snore,Dad snores.
yawn,,,,,baby/yawn,The baby yawns.
scratch,,object: body;object,,,he/scratch/arm,He scratches his arm.
shake,,object: body;object - the,,,she/shake/head,She shakes her head.
nod,,object: body,,,he/nod/head,He nods his head.
raise,,object: body;object - the,,,I/raise/hand,I raise my hand.
lift,,object: body;object - the,,,he/lift/box,He lifts the box.
bend,,object: body;object - the,,,she/bend/knee,She bends her knee.
clap,grooming,object: body,,,we/clap/hand,We clap our hands.
stretch,,object: body,,,he/stretch/leg,He stretches his leg.
wave,,recipient to: being;object: body,,,she/wave/grandma,She waves to Grandma.
grow,,object;attribute,,,plant/grow,The plant grows.
die,,topic of,,,plant/die,The plant dies.
kill,,object - the,,,he/kill/spider,He kills the spider.
hunt,,object - -,,,lion/hunt/zebra,The lion hunts zebras.
fish,,place-at in the: where nature,,,dad/fish/lake,Dad fishes in the lake.
plant,,object,,,we/plant/tree,We plant a tree.
water,,object - the,,,she/water/plant,She waters the plant.
sweep,,object - the,,,he/sweep/floor,He sweeps the floor.
mop,,object - the,,,she/mop/floor,She mops the floor.
vacuum,,object - the,,,dad/vacuum/rug,Dad vacuums the rug.
iron,,object - the;object: clothing,,,he/iron/shirt,He irons his shirt.
do the dishes,,company with: being,,,we/do the dishes,We do the dishes.
tidy,,object - the,,,I/tidy/room,I tidy the room.
tidy up,,object - the,,,she/tidy up/room,She tidies up the room.
organize,,object - the,,,he/organize/shelf,He organizes the shelf.
hang,,object - the;place-at on the: furniture,,,she/hang/coat,She hangs the coat.
hang up,,object - the,,,she/hang up/towel,She hangs up the towel.
pack,,object - the,,,we/pack/suitcase,We pack the suitcase.
fill,,object - the;instrument with -: drink material,,,he/fill/glass,He fills the glass.
empty,,object - the,,,she/empty/box,She empties the box.
spill,,object - the;object: drink,,,he/spill/milk,He spills milk.
burn,,object - the;object: body,,,she/burn/finger,She burns her finger.
rain,weather,,,,it/rain,It is raining.
snow,weather,,,,it/snow,It is snowing.
hail,weather,,,,it/hail,It is hailing.
there be,existential,object;place-at in the: where furniture,,state,/there be/dog,There is a dog.
happen,,recipient to: being,,,accident/happen,The accident happens.
shine,,,,,sun/shine,The sun shines.
bark,,object at the: being,,,dog/bark/cat,The dog barks at the cat.
meow,,,,,cat/meow,The cat meows.
crawl,,place-to to ?: where,,,baby/crawl,The baby crawls.
hop,,place-at on the: furniture,,,rabbit/hop,The rabbit hops.
skip,,object,,,girl/skip,The girl skips.
slide,,place-at down the: toy,,,boy/slide,The boy slides.
swing,,place-at on the: toy,,,girl/swing/swing,The girl swings on the swing.
roll,,object - the,,,he/roll/ball,He rolls the ball.
spin,,object - the,,,she/spin/ball,She spins the ball.
turn,,object - the;place-to to: where,,,he/turn/page,He turns the page.
cross,,object - the,,,we/cross/street,We cross the street.
enter,,object - the;object: place,,,she/enter/house,She enters the house.
exit,,object - the,,,he/exit/room,He exits the room.
hurry,,place-to to ?: where,,,we/hurry/school,We hurry to school.
march,,place-to to ?: where,,,they/march,They march.
skate,,place-at at ?: where;company with: being,,,she/skate/park,She skates at the park.
ski,,place-at on the: nature;place-at at ?: where,,,they/ski,They ski.
camp,,place-at in the: where nature,,,we/camp/forest,We camp in the forest.
celebrate,,object - the;object: event,,,we/celebrate/birthday,We celebrate our birthday.
sign,,object - the;object: book,,,he/sign/letter,He signs a letter.
type,,object;instrument on the: device,,,she/type/word,She types a word.
print,,object - the,,,he/print/page,He prints the page.
photograph,,object - the,,,she/photograph/bird,She photographs the bird.
record,,object,,,he/record/song,He records a song.
join,,object - the,,,I/join/game,I join the game.
share,,object - the;object: edible;company with: being,,,she/share/toy,She shares the toy.
trade,,object - the;company with: being,,,he/trade/card,He trades the card.
swap,,object - the;company with: being,,,she/swap/sticker,She swaps the sticker.
steal,,object - the,,,he/steal/cookie,He steals the cookie.
fight,,company with: being,,,they/fight/brother,They fight with their brother.
argue,,company with: being;topic about,,,he/argue/sister,He argues with his sister.
agree,,company with: being,to,state,I/agree/you,I agree with you.
apologize,,recipient to: being;topic for,,,he/apologize/teacher,He apologizes to the teacher.
forgive,,object,,,I/forgive/you,I forgive you.
thank,,object;topic for the,,,she/thank/nurse,She thanks the nurse.
greet,,object,,,he/greet/neighbor,He greets his neighbor.
introduce,,object,,,I/introduce/friend,I introduce my friend.
promise,,object;recipient -: being,to,,he/promise/to come,He promises to come.
refuse,,object,to,,she/refuse/to eat,She refuses to eat.
allow,,object,to subjunctive,,dad/allow/me/to go,Dad allows me to go.
order,,object;recipient -: being,to subjunctive,,we/order/pizza,We order a pizza.
worry,,topic about the,,state,she/worry/exam,She worries about the exam.
scare,,object - the,,,dog/scare/cat,The dog scares the cat.
surprise,,object,,,they/surprise/mom,They surprise Mom.
bother,,object,,,he/bother/sister,He bothers his sister.
annoy,,object,,,noise/annoy/me,The noise annoys me.
tease,,object,,,he/tease/me,He teases me.
punish,,object,,,they/punish/boy,They punish the boy.
protect,,object,,,dad/protect/me,Dad protects me.
save,,object - the;object: money,,,she/save/money,She saves money.
rescue,,object - the,,,firefighter/rescue/cat,The firefighter rescues the cat.
check,,object - the,,,nurse/check/temperature,The nurse checks the temperature.
examine,,object - the,,,doctor/examine/boy,The doctor examines the boy.
measure,,object - the,,,he/measure/table,He measures the table.
weigh,,object - the,,state,she/weigh/apple,She weighs the apple.
compare,,object - the,,,we/compare/picture,We compare the picture.
match,,object - the,,,I/match/card,I match the card.
sort,,object - the,,,she/sort/toy,She sorts the toy.
copy,,object - the,,,he/copy/word,He copies the word.
repeat,,object - the,,,she/repeat/word,She repeats the word.
spell,,object - the,,,he/spell/name,He spells his name.
translate,,object - the,,,she/translate/word,She translates the word.
name,,object - the,,,he/name/color,He names the color.
describe,,object - the,,,she/describe/picture,She describes the picture.
notice,,object - the,,state,he/notice/dog,He notices the dog.
recognize,,object - the,,state,she/recognize/song,She recognizes the song.
own,,object,,state,he/own/house,He owns a house.
belong,,recipient to,,state,ball/belong/me,The ball belongs to me.
contain,,object,,state,box/contain/toy,The box contains a toy.
include,,object,,state,game/include/card,The game includes a card.
depend,,topic on,,state,I/depend/you,I depend on you.
pray,,recipient to: being;topic for,,,she/pray,She prays.
marry,,object,,,he/marry/princess,He marries the princess.
train,,object - the,,,she/train/dog,She trains the dog.
exercise,,object: body;place-at at ?: where,,,we/exercise/gym,We exercise at the gym.
juggle,,object,,,clown/juggle,The clown juggles.
whistle,,object,,,he/whistle/song,He whistles a song.
hum,,object,,,she/hum/song,She hums a song.
act,,place-at at ?: where,,,they/act/theater,They act at the theater.
cheer,,object for the,,,we/cheer/team,We cheer for the team.
bow,,recipient to: being,,,he/bow,He bows.
float,,place-at in the: nature drink where,,,boat/float,The boat floats.
sink,,place-at in the: nature where,,,ship/sink,The ship sinks.
drown,,place-at in the: nature where,,,he/drown,He drowns.
dive,,place-at into the: nature where,,,she/dive/pool,She dives into the pool.
dig,,object,,,dog/dig/hole,The dog digs a hole.
ring,,object - the,,,he/ring/bell,He rings the bell.
knock,,object on the: furniture;object at ?: where,,,she/knock/door,She knocks on the door.
plug in,,object - the,,,he/plug in/lamp,He plugs in the lamp.
charge,,object - the,,,she/charge/tablet,She charges the tablet.
log in,,,,,he/log in,He logs in.
wrap,,object - the,,,she/wrap/present,She wraps the present.
unwrap,,object - the,,,he/unwrap/gift,He unwraps the gift.
decorate,,object - the,,,we/decorate/tree,We decorate the tree.
there is,existential,object;place-at in the: where furniture,,state,/there is/dog,There is a dog.
there are,existential,object;place-at in the: where furniture,,state,/there are/two/dog,There are two dogs.
have got,,object,,state,she/have got/cat,She has got a cat.
be going to,,object,bare,,I/be going to/to play,I am going to play.
going to,,object,bare,,I/going to/to play,I am going to play.
play with,,object,,,she/play with/doll,She plays with a doll.
talk to,,recipient -: being;topic about,,,I/talk to/grandma,I talk to Grandma.
speak to,,recipient -: being;topic about,,,I/speak to/teacher,I speak to the teacher.
listen to,,object,,,we/listen to/music,We listen to music.
go to,,place-to - ?: where;object - the,,,we/go to/beach,We go to the beach.
live in,,place-at - ?: where,,state,they/live in/city,They live in the city.
think about,,object,gerund,state,I/think about/mom,I think about Mom.
laugh at,,object - the,,,we/laugh at/clown,We laugh at the clown.
go out,,company with: being,,,I/go out/friend,I go out with my friend.
run away,,place-from from: being where,,,dog/run away,The dog runs away.
take a picture,,object of the,,,dad/take a picture/dog,Dad takes a picture of the dog.
make the bed,,,,,I/make the bed,I make the bed.
get ready,,,to,,we/get ready/to go,We get ready to go.
like to,,object,bare,state,she/like to/to sing,She likes to sing.
try on,,object - the;object: clothing,,,she/try on/dress,She tries on a dress.
come back,,place-from from: where,to,,mom/come back,Mom comes back.
come in,,,,,teacher/come in,The teacher comes in.
go away,,,,,dog/go away,The dog goes away.
get on,,object - the,,,we/get on/bus,We get on the bus.
get off,,object - the,,,we/get off/bus,We get off the bus.
get out,,place-from of: where vehicle,,,cat/get out,The cat gets out.
grab,,object - the,,,he/grab/ball,He grabs the ball.
hope to,,object,bare,state,I/hope to/to win,I hope to win.
wish for,,object,,state,I/wish for/dog,I wish for a dog.
ask for,,object,,,she/ask for/help,She asks for help.
get lost,,,,,we/get lost,We get lost.
get hurt,,,,,he/get hurt,He gets hurt.
feel like,,object,gerund,state,I/feel like/to sleep,I feel like sleeping.
be good at,,object,gerund,state,she/be good at/to swim,She is good at swimming.
cancel,,object - the,,,he/cancel/party,He cancels the party.
calm down,,object - the: being,,,baby/calm down,The baby calms down.
go in,,place-to into the: where furniture vehicle,,,cat/go in,The cat goes in.
go up,,object - the,,,we/go up/stairs,We go up the stairs.
go down,,object - the,,,we/go down/stairs,We go down the stairs.
throw up,,,,,baby/throw up,The baby throws up.
know how,,object,to,state,I/know how/to swim,I know how to swim.
turn down,,object - the,,,he/turn down/music,He turns down the music.
turn up,,object - the,,,she/turn up/volume,She turns up the volume.
switch on,,object - the,,,he/switch on/lamp,He switches on the lamp.
switch off,,object - the,,,she/switch off/radio,She switches off the radio.
give back,,object - the;recipient to: being,,,he/give back/ball,He gives back the ball.
take back,,object - the;place-to to ?: where,,,I/take back/book,I take back the book.
bring back,,object - the;recipient to: being,,,she/bring back/toy,She brings back the toy.
put down,,object - the,,,he/put down/bag,He puts down the bag.
put back,,object - the;place-to in the: furniture room,,,she/put back/book,She puts back the book.
put out,,object - the,,,we/put out/fire,We put out the fire.
write down,,object - the,,,I/write down/number,I write down the number.
take out,,object - the;place-from of: furniture thing,,,dad/take out/trash,Dad takes out the trash.
throw out,,object - the,,,she/throw out/paper,She throws out the paper.
cut up,,object - the,,,mom/cut up/meat,Mom cuts up the meat.
eat up,,object - the,,,he/eat up/soup,He eats up the soup.
drink up,,object - the,,,she/drink up/milk,She drinks up the milk.
wipe up,,object - the,,,I/wipe up/milk,I wipe up the milk.
blow up,,object - the,,,he/blow up/balloon,He blows up the balloon.
fill up,,object - the;instrument with -: drink material,,,she/fill up/bottle,She fills up the bottle.
hurry up,,,,,you/hurry up,You hurry up.
shut up,,,,,they/shut up,They shut up.
cheer up,,object,,,she/cheer up/me,She cheers me up.
grow up,,place-at in ?: where,,,child/grow up,The child grows up.
break down,,,,,car/break down,The car breaks down.
fall over,,,,,baby/fall over,The baby falls over.
fall off,,object - the,,,he/fall off/chair,He falls off the chair.
hold on,,object to the,,,I/hold on/rope,I hold on to the rope.
log out,,,,,she/log out,She logs out.
log on,,,,,he/log on,He logs on.
sign up,,topic for the,,,I/sign up/class,I sign up for class.
get in,,object - the,,,we/get in/car,We get in the car.
get into bed,,,,,she/get into bed,She gets into bed.
get out of,,object - the,,,I/get out of/car,I get out of the car.
get along,,company with: being,,,I/get along/brother,I get along with my brother.
get better,,,,,he/get better,He gets better.
get married,,company to: being,,,they/get married,They get married.
get home,,,,,I/get home,I get home.
get back,,place-from from: where,,,dad/get back,Dad gets back.
go back,,place-to to ?: where;company with: being,to,,we/go back/school,We go back to school.
go on,,object - the;object - -: event,,,we/go on/bus,We go on the bus.
go off,,,,,alarm/go off,The alarm goes off.
go over,,object - the,,,we/go over/lesson,We go over the lesson.
go through,,object - the,,,we/go through/tunnel,We go through the tunnel.
carry on,,topic with the,gerund,,we/carry on,We carry on.
give up,,object,gerund,,he/give up/to smoke,He gives up smoking.
look up,,object - the,,,I/look up/word,I look up the word.
look out,,,,,you/look out,You look out.
look forward to,,object - the,gerund,state,I/look forward to/party,I look forward to the party.
look like,,object,,state,he/look like/dad,He looks like Dad.
look in,,object - the,,,she/look in/box,She looks in the box.
find out,,object - the;topic about the,,,she/find out/truth,She finds out the truth.
work out,,object - the,,,he/work out/answer,He works out the answer.
figure out,,object - the,,,she/figure out/problem,She figures out the problem.
make up,,object,,,he/make up/story,He makes up a story.
make friends,,company with: being,,,I/make friends/neighbor,I make friends with my neighbor.
pick out,,object,,,she/pick out/dress,She picks out a dress.
point to,,object - the,,,he/point to/picture,He points to the picture.
run out,,topic of: food drink material thing,,,we/run out/milk,We run out of milk.
run after,,object - the,,,dog/run after/cat,The dog runs after the cat.
run into,,object - the,,,car/run into/tree,The car runs into the tree.
sit up,,place-at in ?: furniture,,,I/sit up,I sit up.
speak up,,,,,she/speak up,She speaks up.
take part,,topic in the,,,we/take part/game,We take part in the game.
take turns,,company with: being,gerund,,they/take turns,They take turns.
try out,,object - the,,,she/try out/swing,She tries out the swing.
turn around,,,,,he/turn around,He turns around.
turn into,,object - a,,,frog/turn into/prince,The frog turns into a prince.
turn over,,object - the,,,he/turn over/card,He turns over the card.
use up,,object - the,,,she/use up/paper,She uses up the paper.
wash up,,,,,we/wash up,We wash up.
watch out,,topic for the,,,we/watch out/car,We watch out for the car.
zip up,grooming,object: clothing;object - the,,,she/zip up/jacket,She zips up her jacket.
unplug,,object - the,,,he/unplug/lamp,He unplugs the lamp.
let go,,topic of the,,,she/let go/rope,She lets go of the rope.
hang out,,company with: being;place-at at ?: where,,,I/hang out/friend,I hang out with my friend.
hang on,,,,,we/hang on,We hang on.
come over,,company with: being,,,friend/come over,My friend comes over.
come out,,place-from of: where thing furniture,,,cat/come out/box,The cat comes out of the box.
come on,,,,,light/come on,The light comes on.
come along,,company with: being,,,he/come along,He comes along.
come from,,object,,state,she/come from/Spain,She comes from Spain.
stay up,,,,,we/stay up,We stay up.
stay away,,place-from from: being where,,,dog/stay away,The dog stays away.
stay home,,company with: being,,,I/stay home,I stay home.
eat out,,place-at at ?: where;company with: being,,,we/eat out,We eat out.
get angry,,company with: being,,,dad/get angry/me,Dad gets angry with me.
get tired,,topic of,,,I/get tired,I get tired.
get sick,,,,,he/get sick,He gets sick.
have fun,,company with: being;place-at at ?: where,gerund,,we/have fun,We have fun.
have a good time,,place-at at ?: where;company with: being,,,they/have a good time,They have a good time.
go shopping,,company with: being,,,we/go shopping/mom,We go shopping with Mom.
go swimming,,company with: being,,,I/go swimming/dad,I go swimming with Dad.
go for a walk,,company with: being,,,we/go for a walk/dog,We go for a walk with the dog.
take a walk,,company with: being,,,I/take a walk/grandma,I take a walk with Grandma.
take a break,,,,,we/take a break,We take a break.
pay attention,,recipient to: being thing event,,,she/pay attention/teacher,She pays attention to the teacher.
say goodbye,,recipient to: being,,,he/say goodbye/friend,He says goodbye to his friend.
say hello,,recipient to: being,,,she/say hello/teacher,She says hello to the teacher.
say sorry,,recipient to: being,,,he/say sorry/sister,He says sorry to his sister.
wonder,,topic about the,,state,I/wonder/party,I wonder about the party.
complain,,recipient to: being;topic about the,,,he/complain/noise,He complains about the noise.
suffer,,topic from,,state,she/suffer/asthma,She suffers from asthma.
insist,,topic on the,,,he/insist/answer,He insists on the answer.
succeed,,topic in the,,,we/succeed,We succeed.
concentrate,,topic on the,,,I/concentrate/lesson,I concentrate on the lesson.
focus,,topic on the,,,she/focus/task,She focuses on the task.
deserve,,object,to,state,we/deserve/break,We deserve a break.
hire,,object - a,,,they/hire/nurse,They hire a nurse.
remind,,object;topic of the: event,to subjunctive,,she/remind/me,She reminds me.
warn,,object;topic about the: animal event,to subjunctive,,he/warn/us,He warns us.
encourage,,object,to subjunctive,,she/encourage/me/to try,She encourages me to try.
force,,object,to subjunctive,,they/force/him/to eat,They force him to eat.
convince,,object,to subjunctive,,she/convince/dad/to come,She convinces Dad to come.
plan,,object,to,,we/plan/to travel,We plan to travel.
manage,,object - the,to,,he/manage/to stand,He manages to stand.
fail,,object - the,to,,he/fail/exam,He fails the exam.
offer to,,object,bare,,she/offer to/to help,She offers to help.
suggest,,object,gerund,,he/suggest/to walk,He suggests walking.
quit,,object - the,gerund,,she/quit/to smoke,She quits smoking.
text,,object;recipient -: being,,,she/text/mom,She texts Mom.
message,,object,,,he/message/friend,He messages his friend.
email,,object,,,she/email/teacher,She emails the teacher.
park,,object - the;place-at in the: place room,,,dad/park/car,Dad parks the car.
chat,,company with: being;topic about,,,I/chat/friend,I chat with my friend.
interrupt,,object,,,he/interrupt/me,He interrupts me.
ignore,,object - the,,,they/ignore/me,They ignore me.
trust,,object,,state,I/trust/you,I trust you.
respect,,object,,state,they/respect/me,They respect me.
support,,object,,,she/support/me,She supports me.
plug,,object - the;place-to into the: device,,,he/plug/cable,He plugs the cable.
rinse,grooming,object - the;object: body,,,she/rinse/mouth,She rinses her mouth.
wipe,grooming,object - the;object: body,,,he/wipe/table,He wipes the table.
squeeze,,object - the;object: body,,,she/squeeze/lemon,She squeezes the lemon.
peel,,object,,,he/peel/orange,He peels an orange.
slice,,object;object - the,,,mom/slice/bread,Mom slices bread.
stir,,object - the,,,she/stir/soup,She stirs the soup.
boil,,object: edible;object - the,,,dad/boil/egg,Dad boils an egg.
deliver,,object - the;recipient to: being,,,he/deliver/letter,He delivers the letter.
receive,,object,,,she/receive/letter,She receives a letter.
rent,,object,,,we/rent/car,We rent a car.
vote,,topic for the,,,I/vote/party,I vote for the party.

"""#
}
