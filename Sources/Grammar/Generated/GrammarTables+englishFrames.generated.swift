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
wish,,recipient -: being;topic for,to,state,I/wish/to go,I wish to go.
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
practise,,object;object - the: instrument,gerund,,he/practise/to write,He practices writing.
avoid,,object,gerund,,she/avoid/to talk,She avoids talking.
imagine,,object,gerund,state,I/imagine/to fly,I imagine flying.
mind,,object - the,gerund,state,I/mind/noise,I mind the noise.
miss,,object - the: vehicle event;object,gerund,state,I/miss/mom,I miss Mom.
remember,,object - the,to,state,he/remember/name,He remembers his name.
forget,,object - the;topic about,to,,I/forget/key,I forget my key.
help,,object;topic with the,bare subjunctive,,she/help/me,She helps me.
let,,object,bare subjunctive,,mom/let/me/to play,Mom lets me play.
make,,object - -: =friends;object;beneficiary for: person,bare subjunctive,,we/make/cake,We make a cake.
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
colour,,object,,,she/colour/flower,She colors a flower.
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
pour,,object: drink;object;recipient -: being;place-to into the: thing,,,he/pour/milk,He pours milk.
serve,,object: edible;recipient -: being;object,,,she/serve/lunch,She serves lunch.
prepare,,object: edible;object - the,to,,mom/prepare/dinner,Mom prepares dinner.
set,,object - the,,,we/set/table,We set the table.
go,,place-to to ?: where;place-to to ?: furniture;instrument by -: vehicle;company with: being;attribute: state;place-to to the: event media,to,,he/go/school,He goes to school.
come,,place-to to ?: where;place-to to the: event;company with: being;place-from from,to,,she/come/home,She comes home.
walk,,place-to to ?: where;company with: being;object - the: animal,,,we/walk/school,We walk to school.
run,,place-at in the: =hallway =corridor =playground =yard =street =garden =backyard =gym;place-to to ?: where;company with: being;place-at in the: nature,,,boy/run/park,The boy runs to the park.
return,,place-to to ?: where;object - the,,,he/return/home,He returns home.
arrive,,place-at at ?: where,,,we/arrive/school,We arrive at school.
leave,,object - the: home place room;object - -: being;object - the;place-at at ?: where,,,she/leave/house,She leaves the house.
travel,,place-to to ?: where;instrument by -: vehicle;company with: being,,,they/travel/train,They travel by train.
drive,,object - a: =truck =lorry =taxi =tractor;object - the: vehicle;place-to to ?: where;recipient -: being,,,dad/drive/car,Dad drives the car.
ride,,object - a: animal vehicle;object,,,she/ride/bike,She rides a bike.
fly,,object - a: toy vehicle;place-to to ?: where,,,bird/fly,The bird flies.
swim,,place-at in the: where nature drink;company with: being,,,he/swim/pool,He swims in the pool.
jump,,place-at on the: furniture toy;place-at in the: where nature;company with: being,,,she/jump/bed,She jumps on the bed.
climb,,object - the,,,he/climb/tree,He climbs the tree.
dance,,company with: being;object;place-at at ?: where;place-at to ?: music,,,they/dance,They dance.
sing,,object;recipient to: being;company with: being,,,we/sing/song,We sing a song.
play,,object - -: sport game;object - the: instrument;instrument with: toy thing device animal material book;company with: being;place-at in the: =park =garden =yard =backyard =playground;place-at at ?: where;object: music,,,boy/play/football,The boy plays football.
sit,,place-at by the: =window =door =fire =fireplace;place-at on the: furniture thing plant;place-at in the: vehicle room;place-at at ?: where;company with: being,,,I/sit/chair,I sit on the chair.
sit down,,place-at on the: furniture;company with: being,,,she/sit down,She sits down.
stand,,place-at at ?: where;place-at on the: furniture,,,he/stand,He stands.
stand up,,company with: being,,,we/stand up,We stand up.
lie down,,place-at on the: furniture,,,she/lie down/bed,She lies down on the bed.
lie,,place-at on the: furniture;recipient to: being,,,dog/lie/sofa,The dog lies on the sofa.
stay,,place-at at ?: where;place-at in ?: furniture room;company with: being;attribute: state emotion quality,,,I/stay/home,I stay at home.
live,,place-at on a: =farm;place-at in ?: where vehicle;company with: being,,state,we/live/house,We live in a house.
sleep,,place-at in ?: furniture room;company with: being toy;place-at at ?: where,,,baby/sleep/bed,The baby sleeps in bed.
wake up,,object,,,he/wake up,He wakes up.
wake,,object,,,she/wake/dad,She wakes Dad.
get up,,place-from from,,,I/get up,I get up.
get,,object - a: =baby =girlfriend =boyfriend =babysitter =nurse;object;attribute: state emotion;beneficiary for: person;place-to to ?: where,to,,he/get/present,He gets a present.
get dressed,,,,,she/get dressed,She gets dressed.
get undressed,,,,,he/get undressed,He gets undressed.
go to bed,,company with: being,,,I/go to bed,I go to bed.
go to sleep,,company with: being,,,she/go to sleep,She goes to sleep.
fall,,place-at on the: furniture nature room;place-from off the: vehicle animal;place-at at ?: where,,,leaf/fall,The leaf falls.
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
put on,grooming,object - the;object: clothing body,,,he/put on/shoe,He puts on his shoes.
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
take,,object: person;object;place-to to the: =vet =doctor =dentist =hairdresser =therapist =psychologist =nurse;place-to to ?: where,,,he/take/bus,He takes a bus.
send,,object;recipient -: being,,,I/send/letter/mom,I send Mom a letter.
lend,,object;recipient -: being,,,he/lend/pencil/me,He lends me a pencil.
borrow,,object;place-from from: being,,,I/borrow/pencil/friend,I borrow a pencil from my friend.
offer,,object;recipient -: being,,,she/offer/cookie/me,She offers me a cookie.
pass,,object - the;recipient -: being,,,he/pass/ball/me,He passes me the ball.
throw,,object - the;recipient to: being;object - the: toy,,,he/throw/ball,He throws the ball.
catch,,object - the;object - a: illness,,,she/catch/ball,She catches the ball.
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
put,,object - the: thing toy food drink book device material clothing body meal dish money medicine plant instrument animal person;object - the;place-to in the: thing furniture room where device vehicle nature;place-to on the: body,,,she/put/book,She puts the book.
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
go outside,,,to,,she/go outside,She goes outside.
visit,,object;place-at in the: =hospital,,,we/visit/grandma,We visit Grandma.
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
study,,object;topic for the: event;company with: being;place-at at ?: where,,,they/study/science,They study science.
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
bend,,object: body;object - the,,,she/bend/knee,She bends her knees.
clap,grooming,object: body,,,we/clap/hand,We clap our hands.
stretch,,object: body,,,he/stretch/leg,He stretches his legs.
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
hoover,,object - the,,,dad/hoover/rug,Dad hoovers the rug.
vacuum,,object - the,,,dad/vacuum/rug,Dad vacuums the rug.
iron,,object - the;object: clothing,,,he/iron/shirt,He irons a shirt.
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
happen,,subject;recipient to: being;topic to the: thing vehicle toy device clothing book body furniture media,,,accident/happen,The accident happens.
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
introduce,,object: being;recipient to: being;object,,,I/introduce/friend,I introduce my friend.
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
rescue,,object - the;place-from from the: plant nature place home vehicle,,,firefighter/rescue/cat,The firefighter rescues the cat.
check,,object - the,,,nurse/check/temperature,The nurse checks my temperature.
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
belong,,recipient to;other to,,state,ball/belong/me,The ball belongs to me.
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
look forward,,topic to the,,,I/look forward/party,I look forward to the party.
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
abandon,,object - the,,,they/abandon/dog,They abandon the dog.
accept,,object - the: event toy thing;object,,,I/accept/invitation,I accept the invitation.
accompany,,object;place-to to ?: where,,,mom/accompany/me,Mom accompanies me.
accuse,,object;topic of,,,he/accuse/me,He accuses me.
achieve,,object - the,,,she/achieve/goal,She achieves the goal.
add,,object;place-to to the: dish meal,,,mom/add/salt,Mom adds salt.
admire,,object,,state,I/admire/firefighter,I admire the firefighter.
admit,,object - the,gerund,,he/admit/mistake,He admits the mistake.
adopt,,object - a,,,we/adopt/dog,We adopt a dog.
advise,,object,to subjunctive,,doctor/advise/me/to rest,The doctor advises me to rest.
afford,,object,to,state,we/afford/car,We afford a car.
amaze,,object,,,magician/amaze/me,The magician amazes me.
announce,,object - the,,,teacher/announce/party,The teacher announces the party.
appear,,attribute;place-at in the: where,to,,moon/appear,The moon appears.
applaud,,object - the,,,we/applaud/singer,We applaud the singer.
approach,,object - the,,,dog/approach/boy,The dog approaches the boy.
approve,,topic of the,,,mom/approve/plan,Mom approves of the plan.
arrange,,object - the,,,she/arrange/flowers,She arranges the flowers.
arrest,,object - the,,,police/arrest/thief,The police arrest the thief.
assemble,,object - the,,,dad/assemble/table,Dad assembles the table.
attack,,object - the,,,lion/attack/zebra,The lion attacks the zebra.
attend,,object: event place,,,we/attend/party,We attend a party.
attract,,object,,,light/attract/insect,The light attracts an insect.
babysit,,object - the,,,she/babysit/boy,She babysits the boy.
back up,,object - the,,,dad/back up/car,Dad backs up the car.
balance,,place-at on the: furniture thing body,,,he/balance/rope,He balances on the rope.
bang,,object - the;place-at on the: furniture,,,he/bang/drum,He bangs the drum.
bandage,,object - the;object: body,,,I/bandage/knee,I bandage my knee.
bargain,,company with: being,,,dad/bargain/seller,Dad bargains with a seller.
beat,,object;instrument with,,,she/beat/egg,She beats an egg.
beg,,object;topic for: food drink thing toy animal,to subjunctive,,dog/beg/food,The dog begs for food.
behave,,manner,,,boy/behave,The boy behaves.
blame,,object;topic for the,,,she/blame/me,She blames me.
bless,,object,,,grandma/bless/me,Grandma blesses me.
blink,,object - the;object: body,,,I/blink,I blink.
block,,object - the,,,car/block/door,The car blocks the door.
blush,,,,,I/blush,I blush.
board,,object - the,,,we/board/plane,We board the plane.
boast,,recipient to: being;topic about the,,,he/boast,He boasts.
book,,object,,,mom/book/hotel,Mom books a hotel.
bounce,,object - the,,,he/bounce/ball,He bounces the ball.
breastfeed,,object - the,,,mom/breastfeed/baby,Mom breastfeeds the baby.
bully,,object,,,they/bully/me,They bully me.
bump,,object - the;object: body,,,I/bump/head,I bump my head.
bump into,,object - the;object: person,,,I/bump into/door,I bump into the door.
burp,,,,,baby/burp,The baby burps.
bury,,object - the,,,dog/bury/bone,The dog buries the bone.
button,,object - the: clothing thing;object: clothing,,,he/button/shirt,He buttons his shirt.
button up,grooming,object: clothing,,,she/button up/coat,She buttons up her coat.
calculate,,object - the,,,we/calculate/price,We calculate the price.
caress,,object - the,,,I/caress/cat,I caress the cat.
carve,,object - a,,,we/carve/pumpkin,We carve a pumpkin.
cause,,object,,,rain/cause/problem,Rain causes a problem.
chase,,object - the,,,dog/chase/cat,The dog chases the cat.
cheat,,topic on the;place-at at: game sport,,,he/cheat,He cheats.
check in,,place-at at ?: where,,,we/check in,We check in.
check out,,object - the;place-from of: where,,,we/check out/book,We check out the book.
choke,,topic on: food thing toy,,,he/choke,He chokes.
chop,,object: edible;object - the,,,dad/chop/onion,Dad chops an onion.
chop up,,object: edible;object - the,,,she/chop up/carrot,She chops up a carrot.
close down,,,,,store/close down,The store closes down.
collapse,,,,,tower/collapse,The tower collapses.
collect,,object,,state,she/collect/shells,She collects shells.
combine,,object - the,,,we/combine/colors,We combine the colors.
comfort,,object - the: animal person;object,,,she/comfort/baby,She comforts the baby.
come true,,,,,dream/come true,The dream comes true.
command,,object,to subjunctive,,king/command/soldier,The king commands the soldier.
communicate,,company with: being;topic about,,,I/communicate/friend,I communicate with my friend.
compete,,company against: being;place-at in the: event sport game,,,we/compete,We compete.
compose,,object,,,he/compose/song,He composes a song.
confess,,object - the;recipient to: being,,,he/confess,He confesses.
confuse,,object,,,she/confuse/me,She confuses me.
congratulate,,object;topic on the,,,we/congratulate/winner,We congratulate the winner.
connect,,object - the;company to the: device,,,I/connect/cable,I connect the cable.
conquer,,object - the,,,knight/conquer/castle,The knight conquers the castle.
consider,,object - the,gerund,state,she/consider/idea,She considers the idea.
contact,,object,,,mom/contact/doctor,Mom contacts the doctor.
control,,object - the,,,he/control/robot,He controls the robot.
cope,,topic with the,,,I/cope,I cope.
correct,,object - the,,,teacher/correct/exam,The teacher corrects the exam.
count on,,object,,state,I/count on/you,I count on you.
crack,,object - the;object: food,,,dad/crack/egg,Dad cracks an egg.
crash,,place-to into the: where plant vehicle furniture;object - the,,,car/crash/tree,The car crashes into the tree.
create,,object,,,she/create/story,She creates a story.
creep,,place-to into the: where room,,,cat/creep,The cat creeps.
criticize,,object,,,he/criticize/me,He criticizes me.
crouch,,place-at behind the: furniture plant,,,I/crouch,I crouch.
crush,,object - the;object: food,,,she/crush/box,She crushes the box.
cry out,,,,,girl/cry out,The girl cries out.
curl up,,place-at on the: furniture;place-at in ?: room home,,,cat/curl up/sofa,The cat curls up on the sofa.
cut down,,object - the,,,man/cut down/tree,The man cuts down the tree.
cut off,,object - the,,,he/cut off/branch,He cuts off the branch.
cut out,,object - the,,,I/cut out/picture,I cut out the picture.
cycle,,place-to to ?: where;company with: being,,,we/cycle/school,We cycle to school.
damage,,object - the,,,rain/damage/roof,Rain damages the roof.
dare,,object,to,,I/dare/to jump,I dare to jump.
deal with,,object - the,,,she/deal with/problem,She deals with the problem.
defend,,object,,,dog/defend/me,The dog defends me.
delay,,object - the,,,snow/delay/train,Snow delays the train.
delete,,object - the,,,I/delete/photo,I delete the photo.
demand,,object,to,,he/demand/money,He demands money.
deny,,object - the,gerund,,she/deny/lie,She denies the lie.
depend on,,object,,state,I/depend on/you,I depend on you.
design,,object,,,she/design/dress,She designs a dress.
destroy,,object - the,,,he/destroy/tower,He destroys the tower.
develop,,object,,,they/develop/game,They develop a game.
dial,,object - the,,,I/dial/number,I dial the number.
disagree,,company with: being;topic about the,,state,I/disagree/you,I disagree with you.
disappear,,place-from from: where,,,rabbit/disappear,The rabbit disappears.
disappoint,,object,,,he/disappoint/me,He disappoints me.
discover,,object,,,she/discover/treasure,She discovers a treasure.
discuss,,object - the;company with: being,,,we/discuss/problem,We discuss the problem.
disobey,,object,,,he/disobey/mom,He disobeys Mom.
distract,,object,,,phone/distract/me,The phone distracts me.
disturb,,object,,,noise/disturb/me,The noise disturbs me.
divide,,object - the,,,we/divide/cake,We divide the cake.
donate,,object;recipient to: being place,,,she/donate/clothes,She donates clothes.
do up,grooming,object: clothing,,,he/do up/coat,He does up his coat.
do without,,object,,state,we/do without/sugar,We do without sugar.
doubt,,object - the,,state,I/doubt/story,I doubt the story.
download,,object,,,I/download/game,I download a game.
drag,,object - the;place-to to ?: where,,,he/drag/box,He drags the box.
dress up,,company with: being;topic as: person animal,,,I/dress up,I dress up.
drip,,,,,water/drip,The water drips.
drive away,,,,,dad/drive away,Dad drives away.
drop off,,object;place-at at ?: where,,,mom/drop off/me/school,Mom drops me off at school.
dry off,,object - the;object: body,,,she/dry off,She dries off.
dump,,object - the: material,,,he/dump/trash,He dumps the trash.
dunk,,object - the;place-to in the: drink,,,I/dunk/cookie,I dunk the cookie.
dust,,object - the,,,she/dust/furniture,She dusts the furniture.
dye,grooming,object - the;object: body,,,mom/dye/hair,Mom dyes her hair.
earn,,object,,,dad/earn/money,Dad earns money.
educate,,object,,,school/educate/children,School educates children.
embarrass,,object,,,you/embarrass/me,You embarrass me.
embrace,,object,,,mom/embrace/me,Mom embraces me.
end,,place-at at: where,,,class/end,The class ends.
entertain,,object,,,clown/entertain/children,The clown entertains children.
escape,,place-from from: where being thing,,,bird/escape/cage,The bird escapes from the cage.
evaluate,,object - the,,,teacher/evaluate/exam,The teacher evaluates the exam.
exaggerate,,object - the,,,she/exaggerate,She exaggerates.
exchange,,object,,,we/exchange/gifts,We exchange gifts.
excite,,object,,,game/excite/me,The game excites me.
exist,,,,state,dragons/exist,The dragons exist.
expand,,object - the,,,balloon/expand,The balloon expands.
explode,,,,,balloon/explode,The balloon explodes.
explore,,object - the,,,we/explore/cave,We explore the cave.
express,,object,,,I/express/feeling,I express a feeling.
face,,object,,state,house/face/park,The house faces a park.
faint,,,,,she/faint,She faints.
fasten,,object - the;object: clothing,,,I/fasten/seat belt,I fasten the seat belt.
fetch,,object - the: toy;object,,,dog/fetch/stick,The dog fetches a stick.
fight with,,object,,,I/fight with/brother,I fight with my brother.
fill in,,object - the,,,mom/fill in/form,Mom fills in the form.
fill out,,object - the,,,she/fill out/form,She fills out the form.
film,,object - the;object: person,,,dad/film/party,Dad films the party.
fit,,object,,state,shoes/fit/me,The shoes fit me.
flap,,object: body;object - the,,,bird/flap/wings,The bird flaps its wings.
flip,,object - the,,,he/flip/coin,He flips the coin.
flow,,place-to to the: nature place;place-at through the: where,,,river/flow/sea,The river flows to the sea.
focus on,,object - the,,,I/focus on/homework,I focus on my homework.
forbid,,object,to subjunctive,state,mom/forbid/phone,Mom forbids a phone.
freeze,,object - the;object: food,,,water/freeze,The water freezes.
frighten,,object,,,thunder/frighten/me,Thunder frightens me.
frown,,recipient at: being,,,he/frown,He frowns.
gather,,object;company with: being,,,we/gather/leaves,We gather leaves.
get over,,object - the,,,she/get over/flu,She gets over the flu.
get rid of,,object - the,,,we/get rid of/trash,We get rid of the trash.
get on with,,object,,,I/get on with/sister,I get on with my sister.
get used to,,object - the,gerund,,I/get used to/school,I get used to school.
giggle,,,,,girls/giggle,The girls giggle.
give away,,object - the,,,she/give away/toy,She gives away the toy.
give in,,recipient to: being,,,mom/give in,Mom gives in.
give out,,object - the,,,teacher/give out/books,The teacher gives out the books.
glow,,,,state,star/glow,The star glows.
go ahead,,,,,you/go ahead,You go ahead.
go back home,,company with: being,,,we/go back home,We go back home.
go camping,,company with: being;place-at in the: where nature,,,we/go camping,We go camping.
go fishing,,company with: being,,,I/go fishing/grandpa,I go fishing with Grandpa.
go wrong,,,,,everything/go wrong,Everything goes wrong.
gossip,,company with: being;topic about,,,they/gossip,They gossip.
graduate,,place-from from: where,,,she/graduate/university,She graduates from university.
grate,,object: edible;object - the,,,dad/grate/cheese,Dad grates cheese.
grill,,object: edible,,,dad/grill/meat,Dad grills meat.
grind,,object: edible;object - the,,,he/grind/coffee,He grinds coffee.
groan,,,,,he/groan,He groans.
growl,,recipient at: being,,,dog/growl/cat,The dog growls at the cat.
grumble,,topic about the,,,he/grumble,He grumbles.
guard,,object - the,,,dog/guard/house,The dog guards the house.
guide,,object;place-to to ?: where,,,teacher/guide/me,The teacher guides me.
hand,,object - the;recipient -: being,,,I/hand/paper/teacher,I hand the teacher the paper.
hand in,,object - the: thing book;object;recipient to: being,,,I/hand in/homework,I hand in my homework.
hand out,,object - the,,,she/hand out/candy,She hands out the candy.
handle,,object - the,,,I/handle/problem,I handle the problem.
harm,,object,,,smoke/harm/people,The smoke harms people.
hatch,,,,,egg/hatch,The egg hatches.
haul,,object - the,,,truck/haul/wood,The truck hauls the wood.
have a bath,,company with: being;place-at in the: room,,,I/have a bath,I have a bath.
have a party,,company with: being;place-at at ?: where,,,we/have a party,We have a party.
have a rest,,,,,I/have a rest,I have a rest.
have a shower,,place-at in the: room,,,he/have a shower,He has a shower.
have a snack,,place-at at ?: where,,,we/have a snack,We have a snack.
have a headache,,,,,I/have a headache,I have a headache.
heal,,object - the,,,cut/heal,The cut heals.
heat,,object - the: meal food;object: drink,,,mom/heat/soup,Mom heats the soup.
heat up,,object - the: meal food drink,,,she/heat up/milk,She heats up the milk.
hesitate,,,to,,I/hesitate,I hesitate.
hiccup,,,,,baby/hiccup,The baby hiccups.
hide from,,object,,,I/hide from/brother,I hide from my brother.
hike,,place-to to ?: where;place-at in the: nature;company with: being,,,we/hike,We hike.
hold hands,,company with: being,,,I/hold hands/mom,I hold hands with Mom.
hover,,,,,helicopter/hover,The helicopter hovers.
howl,,,,,wolf/howl,The wolf howls.
humiliate,,object,,,they/humiliate/me,They humiliate me.
identify,,object - the,,,I/identify/bird,I identify the bird.
imitate,,object,,,she/imitate/dog,She imitates a dog.
impress,,object,,,he/impress/me,He impresses me.
improve,,object - the;object: body,,,she/improve/drawing,She improves the drawing.
inform,,object;topic about the,,,we/inform/police,We inform the police.
inject,,object,,,nurse/inject/medicine,The nurse injects medicine.
injure,,object;object: body,,,he/injure/leg,He injures his leg.
inspect,,object - the,,,she/inspect/car,She inspects the car.
inspire,,object,,,you/inspire/me,You inspire me.
install,,object - the,,,dad/install/lamp,Dad installs the lamp.
insult,,object,,,he/insult/me,He insults me.
intend,,topic,to,state,I/intend/to win,I intend to win.
interest,,object,,state,music/interest/me,Music interests me.
interview,,object,,,she/interview/singer,She interviews the singer.
invent,,object,,,he/invent/machine,He invents a machine.
investigate,,object - the,,,police/investigate/accident,The police investigate the accident.
jog,,place-at in the: where;company with: being,,,dad/jog/park,Dad jogs in the park.
joke,,company with: being;topic about,,,he/joke,He jokes.
judge,,object,,,they/judge/me,They judge me.
keep on,,object - the,gerund,,he/keep on/to talk,He keeps on talking.
kneel,,place-at on the: furniture room,,,we/kneel,We kneel.
kneel down,,place-at on the: furniture,,,I/kneel down,I kneel down.
knit,,object,,,grandma/knit/sweater,Grandma knits a sweater.
knock down,,object - the,,,he/knock down/tower,He knocks down the tower.
knock over,,object - the,,,cat/knock over/vase,The cat knocks over the vase.
know about,,object - the,gerund,state,I/know about/party,I know about the party.
land,,place-at at the: where;place-at on the: nature furniture,,,plane/land,The plane lands.
last,,object,,state,movie/last,The movie lasts.
lead,,object - the;place-to to ?: where,,,teacher/lead/group,The teacher leads the group.
lean,,place-at against the: furniture;place-at on: body being,,,I/lean/wall,I lean against the wall.
lean on,,object - the;object: person,,,I/lean on/wall,I lean on the wall.
leave behind,,object - the,,,we/leave behind/bag,We leave behind our bag.
let down,,object,,,he/let down/me,He lets me down.
let in,,object - the,,,I/let in/cat,I let in the cat.
let out,,object - the,,,she/let out/dog,She lets out the dog.
lick up,,object - the,,,cat/lick up/milk,The cat licks up the milk.
lie to,,object,,,he/lie to/mom,He lies to Mom.
light,,object - the;object - a: toy,,,dad/light/candle,Dad lights the candle.
light up,,object - the,,,sun/light up/room,The sun lights up the room.
line up,,object - the,,,we/line up,We line up.
load,,object - the,,,dad/load/car,Dad loads the car.
look around,,object - the,,,we/look around/store,We look around the store.
look away,,,,,she/look away,She looks away.
look down,,,,,he/look down,He looks down.
look through,,object - the,,,I/look through/window,I look through the window.
loosen,grooming,object - the;object: clothing,,,he/loosen/tie,He loosens his tie.
make a mess,,place-at in the: room,,,we/make a mess,We make a mess.
make a mistake,,,,,I/make a mistake,I make a mistake.
make fun of,,object,,,they/make fun of/me,They make fun of me.
make noise,,,,,we/make noise,We make noise.
make sense,,,,state,it/make sense,It makes sense.
make sure,,topic of,,,I/make sure,I make sure.
make up with,,object,,,I/make up with/friend,I make up with my friend.
make room,,beneficiary for: being,,,we/make room/grandma,We make room for Grandma.
mark,,object - the,,,teacher/mark/exam,The teacher marks the exam.
mash,,object: edible,,,dad/mash/potato,Dad mashes a potato.
massage,,object;object: body,,,she/massage/shoulder,She massages her shoulder.
matter,,recipient to: being,,state,it/matter,It matters.
mean,,object,,state,it/mean/love,It means love.
measure out,,object: edible material,,,she/measure out/flour,She measures out flour.
meditate,,place-at in the: room,,,she/meditate,She meditates.
melt,,place-at in the: =sun =heat;object: food;object - the,,,snow/melt,Snow melts.
mend,,object - the,,,grandma/mend/pants,Grandma mends the pants.
mention,,object - the,,,she/mention/party,She mentions the party.
mess up,,object - the;object: body,,,he/mess up/room,He messes up the room.
misbehave,,place-at in ?: room;place-at at ?: where,,,he/misbehave,He misbehaves.
mislay,,object - the,,,I/mislay/key,I mislay the key.
misunderstand,,object,,state,you/misunderstand/me,You misunderstand me.
moan,,topic about the,,,he/moan,He moans.
moo,,,,,cow/moo,The cow moos.
move away,,place-from from: where being,,,neighbors/move away,My neighbors move away.
mow,,object - the,,,dad/mow/lawn,Dad mows the lawn.
munch,,object: edible;object,,,rabbit/munch/carrot,The rabbit munches a carrot.
obey,,object,,state,I/obey/mom,I obey Mom.
observe,,object - the,,state,we/observe/bird,We observe the bird.
obtain,,object,,,she/obtain/prize,She obtains a prize.
operate,,object - the;topic on: being body,,,he/operate/machine,He operates the machine.
order around,,object,,,he/order around/me,He orders me around.
overcome,,object: body feeling,,,she/overcome/fear,She overcomes fear.
oversleep,,,,,I/oversleep,I oversleep.
owe,,object;recipient -: being,,state,I/owe/dollar/you,I owe you a dollar.
paddle,,object - the;place-at in the: nature,,,we/paddle/boat,We paddle the boat.
participate,,topic in the,,,I/participate/game,I participate in the game.
paste,,object - the;place-to on the: furniture material book,,,she/paste/picture,She pastes the picture.
pat,,object - the;object: body,,,I/pat/dog,I pat the dog.
pause,,object - the,,,he/pause/video,He pauses the video.
peck,,object - the,,,bird/peck/bread,The bird pecks the bread.
pedal,,place-to to ?: where,,,she/pedal,She pedals.
peep,,object at the,,,he/peep/gift,He peeps at the gift.
perform,,object;place-at at ?: where,,,they/perform/song,They perform a song.
permit,,object,to subjunctive,state,mom/permit/party,Mom permits a party.
persuade,,object,to subjunctive,,she/persuade/me/to go,She persuades me to go.
pet,,object - the,,,girl/pet/cat,The girl pets the cat.
pick,,object: edible;object,,,we/pick/flowers,We pick flowers.
pick on,,object,,,he/pick on/me,He picks on me.
pile up,,object - the,,,we/pile up/boxes,We pile up the boxes.
pinch,,object;object: body,,,he/pinch/me,He pinches me.
play catch,,company with: being,,,I/play catch/dad,I play catch with Dad.
play a game,,company with: being;place-at on the: device,,,we/play a game,We play a game.
please,,object,,,she/please/mom,She pleases Mom.
poke,,object;object: body,,,he/poke/me,He pokes me.
polish,,object - the;object: clothing,,,dad/polish/shoe,Dad polishes a shoe.
pop,,object - the,,,he/pop/balloon,He pops the balloon.
possess,,object,,state,he/possess/castle,He possesses a castle.
postpone,,object - the,gerund,,we/postpone/party,We postpone the party.
pounce,,topic on the,,,cat/pounce,The cat pounces.
praise,,object,,,teacher/praise/me,The teacher praises me.
predict,,object - the,,state,she/predict/rain,She predicts the rain.
present,,object - the;recipient to: being,,,I/present/project,I present the project.
press down,,object on the,,,he/press down/button,He presses down on the button.
prevent,,object - the,,state,helmet/prevent/accident,The helmet prevents the accident.
prick,,object: body,,,I/prick/finger,I prick my finger.
produce,,object,,,cow/produce/milk,The cow produces milk.
progress,,topic in,,,she/progress,She progresses.
pronounce,,object - the,,,I/pronounce/word,I pronounce the word.
propose,,object - a,gerund,,he/propose/plan,He proposes a plan.
prove,,object - the,,,she/prove/truth,She proves the truth.
publish,,object,,,she/publish/book,She publishes a book.
pull out,,object - the,,,he/pull out/tooth,He pulls out his tooth.
pull up,grooming,object - the;object: clothing,,,she/pull up/sock,She pulls up her socks.
pump,,object - the,,,he/pump/water,He pumps the water.
purr,,,,,cat/purr,The cat purrs.
pursue,,object - the,,,police/pursue/thief,The police pursue the thief.
push in,,object - the,,,he/push in/chair,He pushes in the chair.
put in,,object - the,,,she/put in/battery,She puts in the battery.
put up,,object - the;object: body,,,I/put up/hand,I put up my hand.
put up with,,object - the,,,I/put up with/noise,I put up with the noise.
quarrel,,company with: being;topic about the,,,they/quarrel,They quarrel.
question,,object,,,police/question/man,The police question the man.
quote,,object - the,,,he/quote/poem,He quotes the poem.
race,,company with: being;object: person,,,we/race/friend,We race with our friend.
rake,,object - the: plant;object - the,,,dad/rake/leaves,Dad rakes the leaves.
reach,,object - the,,,I/reach/shelf,I reach the shelf.
react,,topic to the,,,he/react,He reacts.
realize,,object - the,,state,he/realize/mistake,He realizes the mistake.
rebuild,,object - the,,,they/rebuild/house,They rebuild the house.
recite,,object - a,,,she/recite/poem,She recites a poem.
recommend,,object;recipient to: being,gerund,,she/recommend/book,She recommends a book.
recover,,place-from from: illness event,,,she/recover/flu,She recovers from the flu.
recycle,,object,,,we/recycle/paper,We recycle paper.
reflect,,object - the,,,mirror/reflect/light,The mirror reflects the light.
regret,,object - the,gerund,state,I/regret/mistake,I regret the mistake.
reject,,object - the,,,she/reject/idea,She rejects the idea.
rely on,,object,,state,I/rely on/you,I rely on you.
remain,,attribute;place-at at ?: where,,state,he/remain/quiet,He remains quiet.
remove,,object - the;object: clothing;place-from from: furniture,,,nurse/remove/bandage,The nurse removes the bandage.
replace,,object - the,,,dad/replace/battery,Dad replaces the battery.
reply,,recipient to: being thing,,,she/reply/teacher,She replies to the teacher.
report,,object - the;recipient to: being,,,she/report/accident,She reports the accident.
represent,,object,,state,flag/represent/country,The flag represents a country.
request,,object,,,I/request/help,I request help.
require,,object,,state,game/require/battery,The game requires a battery.
resemble,,object,,state,she/resemble/mom,She resembles Mom.
reserve,,object,,,dad/reserve/table,Dad reserves a table.
resist,,object - the,gerund,state,I/resist/cake,I resist the cake.
resolve,,object - the,to,,we/resolve/problem,We resolve the problem.
respond,,recipient to: being thing,,,he/respond/teacher,He responds to the teacher.
retire,,place-from from: where,,,grandpa/retire,Grandpa retires.
reveal,,object - the,,,she/reveal/secret,She reveals the secret.
reward,,object,,,teacher/reward/me,The teacher rewards me.
ride on,,object - the,,,we/ride on/train,We ride on the train.
roar,,recipient at: being,,,lion/roar,The lion roars.
rob,,object - the,,,thief/rob/bank,The thief robs the bank.
rock,,object - the,,,mom/rock/baby,Mom rocks the baby.
rot,,,,,apple/rot,The apple rots.
row,,object - the;place-at on the: nature,,,he/row/boat,He rows the boat.
rub,grooming,object - the;object: body,,,I/rub/eyes,I rub my eyes.
rub out,,object - the,,,I/rub out/word,I rub out the word.
ruin,,object - the,,,rain/ruin/picnic,Rain ruins the picnic.
rule,,object - the,,,king/rule/country,The king rules the country.
run out of,,object,,,we/run out of/bread,We run out of bread.
rush,,place-to to ?: where,,,I/rush/school,I rush to school.
sail,,object - the: vehicle;place-to to ?: where;place-at on the: nature,,,we/sail,We sail.
salute,,object - the,,,soldier/salute/captain,The soldier salutes the captain.
satisfy,,object,,state,food/satisfy/me,The food satisfies me.
scatter,,object - the,,,he/scatter/toys,He scatters the toys.
score,,object - a,,,she/score/goal,She scores a goal.
scold,,object,,,mom/scold/me,Mom scolds me.
scrape,,object - the;object: body,,,I/scrape/knee,I scrape my knee.
scribble,,place-at on the: furniture material,,,he/scribble,He scribbles.
scroll,,place-at through the,,,I/scroll,I scroll.
scrub,grooming,object - the;object: body,,,she/scrub/floor,She scrubs the floor.
search for,,object - the,,,we/search for/treasure,We search for the treasure.
select,,object,,,I/select/color,I select a color.
separate,,object - the,,,she/separate/colors,She separates the colors.
settle down,,place-at on the: furniture,,,class/settle down,The class settles down.
sew,,object - the: clothing;object,,,grandma/sew/button,Grandma sews a button.
sharpen,,object - the,,,I/sharpen/pencil,I sharpen the pencil.
shelter,,place-at under the: plant furniture,,,we/shelter,We shelter.
shiver,,,,,I/shiver,I shiver.
shoot,,object - the,,,he/shoot/ball,He shoots the ball.
shop,,place-at at ?: where;company with: being;topic for: food clothing toy,,,we/shop,We shop.
shout at,,object,,,he/shout at/me,He shouts at me.
show off,,object: clothing;object - the,,,she/show off/dress,She shows off a dress.
show up,,place-at at ?: where event,,,he/show up,He shows up.
shrink,,object - the,,,sweater/shrink,The sweater shrinks.
sigh,,,,,she/sigh,She sighs.
sign in,,,,,I/sign in,I sign in.
skip rope,,company with: being,,,girls/skip rope,The girls skip rope.
slam,,object - the,,,he/slam/door,He slams the door.
slap,,object;object: body,,,he/slap/me,He slaps me.
sleep in,,,,,we/sleep in,We sleep in.
sleep over,,place-at at ?: where;company with: being,,,I/sleep over,I sleep over.
slip,,topic on the,,,I/slip/ice,I slip on the ice.
slow down,,object - the,,,car/slow down,The car slows down.
smash,,object - the,,,he/smash/plate,He smashes the plate.
smell like,,object,,state,it/smell like/flower,It smells like a flower.
smoke,,object,,,he/smoke,He smokes.
snack,,topic on: food,,,I/snack,I snack.
snap,,object - the: thing;object: body,,,he/snap/stick,He snaps the stick.
sneak,,place-to into the: where room furniture,,,cat/sneak/kitchen,The cat sneaks into the kitchen.
sniff,,object - the,,,dog/sniff/shoe,The dog sniffs the shoe.
snuggle,,company with: being toy,,,I/snuggle/mom,I snuggle with Mom.
soak,,object - the;object: body,,,she/soak/shirt,She soaks the shirt.
solve,,object - the,,,we/solve/puzzle,We solve the puzzle.
soothe,,object - the,,,mom/soothe/baby,Mom soothes the baby.
sound,,attribute,,state,idea/sound/good,The idea sounds good.
sound like,,object,,state,it/sound like/fun,It sounds like fun.
spank,,object,,,dad/spank/me,Dad spanks me.
spend,,object: money time;object,,,we/spend/money,We spend money.
spit,,place-at on the: room furniture,,,he/spit,He spits.
spit out,,object - the,,,baby/spit out/food,The baby spits out the food.
splash,,object;place-at in the: nature where,,,he/splash/me,He splashes me.
split,,object - the: food thing;object,,,we/split/cake,We split the cake.
spoil,,object - the,,,grandma/spoil/me,Grandma spoils me.
spray,,object;object - the,,,he/spray/water,He sprays water.
spread,,object: food;object - the,,,I/spread/butter,I spread butter.
sprinkle,,object: food;object - the,,,she/sprinkle/sugar,She sprinkles sugar.
sprint,,place-to to ?: where,,,he/sprint,He sprints.
stack,,object - the,,,I/stack/blocks,I stack the blocks.
stamp,,object - the,,,he/stamp/letter,He stamps the letter.
stand in line,,place-at at ?: where,,,we/stand in line,We stand in line.
stare,,recipient at the,,,he/stare/me,He stares at me.
start over,,,,,we/start over,We start over.
step,,place-at on the: furniture thing toy body,,,I/step/toy,I step on the toy.
step on,,object - the;object: body,,,I/step on/toy,I step on the toy.
sting,,object;object: body,,,bee/sting/me,The bee stings me.
stop by,,object - the,,,we/stop by/store,We stop by the store.
store,,object - the;place-at in the: furniture room,,,she/store/toys,She stores the toys.
straighten,grooming,object - the;object: body clothing,,,she/straighten/hair,She straightens her hair.
stroke,,object - the,,,I/stroke/cat,I stroke the cat.
stroll,,place-at in the: where;company with: being,,,we/stroll/park,We stroll in the park.
struggle,,company with the: being thing subject,to,,I/struggle,I struggle.
stumble,,topic over the,,,he/stumble,He stumbles.
stutter,,,,,I/stutter,I stutter.
subtract,,object,,,we/subtract/number,We subtract a number.
suck,,object;object: body,,,I/suck/thumb,I suck my thumb.
sue,,object,,,they/sue/company,They sue a company.
suit,,object,,state,hat/suit/you,The hat suits you.
sunbathe,,place-at on the: nature place;place-at at ?: where,,,we/sunbathe/beach,We sunbathe on the beach.
supply,,object;recipient to: being,,,they/supply/food,They supply food.
suppose,,topic,,state,I/suppose,I suppose.
surf,,object: media;place-at in the: nature where,,,he/surf,He surfs.
surrender,,recipient to: being,,,he/surrender,He surrenders.
surround,,object - the,,,trees/surround/house,The trees surround the house.
survive,,object - the,,,she/survive/accident,She survives the accident.
swear,,recipient at: being,,,he/swear,He swears.
sweat,,,,,I/sweat,I sweat.
swim across,,object - the,,,we/swim across/lake,We swim across the lake.
switch,,object,,,we/switch/seats,We switch seats.
sympathize,,company with: being,,state,I/sympathize/you,I sympathize with you.
take apart,,object - the,,,he/take apart/clock,He takes apart the clock.
take after,,object,,state,I/take after/mom,I take after Mom.
take away,,object - the,,,mom/take away/phone,Mom takes away the phone.
take care of,,object - the,,,dad/take care of/baby,Dad takes care of the baby.
take down,,object - the,,,she/take down/picture,She takes down the picture.
take it easy,,,,,you/take it easy,You take it easy.
take notes,,place-at in ?: room,,,I/take notes,I take notes.
take place,,place-at at ?: where;place-at in the: room,,,party/take place/park,The party takes place at the park.
take up,,object,,,she/take up/tennis,She takes up tennis.
talk back,,recipient to: being,,,he/talk back,He talks back.
tap,,object - the,,,I/tap/screen,I tap the screen.
tape,,object - the,,,she/tape/box,She tapes the box.
taste like,,object,,state,it/taste like/chocolate,It tastes like chocolate.
tear,,object - the;object: clothing material,,,he/tear/paper,He tears paper.
tear up,,object - the;object: material,,,she/tear up/letter,She tears up the letter.
tell off,,object,,,mom/tell off/me,Mom tells me off.
tell the truth,,recipient to: being,,,I/tell the truth,I tell the truth.
tell a lie,,recipient to: being,,,he/tell a lie,He tells a lie.
tell lies,,recipient to: being,,,she/tell lies,She tells lies.
test,,object - the,,,we/test/robot,We test the robot.
think of,,object,,state,I/think of/you,I think of you.
threaten,,object,,state,he/threaten/me,He threatens me.
tidy away,,object - the,,,we/tidy away/toys,We tidy away the toys.
tip over,,object - the,,,he/tip over/cup,He tips over the cup.
toast,,object: food;object,,,I/toast/bread,I toast bread.
toss,,object - the;recipient to: being,,,he/toss/ball,He tosses the ball.
trace,,object - the,,,I/trace/letter,I trace the letter.
track,,object - the,,,he/track/animal,He tracks the animal.
transfer,,object;place-to to: where,,,we/transfer/money,We transfer money.
transport,,object,,,truck/transport/food,The truck transports food.
trap,,object - the,,,cat/trap/mouse,The cat traps the mouse.
treat,,object,,,doctor/treat/patient,The doctor treats the patient.
tremble,,,,,I/tremble,I tremble.
trick,,object,,,he/trick/me,He tricks me.
trim,,object - the;object: body,,,she/trim/hair,She trims her hair.
trip,,topic over the,,,I/trip/toy,I trip over the toy.
trot,,place-to to ?: where,,,horse/trot,The horse trots.
tuck in,,object,,,mom/tuck in/me,Mom tucks me in.
tuck,,object,,,mom/tuck/blanket,Mom tucks a blanket.
tune,,object - the,,,he/tune/guitar,He tunes the guitar.
turn back,,,,,we/turn back,We turn back.
turn red,,,,,I/turn red,I turn red.
twist,,object - the;object: body,,,he/twist/ankle,He twists his ankle.
unbutton,grooming,object: clothing;object - the,,,he/unbutton/shirt,He unbuttons his shirt.
uncover,,object - the,,,she/uncover/pot,She uncovers the pot.
undo,,object - the,,,he/undo/button,He undoes the button.
undress,,object - the,,,she/undress/doll,She undresses the doll.
unite,,object - the,,,we/unite,We unite.
unlock,,object - the,,,dad/unlock/door,Dad unlocks the door.
unpack,,object - the,,,we/unpack/bag,We unpack the bag.
untie,grooming,object - the;object: clothing,,,he/untie/shoe,He unties his shoes.
unzip,grooming,object: clothing;object - the,,,she/unzip/jacket,She unzips her jacket.
update,,object - the,,,he/update/computer,He updates the computer.
upload,,object - the,,,I/upload/photo,I upload the photo.
upset,,object,,,you/upset/me,You upset me.
urge,,object,to subjunctive,,she/urge/me/to try,She urges me to try.
urinate,,place-at in the: where,,,he/urinate,He urinates.
vanish,,,,,rabbit/vanish,The rabbit vanishes.
visit with,,object,,,we/visit with/grandma,We visit with Grandma.
volunteer,,place-at at ?: where,to,,she/volunteer/to help,She volunteers to help.
wag,,object: body,,,dog/wag/tail,The dog wags its tail.
wail,,,,,baby/wail,The baby wails.
walk away,,place-from from: being where,,,he/walk away,He walks away.
walk the dog,,place-at in the: where;company with: being,,,I/walk the dog,I walk the dog.
wander,,place-at in the: where;place-at through the: place,,,we/wander/forest,We wander in the forest.
warm,,object - the: meal food;object: body drink,,,she/warm/milk,She warms milk.
warm up,,object - the: meal food drink,,,I/warm up/soup,I warm up the soup.
wash the dishes,,company with: being,,,dad/wash the dishes,Dad washes the dishes.
waste,,object;object - the: food,,,we/waste/water,We waste water.
watch over,,object - the;object: person,,,mom/watch over/me,Mom watches over me.
wear out,grooming,object - the;object: clothing,,,he/wear out/shoe,He wears out his shoes.
weave,,object,,,she/weave/basket,She weaves a basket.
welcome,,object;place-to to ?: where,,,teacher/welcome/us,The teacher welcomes us.
wheel,,object - the,,,dad/wheel/chair,Dad wheels the chair.
wink,,recipient at: being,,,he/wink/me,He winks at me.
wipe off,,object - the,,,I/wipe off/table,I wipe off the table.
withdraw,,object,,,he/withdraw/money,He withdraws money.
witness,,object - the,,state,she/witness/accident,She witnesses the accident.
wobble,,,,,chair/wobble,The chair wobbles.
work on,,object - the,,,I/work on/puzzle,I work on the puzzle.
work together,,,,,we/work together,We work together.
worship,,object,,state,they/worship/god,They worship a god.
wrestle,,company with: being,,,he/wrestle/brother,He wrestles with his brother.
write back,,recipient to: being,,,I/write back,I write back.
zoom,,,,,car/zoom,The car zooms.
be afraid of,,object - -,gerund,state,I/be afraid of/dog,I am afraid of dogs.
be scared of,,object - -,gerund,state,she/be scared of/spider,She is scared of spiders.
be tired of,,object - the,gerund,state,I/be tired of/to walk,I am tired of walking.
be sick of,,object - the,gerund,state,he/be sick of/noise,He is sick of the noise.
be interested in,,object - -,gerund,state,I/be interested in/dinosaur,I am interested in dinosaurs.
be proud of,,object,gerund,state,mom/be proud of/me,Mom is proud of me.
be allergic to,,object - -,,state,I/be allergic to/nut,I am allergic to nuts.
be ready for,,object - the,,state,we/be ready for/party,We are ready for the party.
be late for,,object - the,,state,I/be late for/school,I am late for school.
be angry with,,object,,state,dad/be angry with/me,Dad is angry with me.
be mad at,,object,,state,she/be mad at/me,She is mad at me.
be excited about,,object - the,gerund,state,we/be excited about/trip,We are excited about the trip.
be worried about,,object - the,gerund,state,I/be worried about/exam,I am worried about the exam.
be fond of,,object - -,gerund,state,she/be fond of/cat,She is fond of cats.
be full of,,object,,state,box/be full of/toys,The box is full of toys.
be bad at,,object,gerund,state,he/be bad at/to draw,He is bad at drawing.
be made of,,object,,state,table/be made of/wood,The table is made of wood.
be used to,,object - the,gerund,state,I/be used to/noise,I am used to the noise.
be in love with,,object - the,,state,boy/be in love with/girl,The boy is in love with the girl.
be supposed to,,object,bare,state,I/be supposed to/to sleep,I am supposed to sleep.
be about to,,object,bare,state,we/be about to/to leave,We are about to leave.
be allowed to,,object,bare,state,I/be allowed to/to play,I am allowed to play.
be happy with,,object - the,,state,I/be happy with/present,I am happy with the present.
be married to,,object - the,,state,mom/be married to/dad,Mom is married to Dad.
be born,,place-at in ?: where,,state,I/be born/Spain,I was born in Spain.
be called,,object,,state,dog/be called/Max,The dog is called Max.
be from,,object,,state,I/be from/Spain,I am from Spain.
be in charge of,,object - the,gerund,state,she/be in charge of/game,She is in charge of the game.
be late,,topic for: where event,,state,I/be late,I am late.
be careful,,topic with the,,state,you/be careful,You are careful.
be hungry,,,,state,I/be hungry,I am hungry.
be thirsty,,,,state,I/be thirsty,I am thirsty.
be right,,,,state,you/be right,You are right.
be wrong,,,,state,you/be wrong,You are wrong.
be sorry,,,,state,I/be sorry,I am sorry.
be cold,,,,state,I/be cold,I am cold.
be hot,,,,state,I/be hot,I am hot.
be sleepy,,,,state,I/be sleepy,I am sleepy.
be sick,,,,state,I/be sick,I am sick.
had better,modal,object,bare,state,I/had better/to go,I had better go.
would rather,modal,object,bare,state,I/would rather/to stay,I would rather stay.
used to,modal,object,bare,state,I/used to/to play,I used to play.
lower,,object - the,,,he/lower/volume,He lowers the volume.
adjust,,object - the;object: body,,,I/adjust/chair,I adjust the chair.
operate on,,object - the;object: body,,,doctor/operate on/patient,The doctor operates on the patient.
queue,,place-at at the: =chemist =baker =butcher =hairdresser;topic for the;place-at at ?: where,,,we/queue,We queue.
milk,,object - the,,,farmer/milk/cow,The farmer milks the cow.
crow,,place-at at the,,,rooster/crow,The rooster crows.
quack,,,,,duck/quack,The duck quacks.
neigh,,,,,horse/neigh,The horse neighs.
buzz,,,,,bee/buzz,The bee buzzes.
hiss,,,,,snake/hiss,The snake hisses.
thunder,weather,,,,it/thunder,It is thundering.
drizzle,weather,,,,it/drizzle,It is drizzling.
bore,,object,,,movie/bore/me,The movie bores me.
snatch,,object;place-from from: being,,,he/snatch/toy,He snatches a toy.
hammer,,object - the,,,dad/hammer/box,Dad hammers the box.
lay,,object;place-to on the: furniture,,,hen/lay/egg,The hen lays an egg.
set up,,object - the,,,we/set up/tent,We set up the tent.
set off,,place-to for: where,,,we/set off,We set off.
sit next to,,object - the;object: person,,,I/sit next to/grandma,I sit next to Grandma.
sit on,,object - the,,,I/sit on/chair,I sit on the chair.
lie on,,object - the,,,dog/lie on/sofa,The dog lies on the sofa.
jump on,,object - the,,,I/jump on/bed,I jump on the bed.
jump off,,object - the,,,he/jump off/wall,He jumps off the wall.
jump over,,object - the,,,horse/jump over/fence,The horse jumps over the fence.
climb up,,object - the,,,she/climb up/ladder,She climbs up the ladder.
climb down,,object - the,,,he/climb down/ladder,He climbs down the ladder.
climb on,,object - the,,,cat/climb on/roof,The cat climbs on the roof.
slide down,,object - the,,,we/slide down/hill,We slide down the hill.
shoot at,,object - the,,,he/shoot at/target,He shoots at the target.
wave to,,object,,,I/wave to/grandma,I wave to Grandma.
wave at,,object - the;object: person,,,baby/wave at/bus,The baby waves at the bus.
smile at,,object,,,she/smile at/me,She smiles at me.
shake hands,,company with: being,,,I/shake hands/teacher,I shake hands with the teacher.
give a hug,,recipient to: being,,,I/give a hug/mom,I give a hug to Mom.
have a picnic,,company with: being;place-at at ?: where,,,we/have a picnic/park,We have a picnic at the park.
play dead,,,,,dog/play dead,The dog plays dead.
tell jokes,,recipient to: being,,,dad/tell jokes,Dad tells jokes.
ring up,,object,,,I/ring up/grandma,I ring up Grandma.
call back,,object,,,she/call back/me,She calls me back.
wait in line,,place-at at ?: where,,,we/wait in line,We wait in line.
catch a cold,,,,,I/catch a cold,I catch a cold.
catch up,,company with: being,,,I/catch up/friend,I catch up with my friend.
keep up,,company with: being,,,I/keep up/sister,I keep up with my sister.
keep quiet,,,,,you/keep quiet,You keep quiet.
stay in bed,,,,,I/stay in bed,I stay in bed.
stay awake,,,,,I/stay awake,I stay awake.
feel better,,,,,I/feel better,I feel better.
feel sick,,,,,I/feel sick,I feel sick.
feel sorry,,beneficiary for: being,,,I/feel sorry/dog,I feel sorry for the dog.
get bored,,topic with the,,,I/get bored,I get bored.
get scared,,topic of,,,I/get scared,I get scared.
get wet,,,,,we/get wet,We get wet.
get dirty,,,,,I/get dirty,I get dirty.
get sleepy,,,,,baby/get sleepy,The baby gets sleepy.
get hungry,,,,,I/get hungry,I get hungry.
get cold,,,,,soup/get cold,The soup gets cold.
get upset,,company with: being,,,she/get upset,She gets upset.
get stuck,,place-at in the: place room vehicle furniture,,,I/get stuck,I get stuck.
get excited,,topic about the,,,he/get excited,He gets excited.
get burned,,,,,I/get burned,I get burned.
get a haircut,,,,,I/get a haircut,I get a haircut.
grow old,,,,,we/grow old,We grow old.
make a wish,,,,,I/make a wish,I make a wish.
make a face,,recipient at: being,,,he/make a face,He makes a face.
make breakfast,,beneficiary for: person,,,mom/make breakfast,Mom makes breakfast.
make dinner,,beneficiary for: person,,,dad/make dinner,Dad makes dinner.
make lunch,,beneficiary for: person,,,mom/make lunch,Mom makes lunch.
do homework,,company with: being,,,I/do homework,I do homework.
do puzzles,,company with: being,,,I/do puzzles,I do puzzles.
do yoga,,,,,mom/do yoga,Mom does yoga.
say please,,,,,I/say please,I say please.
say thank you,,recipient to: being,,,I/say thank you/grandma,I say thank you to Grandma.
say yes,,recipient to: being,,,mom/say yes,Mom says yes.
say no,,recipient to: being,,,dad/say no,Dad says no.
take medicine,,,,,I/take medicine,I take medicine.
take a seat,,,,,you/take a seat,You take a seat.
take a look,,recipient at the,,,I/take a look,I take a look.
take a trip,,place-to to ?: where;company with: being,,,we/take a trip,We take a trip.
take photos,,topic of the,,,dad/take photos/dog,Dad takes photos of the dogs.
take the bus,,place-to to ?: where,,,we/take the bus,We take the bus.
fall in love,,company with: being,,,they/fall in love,They fall in love.
fall in love with,,object - the,,,boy/fall in love with/girl,The boy falls in love with the girl.
pay for,,object - the,,,dad/pay for/ticket,Dad pays for the ticket.
care for,,object - the,,,nurse/care for/baby,The nurse cares for the baby.
care about,,object,,state,I/care about/you,I care about you.
dream of,,object,gerund,state,I/dream of/ocean,I dream of the ocean.
dream about,,object,gerund,,I/dream about/dragon,I dream about a dragon.
talk about,,object - the,gerund,,we/talk about/movie,We talk about the movie.
speak about,,object - the,,,she/speak about/book,She speaks about the book.
hear about,,object - the,,,I/hear about/party,I hear about the party.
hear from,,object,,,I/hear from/grandma,I hear from Grandma.
learn about,,object - the,,,we/learn about/city,We learn about the city.
read about,,object - the,,,I/read about/city,I read about the city.
worry about,,object - the,,,mom/worry about/me,Mom worries about me.
agree with,,object,,state,I/agree with/you,I agree with you.
argue with,,object,,,I/argue with/brother,I argue with my brother.
apologize to,,object,,,I/apologize to/teacher,I apologize to the teacher.
belong to,,object,,state,ball/belong to/me,The ball belongs to me.
complain about,,object - the,gerund,,he/complain about/food,He complains about the food.
cry about,,object - the,,,baby/cry about/toy,The baby cries about the toy.
decide on,,object - the,,,we/decide on/name,We decide on our name.
forget about,,object - the,,,I/forget about/party,I forget about the party.
play for,,object - the,,,he/play for/team,He plays for the team.
prepare for,,object - the,,,I/prepare for/exam,I prepare for the exam.
pretend to be,,object,,,I/pretend to be/lion,I pretend to be a lion.
point at,,object - the,,,he/point at/bird,He points at the bird.
stare at,,object,,,she/stare at/me,She stares at me.
share with,,object,,,I/share with/brother,I share with my brother.
vote for,,object - the,,,we/vote for/captain,We vote for the captain.
blend,,object - the,,,I/blend/fruit,I blend the fruit.
braid,,object - the,,,she/braid/hair,She braids her hair.
calm,,object - the,,,Mom/calm/baby,Mom calms the baby.
click,,object on the,,,I/click/button,I click on the button.
erase,,object - the,,,I/erase/board,I erase the board.
fart,,,,,he/fart,He farts.
gargle,,,,,I/gargle,I gargle.
litter,,,,,they/litter,They litter.
nap,,,,,baby/nap,The baby naps.
peek,,object at the,,,I/peek/present,I peek at the present.
punch,,object,,,he/punch/me,He punches me.
rhyme,,,,,words/rhyme,The words rhyme.
scoop,,object - the,,,she/scoop/sand,She scoops the sand.
shovel,,object - the,,,Dad/shovel/snow,Dad shovels the snow.
shrug,,,,,she/shrug,She shrugs.
sip,,object - the,,,I/sip/tea,I sip the tea.
tackle,,object,,,he/tackle/me,He tackles me.
tug,,object - the,,,dog/tug/rope,The dog tugs the rope.
whine,,topic about,,,puppy/whine,The puppy whines.
wiggle,,object - the,,,I/wiggle/toe,I wiggle my toes.
prune,,object - the,,,gardener/prune/rose,The gardener prunes the rose.
mute,,object - the,,,I/mute/TV,I mute the TV.
zip,,object - the,,,I/zip/coat,I zip my coat.
tighten,,object - the,,,Dad/tighten/screw,Dad tightens the screw.
recharge,,object - the,,,I/recharge/tablet,I recharge the tablet.
buckle,,object - the,,,I/buckle/belt,I buckle the belt.
unbuckle,,object - the,,,I/unbuckle/belt,I unbuckle the belt.
act out,,object - the,,,we/act out/story,We act out the story.
cool down,,,,,soup/cool down,The soup cools down.
need help,,object,gerund,state,I/need help/to dress,I need help dressing.
want help,,object,gerund,state,he/want help/to walk,He wants help walking.
break up,,company with: being,,,I/break up/girlfriend,I break up with my girlfriend.
split up,,company with: being,,,they/split up,They split up.
fall out,,company with: being,,,I/fall out/friend,I fall out with my friend.
meet up,,company with: being;place-at at ?: where,,,we/meet up/friend,We meet up with our friend.
believe in,,object - -,,state,I/believe in/ghost,I believe in ghosts.
apply,,topic for,,,she/apply/job,She applies for a job.
rely,,topic on,,state,I/rely/you,I rely on you.
consist,,topic of,,state,it/consist/wood,It consists of wood.
flirt,,company with: being,,,he/flirt/girl,He flirts with the girl.
subscribe,,topic to the,,,I/subscribe/channel,I subscribe to the channel.
register,,topic for the,,,we/register/course,We register for the course.
enroll,,topic in the,,,she/enroll/course,She enrolls in the course.
crash into,,object - the,,,car/crash into/tree,The car crashes into the tree.

"""#
}
