// Generated from Data/grammar/en/frames.csv by script/generate: do not edit.
// swift-format-ignore-file

extension GrammarTables {
  static let englishFrames: StaticString = #"""
lemma,pattern,slots,opens,past,input,example
be,copula,attribute;place-at at ?: where;place-at in ?: room vehicle furniture;place-at in -: =airplane_mode =flight_mode =silent_mode =dark_mode =sleep_mode =safe_mode,to,state,she/be/happy,She is happy.
have,,object - -: =gym =PE =recess;object;object - a: illness,to doer:bare,state,he/have/dog,He has a dog.
do,,object - -: =sit-up =push-up =pull-up =press-up =squat =crunch =lunge =jumping_jack =burpee;object,,,we/do/homework,We do our homework.
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
love,,object - -,to doer:gerund,state,she/love/music,She loves music.
adore,,object - -;object: person,gerund doer:gerund,state,grandma/adore/me,Grandma adores me.
loathe,,object - -,gerund doer:gerund,state,I/loathe/milk,I loathe milk.
detest,,object - -,gerund doer:gerund,state,he/detest/rice,He detests rice.
appreciate,,object - the,gerund doer:gerund,state,I/appreciate/gift,I appreciate the gift.
fancy,,object,gerund,state,I/fancy/chocolate,I fancy chocolate.
dread,,object - the,gerund doer:gerund,state,I/dread/exam,I dread the exam.
mourn,,object - the,,,we/mourn/grandpa,We mourn Grandpa.
grieve,,object for,,,mom/grieve/grandma,Mom grieves for Grandma.
long for,,object,,state,I/long for/peace,I long for peace.
tolerate,,object - the,gerund doer:gerund,state,I/tolerate/noise,I tolerate the noise.
can't stand,modal,topic - -,gerund doer:gerund,state,she/can't stand/spider,She can't stand spiders.
can't help,modal,object,gerund,state,he/can't help/it,He can't help it.
hate,,object - -,gerund doer:gerund,state,I/hate/spider,I hate spiders.
prefer,,object - -;other to,to subjunctive,state,I/prefer/apple,I prefer apples.
enjoy,,object - the: event game;object - -: food animal toy book;object,gerund doer:gerund,,they/enjoy/party,They enjoy the party.
fear,,object - -,gerund doer:gerund,state,he/fear/snake,He fears snakes.
be frightened of,,object - the: =dark =dentist =doctor =vet =bath =vacuum =thunder =water;object: person;topic - -;other in the: =ocean =sea =lake =woods =forest =river =jungle =water,gerund,state,I/be frightened of/spider,I am frightened of spiders.
dislike,,object - -,gerund doer:gerund,state,she/dislike/onion,She dislikes onions.
wish,,topic for a: =dog =cat =puppy =kitten =pony =horse =bike =sister =brother =baby =toy =car;recipient -: being;topic for,to,state,I/wish/to go,I wish to go.
hope,,topic for,to subjunctive,state,I/hope/to win,I hope to win.
expect,,object - a: =baby =visitor =guest =call =package =parcel =letter;object,to subjunctive,state,we/expect/rain,We expect rain.
choose,,object,to,,she/choose/book,She chooses a book.
decide,,topic on,to,,we/decide/to go,We decide to go.
try,,object,to,,he/try/to walk,He tries to walk.
learn,,object;topic about: animal nature weather event body vehicle;place-from from: person;other from the: book media =mistake =internet;other in -: =class;topic about;place-at at the: where event,to,,they/learn/to read,They learn to read.
start,,object - the;object - -: sport,to,,it/start/to rain,It starts to rain.
begin,,object - the,to,,she/begin/to cry,She begins to cry.
stop,,object - the;place-at at the: where,gerund doer:from,,he/stop/to cry,He stops crying.
stop for,,object - the;object -: edible =gas,,,we/stop for/pizza,We stop for a pizza.
finish,,object - the;object: meal material subject,gerund,,I/finish/to eat,I finish eating.
keep,,object: =milk =rock =water =snack =drink =ring =stamp =record =box =plant =fish =duck =paint =bag;object;other under the: =bed =pillow =sink =table =desk;other on the: =shelf =table =desk =nightstand =wall;other in: =pocket =backpack =bag =purse =hand =wallet;other in a: =box =jar =cage =safe;other in the: where furniture =garage =fridge =drawer =freezer =closet,gerund doer:gerund,,she/keep/to sing,She keeps singing.
continue,,object - the,to,,we/continue/to play,We continue to play.
practice,,place-at in the: =rain =snow =cold =heat =dark =sun;place-at on the: =field =court =ice =stage =track =pitch;object;object - the: instrument;place-at in the: =gym =garage =yard =room =park =pool;place-at at ?: where;company with: being;topic for the: event,gerund,,he/practice/piano,He practices the piano.
practise,,object; object - the: instrument,gerund,,he/practise/to write,He practices writing.
avoid,,object,gerund,,she/avoid/to talk,She avoids talking.
imagine,,object,gerund doer:gerund,state,I/imagine/to fly,I imagine flying.
mind,,object - the,gerund doer:gerund,state,I/mind/noise,I mind the noise.
miss,,object - the: vehicle event;object,gerund doer:gerund,state,I/miss/mom,I miss Mom.
miss out,,topic on the;place-at at ?: where,,,I/miss out/party,I miss out on the party.
miss out on,,object - the,,,she/miss out on/fun,She misses out on the fun.
miss the bus,,topic to -: =school =work,,,I/miss the bus,I miss the bus.
remember,,object - the,to,state,he/remember/name,He remembers my name.
forget,,object - the;topic about,to,,I/forget/key,I forget my key.
help,,object;topic with the,bare subjunctive,,she/help/me,She helps me.
let,,object,bare subjunctive,,mom/let/me/to play,Mom lets me play.
make,,object - -: =friends;object - a: =team =couple =pair;object;beneficiary for: person,bare subjunctive,,we/make/cake,We make a cake.
ask,,recipient -: being;object - a: =question =favor =favour =riddle;topic for a: =pencil =raise =receipt =loan =pen =ride =hug =kiss =napkin =spoon =fork =straw =blanket =tissue =pillow =refund =discount =autograph =photo =picture =glass =light =lift =break;topic for the: =check =bill =menu =recipe =key =keys =remote =password =address =salt =ball;topic for: thing food drink toy feeling book money device clothing =help =permission =advice =time =silence =mercy =forgiveness =patience =directions =information =attention =quiet =support =peace;object: thing,to subjunctive,,I/ask/teacher,I ask the teacher.
tell,,recipient - the: =class =team =group;recipient -: being;object - a: =secret =joke =lie =riddle;object;topic about: animal place event,to subjunctive,,she/tell/joke,She tells a joke.
say,,object;recipient to: being,,,he/say/hello,He says hello.
talk,,company to: being;topic about,,,she/talk/friend,She talks to her friend.
talk on the phone,,company with: being;company to: being;topic about;place-at at ?: where,,,mom/talk on the phone/grandma,Mom talks on the phone with Grandma.
speak,,company to: being;object - -: language;instrument with the: =communicator =tablet =device;topic about: thing toy edible device clothing furniture vehicle plant nature weather event idea subject illness story media music sport game body money,,,he/speak/Spanish,He speaks Spanish.
answer,,recipient -: being;object - the;other with the: =phone,,,he/answer/question,He answers the question.
explain,,object - the;recipient to: being,,,teacher/explain/lesson,The teacher explains the lesson.
call,,object;recipient -: being;instrument on the: =phone =telephone =tablet =computer =radio;other for a: =taxi =appointment =pizza =ambulance,,,I/call/doctor,I call the doctor.
phone,,object: person;object - the: place,,,she/phone/dad,She phones Dad.
shout,,topic with -: =anger =rage =frustration =joy =excitement =laughter =relief =happiness =fear =delight =emotion;topic from -: =hunger =pain =exhaustion =cold =thirst =tiredness =boredom;recipient at: being,,,he/shout/dog,He shouts at the dog.
shoo away,,object - the;place-from from ?: where;instrument with a: =broom =stick,,,mom/shoo away/bird,Mom shoos away the bird.
whisper,,recipient to: being;object,,,she/whisper/mom,She whispers to Mom.
listen,,object to ?,,,she/listen/music,She listens to music.
hear,,object - the: =doorbell =bell =alarm =phone =thunder =siren =rain =wind =music; object;other over the: =noise =music =TV =engine =rain;other about the: =war =accident =party =news,bare subjunctive,state,I/hear/noise,I hear a noise.
look,,object at the;attribute,,,he/look/picture,He looks at the picture.
look at,,object - the;object: person body;object: =watch =phone;other in the: =mirror;other through the: =window =telescope =microscope =binoculars =fence;other on the: device =tablet =phone =computer =screen =wall =TV;other in the: =car =book =sky =mirror =zoo =tank =garden =store =museum =dark,,,he/look at/photo,He looks at the photo.
look for,,object - the;object - the: animal;object: person;object - a: =job =friend =house =seat =pen =bathroom =toilet =clue =apartment;other under the: =bed =couch =table =sofa =car =rock;other in the: =drawer =kitchen =bathroom =garage =store =car =bag =box =garden =grass =sand =backpack;other on the: =beach =internet =floor =playground =map;other with: =flashlight;company with: being,,,she/look for/shoe,She looks for her shoe.
look after,,object - the;object: person;other for the: =weekend;place-at at ?: where,,,he/look after/baby,He looks after the baby.
see,,object,bare subjunctive,state,we/see/dog,We see a dog.
see the doctor,,topic about: body illness;topic for the: =shot =cold;company with: being;place-at at ?: where,,,I/see the doctor,I see the doctor.
watch,,object - the: =game =match =race =parade;object;object - -: media sport;object - a: media;place-at at the: =theater =cinema =stadium,bare subjunctive,,they/watch/TV,They watch TV.
watch TV,,company with: being;place-at in the: room,,,I/watch TV/dad,I watch TV with Dad.
watch a movie,,company with: being;place-at at ?: where,,,we/watch a movie/cinema,We watch a movie at the cinema.
watch the news,,company with: being;place-at on the: device;place-at on -: =TV;time after -: meal;place-at at ?: where,,,dad/watch the news,Dad watches the news.
watch cartoons,,company with: being;place-at on the: device;place-at on -: =TV;time before -: meal =school;place-at in -: =bed;place-at at ?: where,,,I/watch cartoons/brother,I watch cartoons with my brother.
watch a show,,company with: being;topic about;place-at on the: device;place-at on -: =TV;place-at at ?: where,,,we/watch a show/grandma,We watch a show with Grandma.
read,,object - the: =newspaper =sign =menu =instructions =Bible;object;recipient to: being;time at -: meal;place-at in the: room;topic about,,,girl/read/book,The girl reads a book.
write,,place-at on the: =board =whiteboard =blackboard =wall;object;recipient to: being;instrument with: thing device toy material,,,he/write/letter,He writes a letter.
underline,,object - the,,,I/underline/word,I underline the word.
highlight,,object - the,,,I/highlight/word,I highlight the word.
circle,,object - the,,,I/circle/answer,I circle the answer.
cross out,,object - the;instrument with a: =pen =pencil =marker;other on the: =list =calendar =page =board,,,I/cross out/word,I cross out the word.
jot down,,object - the;other on -: =paper;other in the: =notebook =book;other on the: =list =pad =hand =napkin =calendar,,,I/jot down/idea,I jot down the idea.
note down,,object - the,,,I/note down/number,I note down the number.
copy down,,object - the,,,I/copy down/word,I copy down the word.
laminate,,object - the,,,teacher/laminate/card,The teacher laminates the card.
doodle,,object in -: =class;place-at in the: book material;place-at on the: thing furniture,,,I/doodle/notebook,I doodle in the notebook.
shade,,object - the,,,I/shade/drawing,I shade the drawing.
color in,,object - the;instrument with: thing,,,I/color in/picture,I color in the picture.
colour in,,object - the;instrument with: thing,,,I/colour in/picture,I colour in the picture.
trace over,,object - the,,,I/trace over/letter,I trace over the letter.
fill in the blanks,,instrument with: thing,,,I/fill in the blanks,I fill in the blanks.
tick,,object - the,,,I/tick/box,I tick the box.
draw,,object;instrument with: thing,,,she/draw/house,She draws a house.
paint,,instrument with a: =brush =paintbrush =roller =sponge;object - the: =fence =wall =room =door =garage =ceiling;object;instrument with: thing,,,he/paint/picture,He paints a picture.
paint a picture,,topic of a: animal thing vehicle home plant toy;topic of the: nature;topic of: person;instrument with a: =brush;place-at in -: =class;place-at at ?: where,,,I/paint a picture/house,I paint a picture of a house.
color,,object;object: animal;object: person;object - the: =page;instrument with: =crayon =marker =pencil =pen;other in the: =book;company with: being;other in -: =class =bed =line;other at -: =work;other in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;other on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;other in the: vehicle;place-at at the: event;place-at at ?: where,,,we/color/picture,We color a picture.
colour,,object;object: animal;object: person;object - the: =page;instrument with: =crayon =marker =pencil =pen;other in the: =book;company with: being;other in -: =class =bed =line;other at -: =work;other in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;other on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;other in the: vehicle;place-at at the: event;place-at at ?: where,,,she/colour/flower,She colors a flower.
cut,,object - the: =grass =lawn =hedge =board =rope =string =ribbon =wire;object;instrument with: thing device toy material =saw;other off the: =tree =bush =coat;other out of the: =magazine =newspaper;other in: =half,,,she/cut/paper,She cuts paper.
glue,,object - the;object: material;other in the: =notebook =book =album =scrapbook;other on the: =paper =page =card =poster =wall =cardboard =shirt =box;place-to to;instrument with: =glue,,,he/glue/paper,He glues paper.
stick,,object - a: =sticker =note =stamp =magnet =band-aid =label =star;object - the;place-to on the: furniture material book,,,I/stick/sticker,I stick a sticker.
fold,,object - the;object - the: animal;object: person;object: material clothing body;object - -: =paper;other on the: =bed =table =couch =sofa =floor;other into a: =hat =boat =bird =plane =airplane;other in: =half;company with: being,,,she/fold/paper,She folds paper.
count,,object - the; object: money; place-at at the: where event,,,we/count/balls,We count the balls.
add up,,object - the; place-at at the: where event,,,I/add up/number,I add up the number.
multiply,,object - the; place-at at the: where event,,,we/multiply/number,We multiply the numbers.
summarize,,object - the; place-at at the: where event,,,I/summarize/story,I summarize the story.
estimate,,object - the; place-at at the: where event,,,I/estimate/price,I estimate the price.
look into,,object - the,,,police/look into/accident,The police look into the accident.
look over,,object - the,,,teacher/look over/homework,The teacher looks over the homework.
eat,,object: edible;object: =grass =hay =leaf =bug =fly =worm =mouse =nut =seed;object;instrument with: thing;place-at at the: where;instrument with the: =trunk =beak,,,he/eat/apple,He eats an apple.
drink,,object: drink;object - the: =medicine;object;other from the: =toilet =puddle =hose =tap =faucet =bowl =river =lake =pond =fountain =stream;other from a: =cup =bottle =glass =mug =sippy_cup;other through a: =straw;place-at at: where;instrument with the: =trunk =beak,,,she/drink/milk,She drinks milk.
bite,,object;object: body;other in the: =park =street =garden,,,dog/bite/boy,The dog bites a boy.
chew,,object: edible material; object,,,he/chew/food,He chews food.
swallow,,object - the: medicine device thing; object; place-at at the: where event,,,I/swallow/pill,I swallow the pill.
swat,,object - the;instrument with a: =newspaper =hand =book =towel;place-at at ?: where,,,dad/swat/fly,Dad swats the fly.
taste,,object - the;attribute,,,she/taste/soup,She tastes the soup.
lick,,object;object - the: thing dish food =bowl =plate =pot =window =floor;object - a: =lollipop =ice_cream =popsicle =ice_cream_cone =stamp =spoon;object: body;other off the: =floor,,,he/lick/lollipop,He licks a lollipop.
smell,,object - -: =smoke =gas =food =trouble;object - the;attribute,,state,I/smell/flower,I smell flowers.
smell bad,,,,state,milk/smell bad,The milk smells bad.
cook,,object: edible;object;recipient for: being;other on the: =stove =grill =fire =campfire;other in the: =kitchen =oven =pot =pan =garden =microwave,,,dad/cook/dinner,Dad cooks dinner.
bake,,object: food; object; beneficiary for: person; place-at at the: where event,,,we/bake/cake,We bake a cake.
fry,,object: food; object; beneficiary for: person; place-at at the: where event,,,he/fry/egg,He fries an egg.
roast,,object; place-at at the: where event,,,mom/roast/chicken,Mom roasts a chicken.
steam,,object - -: edible plant; object; place-at at the: where event,,,dad/steam/vegetable,Dad steams vegetables.
season,,object - the; instrument with -: food; place-at at the: where event,,,cook/season/meat,The cook seasons the meat.
marinate,,object - the; place-at at the: where event,,,dad/marinate/chicken,Dad marinates the chicken.
knead,,object - the; place-at at the: where event,,,grandma/knead/dough,Grandma kneads the dough.
whisk,,object - the; place-at at the: where event,,,I/whisk/egg,I whisk the egg.
sift,,object - the; place-at at the: where event,,,I/sift/flour,I sift the flour.
defrost,,object - the,,,dad/defrost/meat,Dad defrosts the meat.
thaw,,object - the,,,mom/thaw/meat,Mom thaws the meat.
reheat,,object - the,,,I/reheat/pizza,I reheat the pizza.
overcook,,object - the,,,dad/overcook/pasta,Dad overcooks the pasta.
scramble,,object - -: food;place-to to ?: where;object,,,dad/scramble/egg,Dad scrambles an egg.
mince,,object; place-at at the: where event,,,he/mince/garlic,He minces garlic.
shred,,object; place-at at the: where event,,,I/shred/cheese,I shred cheese.
dip,,object - the;object: body;other in -: =chocolate =sauce =ketchup =sugar =batter =paint =honey =syrup;other in the: drink dish =water =salsa =soup =ranch =hummus =yogurt =mustard =oil =cheese =milk =ink =pool =lake =guacamole =gravy =egg =glue =mayonnaise =dressing,,,I/dip/cookie/milk,I dip the cookie in the milk.
whip,,object - the,,,mom/whip/cream,Mom whips the cream.
whack,,object - the;object: person;instrument with a;place-at on: body,,,he/whack/me,He whacks me.
mix,,object - the;object: edible;instrument with -: drink material;place-at in a: =bowl =pan =pot =cup =bucket =glass,,,she/mix/paint,She mixes the paint.
pour,,object: drink;object - a: =cup =glass =mug;object;recipient -: being;place-to into the: thing,,,he/pour/milk,He pours milk.
serve,,object: edible; recipient -: being; object; place-at at the: where event,,,she/serve/lunch,She serves lunch.
prepare,,object: edible;object - the,to,,mom/prepare/dinner,Mom prepares dinner.
set,,object - the;place-at in the: =west =east;other for: duration,,,we/set/table,We set the table.
set the table,,topic for -: meal;company with: being,,,I/set the table,I set the table.
lay the table,,topic for -: meal;company with: being,,,I/lay the table,I lay the table.
clear the table,,topic after -: meal;company with: being,,,I/clear the table,I clear the table.
go,,place-to to ?: where;place-to to ?: furniture;instrument by -: vehicle;topic for: food =pizza =ice_cream =coffee;company with: being;attribute: state;place-to to the: event media,to,,he/go/school,He goes to school.
come,,place-to to ?: where;place-to to the: event =door =phone =table =window;company with: being;place-from from,to,,she/come/home,She comes home.
walk,,place-to to ?: where;object - the: =dog =dogs =puppy;company with: being;object - the: animal;instrument with ?: =cane =stick =crutch =crutches =walker =frame =rollator;place-at along the: =shore =seashore =riverbank =riverside =coast =cliff,,,we/walk/school,We walk to school.
run,,place-at in the: =hall =hallway =corridor =playground =yard =street =garden =backyard =gym;place-at on the: =wheel =treadmill =track;place-to to ?: where;company with: being;place-at in the: nature,,,boy/run/park,The boy runs to the park.
return,,place-to to ?: where;object - the;recipient to: being,,,he/return/home,He returns home.
arrive,,place-at at ?: where,,,we/arrive/school,We arrive at school.
leave,,object - a: =tip =message =note =mess =voicemail =review =gap;object - the: home place room =party =game =movie;object - -: being;object - -: =work;object - the;other on the: =bus =train =table =floor =bed =plate =desk =counter =couch =bench =stove =roof =playground;other in the: =car =sink =rain =sun =fridge =bathroom =closet =oven =taxi =garage =yard =locker =box;other for -: =school =work =church =vacation;place-at at ?: where,doer:gerund,,she/leave/house,She leaves the house.
travel,,place-to to ?: where;instrument by -: vehicle;company with: being,,,they/travel/train,They travel by train.
drive,,object - a: =truck =lorry =taxi =tractor;object - the: vehicle;place-at through the: =tunnel =rain =snow =fog =storm;place-at over the: =bridge;place-at on the: =highway =road =freeway =ice;place-at in the: =dark =rain;place-to to ?: where;recipient -: being,,,dad/drive/car,Dad drives the car.
ride,,object - a: animal vehicle;object,,,she/ride/bike,She rides a bike.
ride in,,object - the;object in a: =race;company with: being,,,I/ride in/car,I ride in the car.
fly,,object - a: toy =kite =drone;object - a: vehicle;place-at over the: =ocean =sea =city =town =house =roof =river =lake =mountain =mountains =desert =bridge =garden =field =tree =trees =island =clouds =village;place-at around the: =lamp =light =room =moon =world;place-at through the: =cloud =clouds =air;place-at in the: =yard =sky;place-to to ?: where;place-to to the: plant =nest =branch =moon =feeder;company with: being,,,bird/fly,The bird flies.
fly a kite,,place-at in the: =park =wind =yard =field =sky;place-at on the: =beach =hill =roof;instrument with a: =string;company with: being;place-at at ?: where,,,we/fly a kite/beach,We fly a kite on the beach.
blow bubbles,,place-at in the: =bath =bathtub =tub =pool =garden =yard =milk =park =water =drink =kitchen;instrument with a: =straw =wand;instrument with: thing;company with: being;place-at at the: event;place-at at ?: where,,,baby/blow bubbles,The baby blows bubbles.
swim,,object - -: =backstroke =breaststroke =freestyle =butterfly_stroke =sidestroke;place-at in the: where nature drink =bowl =tank =bathtub =aquarium =puddle;company with: being;place-to to the: =island =shore =boat,,,he/swim/pool,He swims in the pool.
jump,,object - -: =rope;place-at over the: =fence =hurdle =hedge =gate =rope =box =stream =wall;place-from off the: =dock =pier =diving_board =roof =couch =wall =swing =step =log =cliff;place-at on the: furniture toy =trampoline;place-at out of the: =plane =window;place-at into the: =pool =lake =water =river =ocean =arms =car;place-at in the: where nature plant =air =puddle =mud;company with: being,,,she/jump/bed,She jumps on the bed.
climb,,object - the;object - the: animal;object: person;other through the: =window =hole;other into -: =bed;company with: being,,,he/climb/tree,He climbs the tree.
dance,,company with: being;object - the: =tango =waltz =salsa =cha-cha =twist =polka =flamenco =samba =bachata =merengue =conga;object;place-at at the: =senior_center =community_center =club;place-at at -: =halftime =school;place-at in the: =rain =show =dark =street =kitchen =snow =living_room =parade =talent_show =recital =garden =moonlight;place-at on: =foot =toe;place-at at ?: where;place-at to ?: music =music =song =radio =beat =drum,,,they/dance,They dance.
sing,,object: media music story;place-at in the: plant nature room;object;recipient to: being;company with: being,,,we/sing/song,We sing a song.
play,,object - the: =final =semifinal =championship;object - -: sport game =Xbox =PlayStation =Wii =Nintendo =Nintendo_Switch =Switch;instrument with -: =fire;object - the: instrument;instrument with: toy thing device animal material book;company with: being;place-at in the: =park =garden =yard =backyard =playground;place-at at ?: where;object: music,,,boy/play/football,The boy plays football.
sit,,place-at in a: =circle =row;place-at by the: =window =door =fire =fireplace;place-at on the: furniture thing plant;place-at in the: vehicle room;place-at at ?: where;company with: being,,,I/sit/chair,I sit on the chair.
sit by,,object - the;object: person,,,I/sit by/window,I sit by the window.
sit down,,place-at on the: furniture;company with: being,,,she/sit down,She sits down.
stand,,place-at at ?: where;place-at on the: furniture,,,he/stand,He stands.
stand up,,company with: being,,,we/stand up,We stand up.
lie down,,place-at in -: =bed;place-at in the: =sun =shade =grass =sand =hammock =dark =snow =crib =tent;place-at on the: furniture =floor =grass =beach =ground =couch =mat;place-at under the: =tree =blanket =table =bed;topic for a: =nap =rest;topic with: illness;company with: being,,,she/lie down/bed,She lies down in bed.
lie,,object to: person;topic about the: =test =homework =grade =fight =candy;topic about the: thing idea food money;place-at in -: =bed;place-at in the: =sun =shade =grass =sand =hammock =bath =road =hospital =dark =snow =street;place-at on the: furniture =beach =grass =floor =ground =couch;place-at under the: =tree =blanket =table =bed;recipient to: being,,,dog/lie/sofa,The dog lies on the sofa.
stay,,place-at at a: =hotel =motel =campground;place-at at ?: where;place-at in ?: furniture room;company with: being;attribute: state emotion quality,,,I/stay/home,I stay at home.
live,,place-at on a: =farm =boat =island;place-at on the: =beach =street =moon =hill =mountain =second_floor;place-at in a: =castle =cave =tree =hole =tent =trailer =barn =shell =hive =cage =tank =nest;place-at in the: =dirt =mud =ocean =sea =forest =jungle =woods =desert =city =country =zoo =water =ground =mountains =grass =sand =river =lake =pond =attic =basement;company with: being;place-at in ?: where vehicle,,state,we/live/house,We live in a house.
sleep,,place-at in ?: furniture room;company with: being toy;place-at at ?: where,,,baby/sleep/bed,The baby sleeps in bed.
sleep with,,object - the;object: being,,,I/sleep with/doll,I sleep with the doll.
wake up,,object;object - the: =village =neighborhood =town =house =street =family =building =block =city =hotel =camp; place-from from the: =noise =thunder =alarm =storm; place-from from a: =nightmare =dream; place-at at the: where event,,,he/wake up,He wakes up.
wake,,object,,,she/wake/dad,She wakes Dad.
get up,,topic for -: =school =work =church =breakfast =class;place-from off the: =floor =ground =couch =sofa;place-from from the: furniture,,,I/get up,I get up.
get,,object - a: =baby =girlfriend =boyfriend =babysitter =nurse =doctor =teacher =boss =coach =neighbor =neighbour =roommate =flatmate =friend =therapist =tutor =kiss =shock =surprise =chance =job =drink =flat =house =apartment =shot =injection =massage =haircut =break =turn =refund =raise =tan;object - -: =help =treatment =attention =support =therapy;object;attribute: state emotion;beneficiary for: person;place-to to ?: where,to doer:to,,he/get/present,He gets a present.
get dressed,,topic for -: =school =work =bed =church =dinner;topic for the: event =party =game =weather =cold =rain =snow;place-at in the: =bathroom =bedroom =dark =room;company with: being;place-at at ?: where,,,she/get dressed,She gets dressed.
put on makeup,,place-at in the: room,,,she/put on makeup,She puts on makeup.
have a wash,,place-at in the: room,,,I/have a wash,I have a wash.
have a shave,,place-at in the: room,,,I/have a shave,I have a shave.
get washed,,place-at in the: room,,,I/get washed,I get washed.
get changed,,place-at in the: room where,,,I/get changed,I get changed.
get undressed,,topic for -: =bed;topic for the: =bath =shower =doctor;place-at in the: room =dark,,,he/get undressed,He gets undressed.
go to bed,,other without -: =dinner =supper;other with a: =fever =cold =headache;other after the: =movie =show =game =bath =story =party;company with: being;company with the: toy =teddy =doll =blanket;place-at at ?: where,,,I/go to bed,I go to bed.
go to sleep,,company with: being;company with the: toy =teddy =doll =blanket =light;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,she/go to sleep,She goes to sleep.
fall,,place-from from the: =tree =sky =roof;place-at on the: furniture nature room =ice =floor =sidewalk =grass =ground =road =street =path =deck =rug;place-at down the: =stairs =hill =hole;place-at into the: =pool =lake =river =water =hole;place-from off the: vehicle animal =bar =bars =beam =wall =fence =cliff =swing =trampoline =stage =dock =bridge =log =stool =chair =shelf =counter =scaffold =balcony =rope =seesaw =ledge =donkey;place-at at ?: where,,,leaf/fall,The leaf falls.
fall down,,object - the: =stairs =hill =hole =steps =chimney;place-at on the: =ice =stairs =playground =floor =sidewalk =street =grass;place-at in the: =snow =mud =rain =storm =wind =bathroom;company with: being;place-at at ?: where,,,he/fall down,He falls down.
fall asleep,,place-at on the: =couch =sofa =floor =bus =train =plane =toilet =beach;place-at in the: =car =chair =bath =tub =armchair =stroller =wheelchair =sun =hammock =tent;place-at in -: =bed =class;place-at in front of the: =TV =television;other during the: =movie =game =show =concert =story;topic with the: toy =teddy =doll =blanket;company with: being;place-at at -: =work;place-at at ?: where;place-at in ?: furniture,,,baby/fall asleep,The baby falls asleep.
rest,,place-at on the: furniture;place-at at ?: where,,,we/rest,We rest.
relax,,object: body;place-at on the: furniture;place-at at ?: where,,,she/relax,She relaxes.
wash,grooming,object - the;object: body clothing;instrument with: material,,,I/wash/hand,I wash my hands.
wash the car,,instrument with -: =soap =water;instrument with a: =sponge =hose;company with: being;place-at at ?: where,,,dad/wash the car/soap,Dad washes the car with soap.
disinfect,,object - the,,,nurse/disinfect/cut,The nurse disinfects the cut.
scour,,object - the,,,mom/scour/pan,Mom scours the pan.
unclog,,object - the,,,dad/unclog/sink,Dad unclogs the sink.
block up,,object - the,,,leaf/block up/drain,The leaf blocks up the drain.
brush,grooming,object: body;object - the;other at the: =sink =mirror;other in the: =bathroom =bath =shower =barn;other off the: vehicle clothing =table =step =porch =couch;instrument with: thing device toy material,,,she/brush/tooth,She brushes her teeth.
brush my teeth,,instrument with: thing;company with: being,,,I/brush my teeth/toothbrush,I brush my teeth with a toothbrush.
floss,grooming,object: body,,,I/floss/tooth,I floss my teeth.
moisturize,grooming,object - the;object: body,,,I/moisturize/face,I moisturize my face.
comb,grooming,object: body;object,,,he/comb/hair,He combs his hair.
pluck,grooming,object - the;object: body,,,mom/pluck/eyebrow,Mom plucks her eyebrows.
curl,grooming,object - the;object: body;instrument with: thing device,,,she/curl/hair,She curls her hair.
plait,grooming,object - the;object: body,,,mom/plait/hair,Mom plaits her hair.
blow-dry,grooming,object: body;object - the,,,she/blow-dry/hair,She blow-dries her hair.
dry,grooming,object - the: animal person dish =dish =dishes =plate =clothes =laundry;object: body clothing;object - the;instrument with a: =towel =hair_dryer =dryer =cloth =hairdryer;other in the: =sun =wind =dryer;other on the: =line =rack,,,I/dry/hand,I dry my hands.
clean,grooming,object - the;object: body clothing;instrument with: material =shirt =cloth =towel =sponge =soap =rag =napkin =tissue =water =wipe =brush =broom =mop =vacuum,,,we/clean/room,We clean our room.
cover,grooming,object - the;object: body;instrument with: thing,,,she/cover/eye,She covers her eyes.
put on,grooming,object - the;object: clothing body,,,he/put on/shoe,He puts on his shoes.
put on a show,,beneficiary for: being;company with: being;place-at at ?: where,,,we/put on a show/grandma,We put on a show for Grandma.
put on weight,,place-at in the: =stomach;place-at at ?: where,,,dad/put on weight,Dad puts on weight.
take off,grooming,object;object - the: =training_wheel =training_wheels =wheel =wheels =lid =cover =bandage =label =tag =price_tag =wrapper;object: clothing;place-from from the: =airport =runway,,,she/take off/coat,She takes off her coat.
tie,grooming,object - the;object: clothing body,,,he/tie/shoe,He ties his shoes.
wear,,object: clothing;object;place-at on: body,,,she/wear/hat,She wears a hat.
dress,,object - the;topic for the: event weather =party =wedding =school;object: person,,,she/dress/doll,She dresses the doll.
change,,object - the;object: clothing,,,he/change/shirt,He changes his shirt.
take a bath,,company with: being;place-at in the: room,,,he/take a bath,He takes a bath.
take a shower,,place-at in the: room,,,she/take a shower,She takes a shower.
have breakfast,,place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =kitchen =garden =car =cafeteria =yard =dining_room =bedroom;place-at on the: =balcony =terrace =bus =train =plane =beach =couch =sofa =floor =patio =porch;place-at at the: event;company with: being;place-at at ?: where furniture,,,we/have breakfast,We have breakfast.
have lunch,,place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =kitchen =garden =car =cafeteria =yard =dining_room =classroom =park;place-at on the: =balcony =terrace =bus =train =plane =beach =couch =sofa =floor =patio =porch =grass;place-at at the: event;company with: being;place-at at ?: where furniture,,,we/have lunch/school,We have lunch at school.
have dinner,,place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =kitchen =garden =car =cafeteria =yard =dining_room =bedroom;place-at on the: =balcony =terrace =bus =train =plane =beach =couch =sofa =floor =patio =porch;place-at at the: event;company with: being;place-at at ?: where furniture,,,they/have dinner,They have dinner.
take a nap,,place-at in ?: furniture,,,baby/take a nap,The baby takes a nap.
shower,,place-at in the: room,,,I/shower,I shower.
bathe,,object - the: being,,,he/bathe,He bathes.
shave,grooming,object: body;object: being,,,dad/shave,Dad shaves.
pee,,place-at in the: where,,,I/pee,I pee.
wee,,place-at in the: where =potty =bed;place-at on the: furniture material =floor =carpet =rug =sofa,,,baby/wee/floor,The baby wees on the floor.
poo,,place-at in the: where =potty =bed;place-at on the: furniture material =floor =carpet =rug =sofa,,,I/poo,I poo.
wet,,object - the;object: clothing,,,he/wet/shirt,He wets his shirt.
wet the bed,,,,,I/wet the bed,I wet the bed.
do a poo,,place-at in the: where =potty =garden =toilet =bath =diaper =grass;place-at on the: =floor =carpet =potty,,,baby/do a poo,The baby does a poo.
do a wee,,place-at in the: where =potty =garden =toilet =bath =pool;place-at on the: =floor =carpet,,,I/do a wee,I do a wee.
have a wee,,place-at in the: where =potty,,,I/have a wee,I have a wee.
have a poo,,place-at in the: where =potty,,,I/have a poo,I have a poo.
go to the toilet,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to the toilet,I go to the toilet.
go to the bathroom,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,she/go to the bathroom,She goes to the bathroom.
use the toilet,,company with: being;place-at at ?: where,,,I/use the toilet,I use the toilet.
use the bathroom,,company with: being;place-at at ?: where,,,I/use the bathroom/home,I use the bathroom at home.
need the toilet,,,,state,I/need the toilet,I need the toilet.
change the nappy,,beneficiary for: person,,,dad/change the nappy,Dad changes the nappy.
cut my nails,,instrument with: thing,,,mom/cut my nails,Mom cuts my nails.
trim my nails,,instrument with: thing,,,I/trim my nails,I trim my nails.
paint my nails,,company with: being;place-at at ?: where,,,I/paint my nails/sister,I paint my nails with my sister.
do my hair,,topic for the: event;topic for -: =school =church =work;instrument with: thing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/do my hair,I do my hair.
poop,,place-at in the: where,,,baby/poop,The baby poops.
flush,,object - the,,,she/flush/toilet,She flushes the toilet.
give,,object;recipient -: being,,,mom/give/book/me,Mom gives me a book.
show,,recipient - the: =class =team =group;object - the: room place home;object;recipient -: being,,,he/show/picture/me,He shows me a picture.
bring,,object;recipient -: being;place-to to ?: where,,,she/bring/bag,She brings a bag.
take,,object: person;object - the: =street =road =path =trail =route =turn =exit =stairs =elevator =lift =escalator =shortcut =highway =ramp;object;place-to to the: =vet =doctor =dentist =hairdresser =therapist =psychologist =nurse;place-to to ?: where,,,he/take/bus,He takes a bus.
send,,object;recipient -: being,doer:to,,I/send/letter/mom,I send Mom a letter.
send a text,,recipient to: being;topic about the;place-at at ?: where,,,dad/send a text/mom,Dad sends Mom a text.
send a message,,recipient to: being;topic about the;instrument with the: device;place-at at ?: where,,,I/send a message/mom,I send Mom a message.
lend,,object;recipient -: being;topic for the: event =test =weekend =trip,,,he/lend/pencil/me,He lends me a pencil.
borrow,,object;place-from from: being,,,I/borrow/pencil/friend,I borrow a pencil from my friend.
offer,,object;recipient -: being,,,she/offer/cookie/me,She offers me a cookie.
pass,,object - the;recipient -: being,,,he/pass/ball/me,He passes me the ball.
pass gas,,topic in -: =class =bed;place-at at ?: where,,,he/pass gas,He passes gas.
throw,,object - a: =snowball =rock =stone =party =tantrum =fit =pebble;object: food;object - the;recipient to: being;object - the: toy;other into the: =cauldron =pot =pan =bucket =bin =basket =hoop =net =fire =fountain =well =volcano =stew =soup =bonfire =fireplace =wastebasket =dumpster =hamper =recycling_bin =mailbox,,,he/throw/ball,He throws the ball.
catch,,object - the;object - the: =mouse;object - a: illness animal =cold;object: person;place-at in the: nature =trap =jar =web =water =garden =air =yard =bucket;other on the: =beach;instrument with a: =net =hook =rod =glove;instrument with: =hand =paw =mouth =foot;other at -: =work =school;place-at at ?: where,doer:gerund,,she/catch/ball,She catches the ball.
kick,,object - the;object: person body;other into the: =goal =net =air =yard =pool;other over the: =fence =wall =house;other under the: =table =chair;company with: person,,,he/kick/ball,He kicks the ball.
hit,,object - the;object: body person;instrument with: thing toy,,,he/hit/drum,He hits the drum.
push,,object - the,doer:to,,she/push/chair,She pushes the chair.
push back,,object - the;object: being,,,he/push back/chair,He pushes back the chair.
pull,,object - the,,,he/pull/rope,He pulls the rope.
carry,,object: person animal;object;object - the: =groceries =laundry =luggage =trash =garbage;beneficiary for: person;other on ?: =shoulder =shoulders =back =head =lap;other on a: =tray;other up the: =stairs =hill =steps;place-to to ?: where;other to the: vehicle furniture =door =car;instrument in the: =basket =bucket =box =wagon =cart;other in the: =cafeteria =rain,,,she/carry/bag,She carries a bag.
hold,,object - the;object: person;object: body person animal;object - a: =sign =meeting =party;other in: =arm =hand =lap;beneficiary for: person,,,he/hold/baby,He holds the baby.
touch,,object - the;object: body,,,I/touch/nose,I touch my nose.
move,,object - the;object: body;place-to to ?: where,,,he/move/chair,He moves the chair.
move over,,place-to to ?: where,,,he/move over,He moves over.
move out,,place-from of: where;company with: being,,,brother/move out,My brother moves out.
move in,,company with: being,,,neighbor/move in,My neighbor moves in.
move house,,company with: being,,,we/move house,We move house.
move into,,object,,,we/move into/house,We move into a house.
move in with,,object,,,sister/move in with/boyfriend,My sister moves in with her boyfriend.
open,,object - the;object: body;instrument with the: =key =opener =can_opener =bottle_opener =knife =scissors,,,she/open/door,She opens the door.
open up,,object - the;recipient to: being,,,he/open up/box,He opens up the box.
seal,,object - the,,,I/seal/envelope,I seal the envelope.
lock up,,object - the;other in the: =cage =garage =safe =closet =barn;other at -: =night,,,dad/lock up/house,Dad locks up the house.
lock out,,object - the;object: person;other of the: =house =car =room =apartment =hotel;place-from of the: where,,,he/lock out/me,He locks me out.
unfold,,object - the,,,I/unfold/map,I unfold the map.
unroll,,object - the,,,we/unroll/carpet,We unroll the carpet.
close,,object - the;object: body,,,he/close/window,He closes the window.
shut,,object - the;object: body,,,he/shut/door,He shuts the door.
lock,,object - the: =door =car =house =gate =window =bike =box =cage =drawer;object: person animal;object - the;other in the: vehicle =bathroom =car =cage =closet =box =safe =garage =room =house =locker =basement =barn;other to the: =fence =pole =tree =rack;instrument with a: =chain,,,dad/lock/door,Dad locks the door.
turn on,,object - the,,,she/turn on/light,She turns on the light.
turn off,,object - the,,,he/turn off/TV,He turns off the TV.
pick up,,object - the,,,he/pick up/toy,He picks up the toy.
put,,object - a: =star =sticker;object - the: thing toy food drink book device material clothing body meal dish money medicine plant instrument animal person;object - the;place-to in the: thing furniture room where device vehicle nature =boot =trunk;place-to on the: body,,,she/put/book,She puts the book.
put away,,object - the,,,we/put away/toy,We put away the toy.
dust off,,object - the;object: body clothing,,,she/dust off/shelf,She dusts off the shelf.
clear up,,object - the,,,we/clear up/mess,We clear up the mess.
clear away,,object - the;object - the: animal;object: person;topic after -: meal;other from the: furniture;company with: being,,,dad/clear away/plate,Dad clears away the plates.
clear out,,object - the,,,mom/clear out/wardrobe,Mom clears out the wardrobe.
sort out,,object - the,,,I/sort out/toy,I sort out the toys.
fold up,,object - the;other for the: vehicle event =trip;other in the: =closet =drawer =box,,,I/fold up/blanket,I fold up the blanket.
sweep up,,object - the,,,I/sweep up/crumb,I sweep up the crumbs.
mop up,,object - the,,,I/mop up/water,I mop up the water.
hoover up,,object - the,,,I/hoover up/crumb,I hoover up the crumb.
wipe down,,object - the;instrument with a: =wipe =cloth =sponge =rag =towel,,,mom/wipe down/counter,Mom wipes down the counter.
wash off,,object - the,,,I/wash off/mud,I wash off the mud.
rinse off,,object - the;place-at in the: room =shower,,,I/rinse off/soap,I rinse off the soap.
clean out,,object - the,,,we/clean out/cage,We clean out the cage.
air out,,object - the,,,mom/air out/room,Mom airs out the room.
wash out,,object - the,,,mom/wash out/bottle,Mom washes out the bottle.
rinse out,,object - the;object: body,,,I/rinse out/cup,I rinse out the cup.
top up,,object - the,,,I/top up/phone,I top up the phone.
throw away,,object - the;object: material,,,he/throw away/trash,He throws away trash.
chuck,,object - the,,,I/chuck/ball,I chuck the ball.
chuck away,,object - the,,,mom/chuck away/shoe,Mom chucks away the shoe.
flush away,,object - the,,,I/flush away/paper,I flush away the paper.
reuse,,object - the,,,we/reuse/bag,We reuse the bag.
clean up,,object - the;object: material,,,we/clean up/room,We clean up our room.
drop,,object - the;other on the: furniture =floor =ground =step =street =stairs =sidewalk =foot =carpet =bus =playground;other in the: =mailbox =fountain =well =basket =toilet =sink =bath =pool =water =mud =lake =puddle =box =bag =soup =snow =sand =bin,,,she/drop/glass,She drops the glass.
break,,object - the;object: body;other in the: game event =fight =storm =accident;other with the: toy thing =ball =hammer =rock =stick;place-at at ?: where,,,he/break/toy,He breaks the toy.
fix,,object - the;instrument with: =tape =glue =hammer =screwdriver =tool =wrench,,,dad/fix/car,Dad fixes the car.
patch up,,object - the;object: body clothing,,,I/patch up/knee,I patch up my knee.
repair,,object - the,,,he/repair/bike,He repairs the bike.
build,,object;instrument with: toy material thing;beneficiary for: person,,,they/build/house,They build a house.
put together,,object - the,,,dad/put together/table,Dad puts together the table.
glue together,,object - the;instrument with: material =glue,,,I/glue together/piece,I glue together the piece.
unscrew,,object - the;place-from from the: =jar =bottle =wall =box =lamp =ceiling =door,,,I/unscrew/lid,I unscrew the lid.
weld,,object - the; place-at at the: where event,,,dad/weld/pipe,Dad welds the pipe.
use,,object - the;object - a: thing,,,I/use/computer,I use the computer.
use the phone,,time after -: meal;place-at at ?: where,,,dad/use the phone/kitchen,Dad uses the phone in the kitchen.
press,,object - the,,,she/press/button,She presses the button.
point,,object: =finger =toe;object at the,,,he/point/dog,He points at the dog.
find,,object - the;object - a: =job =dollar =penny =coin =shell =seashell =feather =bug =worm =treasure =way =nest =house,doer:gerund,state,she/find/key,She finds her key.
lose,,object - the;object: person;object: event game person;object: body =key =keys =tooth;other by: =point =points =goal =goals =run =runs =second =seconds =mile;other in the: =mud =snow =sand =lake =forest =grass =car =house =park =crowd =ocean =pool =woods =river =sea;other on the: =bus =train =beach =playground =street;place-at at ?: where,,,he/lose/ball,He loses the ball.
search,,object - the: home room place =suitcase =bag =backpack =pocket =drawer =car =luggage =purse =internet =web =closet;object for the;topic for the: being,,,we/search/ball,We search for the ball.
hide,,object - the;other under the: =table =bed =desk =blanket =covers =chair =rug =stairs =pillow =couch =sofa =bush =tree;other behind the: =door =curtain =tree =chair =couch =sofa =wall =house;place-at in the: room =closet =box =bushes =drawer =cabinet =basement =tent =hole =cave =dark =leaves =straw =hay =mud =sand =snow =grass =log =shell =burrow =den =nest =haystack =attic =barrel =basket;time during the: =storm =thunder =fireworks =thunderstorm =war;place-at in ?: where room;other under the: furniture;place-from from: being,,,cat/hide,The cat hides.
buy,,object;object - a: home;other for: money =dollar;other for the: event room home vehicle =trip =garden =wall =school;instrument with: =money =cash =card;other from a: =farmer =website;other from the: =neighbor =neighbour;other on the: =internet =computer =phone;beneficiary for: person;place-at at ?: where,,,mom/buy/bread,Mom buys bread.
sell,,object;recipient to: being,,,he/sell/car,He sells a car.
pay,,recipient -: being;object: money;instrument by -: =card;instrument in -: =cash;instrument with a: =coin;topic for the,doer:to,,I/pay/ticket,I pay for the ticket.
cost,,object,,state,toy/cost/money,The toy costs money.
win,,object - the: sport game event;object - a: =prize =medal =trophy =award =car =trip =toy =bear;object - the: =relay_race =sack_race =spelling_bee =raffle =lottery =contest;object - the;other by: =point =points =goal =goals =run =runs =second =seconds =mile,,,we/win/game,We win the game.
win a race,,topic at -: =school;instrument on the: =bike =horse;company with: being;place-at at ?: where,,,she/win a race/school,She wins a race at school.
win a prize,,purpose for: =drawing =story;topic in the: event game sport;place-at at the: =fair =carnival =party =school;place-at at ?: where,,,I/win a prize/fair,I win a prize at the fair.
go outside,,place-at in the: weather =rain =snow =cold =dark =sun =wind =garden =yard;topic with the: toy =ball =garbage =trash;company with: being;place-at at ?: where,to,,she/go outside,She goes outside.
visit,,object;place-at in the: =hospital,,,we/visit/grandma,We visit Grandma.
check into,,object - the,,,we/check into/hotel,We check into the hotel.
check out of,,object - the,,,we/check out of/hotel,We check out of the hotel.
fly to,,object;object: animal;object: person;object - the: nature place =nest =tree =flower =moon;other by -: =plane =jet =helicopter;other for: =work =Christmas =business;company with: being,,,we/fly to/Spain,We fly to Spain.
land on,,object - the,,,plane/land on/runway,The plane lands on the runway.
depart,,place-from from the: where,,,train/depart/station,The train departs from the station.
book a room,,place-at at the: where,,,we/book a room/hotel,We book a room at the hotel.
meet,,object;place-at at ?: where,,,I/meet/friend,I meet my friend.
invite,,object: being =class =team =family =group =club =choir;object;place-to to the: event,to subjunctive,,she/invite/friend,She invites her friend.
wait,,object for the;object for: being;place-at at ?: where,to doer:for+to,,I/wait/bus,I wait for the bus.
wait for,,object - the,to doer:to,,he/wait for/mom,He waits for Mom.
follow,,object - the,,,dog/follow/cat,The dog follows the cat.
hug,,object;object - the: animal toy plant;other on the: =couch;place-at at ?: where,,,she/hug/mom,She hugs Mom.
cuddle up,,company to: being;place-at on the: furniture;place-at in -: =bed;topic with a: =blanket =book =teddy =movie,,,I/cuddle up/mom,I cuddle up to Mom.
cuddle up to,,object - the;object: person;other on the: =couch =sofa =floor;other in -: =bed;other in the: =chair =armchair =tent,,,I/cuddle up to/dad,I cuddle up to Dad.
kiss,,object;object: body;other on the: =bus =couch =beach =playground =cheek =forehead =lips =nose;other under the: =tree =mistletoe;other in the: =car =rain =movie =park =dark;place-at at ?: where,,,he/kiss/grandma,He kisses Grandma.
tickle,,object,,,dad/tickle/baby,Dad tickles the baby.
cuddle,,object - the;object: person;other on the: =couch =sofa =floor;other in -: =bed;other in the: =chair =armchair =dark =hammock =tent;instrument with the: =blanket,,,she/cuddle/cat,She cuddles the cat.
care,,topic about,,state,she/care/animal,She cares about animals.
take care,,object of,,,he/take care/dog,He takes care of the dog.
feed,,object - the: animal plant toy;recipient -: person;object;instrument with a: =spoon =bottle =tube;other at the: =zoo =pond =park =farm,,,I/feed/cat,I feed the cat.
teach,,recipient - the: =class =team =group;recipient - the: animal;recipient -: being;object,to subjunctive,,she/teach/math,She teaches math.
study,,object;topic for the: event;company with: being;place-at at ?: where,,,they/study/science,They study science.
revise,,object: subject language;topic for the;place-at at ?: where,,,I/revise/exam,I revise for the exam.
research,,topic - -; place-at at the: where event,,,I/research/shark,I research sharks.
memorize,,object - the; place-at at the: where event,,,I/memorize/poem,I memorize the poem.
learn by heart,,object - the; place-at at the: where event,,,I/learn by heart/poem,I learn the poem by heart.
enroll,,topic in -: =school =college =kindergarten =preschool =swimming =gymnastics =karate =ballet;topic in -: sport subject language;object: person;topic in the: event activity idea thing;place-at at ?: where,,,I/enroll/course,I enroll in the course.
crash into,,object - the;object: person;other in the: =parking_lot =street =fog =dark =driveway;other on the: =bike =sled =scooter =skateboard =road =highway =bridge;instrument with the: vehicle,,,car/crash into/tree,The car crashes into a tree.
drop out,,place-from of -: =school =college =university;place-from of the: where event sport game =team =band =race,,,he/drop out/school,He drops out of school.
skip school,,company with: being,,,he/skip school,He skips school.
skive,,object - -: =school,,,he/skive/school,He skives school.
hand over,,object - the;recipient to: being,,,I/hand over/homework,I hand over my homework.
work,,place-at at ?: where;place-at in -: subject;company with: being,,,dad/work/office,Dad works at the office.
think,,topic about the,to subjunctive,state,I/think/you,I think about you.
know,,object - the;object: language subject person;topic about;other from -: =school =work =church =camp =class,to,state,I/know/answer,I know the answer.
understand,,object - the;object: language subject,,state,he/understand/question,He understands the question.
believe,,object - the;topic in -: =ghost =ghosts =Santa =God =god =Jesus =magic =fairy =monster =witch =unicorn =alien =vampire =miracle =heaven =love =luck,,state,I/believe/you,I believe you.
guess,,object - the;other in the: =game;place-at at ?: where,,,she/guess/answer,She guesses the answer.
dream,,topic about a: =monster =ghost =dragon =witch =robot =dinosaur;topic about,,,he/dream/dinosaur,He dreams about a dinosaur.
pretend,,,to,,they/pretend/to sleep,They pretend to sleep.
feel,,attribute;object,doer:bare,state,I/feel/sad,I feel sad.
seem,,attribute,to,state,he/seem/tired,He seems tired.
become,,attribute,,,she/become/doctor,She becomes a doctor.
hurt,experiencer,subject: body;object,,state,I/hurt/head,My head hurts.
hurt my feelings,,,,,he/hurt my feelings,He hurts my feelings.
ache,experiencer,subject: body;object from: =work =school;object from the: =run =walk =shot =fall =race =cold =candy =noise =swim =dance =hike =flu =ride;object;topic from the: event sport weather game,,state,I/ache/tooth,My tooth aches.
itch,experiencer,subject: body;object,,state,I/itch/nose,My nose itches.
bleed,experiencer,subject: body;object from: body;place-at on the: clothing furniture =floor =carpet =shirt =towel;place-at at ?: where,,,he/bleed/nose,His nose bleeds.
cry,,topic with -: =anger =rage =frustration =joy =excitement =laughter =relief =happiness =fear =delight =emotion;topic from -: =hunger =pain =exhaustion =cold =thirst =tiredness =boredom;object - -: =wolf;topic about;topic for: person;topic over the: =toy =ball =doll;topic during the: =movie =thunderstorm =storm;topic at the: =party =wedding =funeral;place-at on the: =bus =floor =phone =couch =bed;place-at in the: =car =bath =night =room =bathroom;place-at in -: =bed =class,,,baby/cry,The baby cries.
laugh,,object at the: being story thing media;topic during the: =movie =show =game =test =meeting;topic in -: =class =bed =church;topic about,,,we/laugh/clown,We laugh at the clown.
smile,,recipient at: being;topic at the: =camera,,,baby/smile/mom,The baby smiles at Mom.
yell,,topic with -: =anger =rage =frustration =joy =excitement =laughter =relief =happiness =fear =delight =emotion;topic from -: =hunger =pain =exhaustion =cold =thirst =tiredness =boredom;recipient at: being,,,he/yell/dog,He yells at the dog.
yell at,,object - the: =class =team =group;object - the;object: person,,,mom/yell at/me,Mom yells at me.
scream at,,object - the;object: person,,,he/scream at/me,He screams at me.
scream,,topic with -: =anger =rage =frustration =joy =excitement =laughter =relief =happiness =fear =delight =emotion;topic from -: =hunger =pain =exhaustion =cold =thirst =tiredness =boredom;recipient at: being,,,she/scream,She screams.
sneeze,,,,,he/sneeze,He sneezes.
cough,,,,,she/cough,She coughs.
vomit,,object,,,he/vomit,He vomits.
breathe,,object - -: =fire;object: weather nature;other through: body;other with: device;other in -: =class =bed =line;other at -: =work;other in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;other on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;other in the: vehicle;place-at at the: event;place-at at ?: where,,,I/breathe,I breathe.
blow,,object - -: =bubble =bubbles;object - a: =kiss;object: body;object - the;other on the: food drink =soup =candle =tea =coffee;other in the: =wind,,,he/blow/nose,He blows his nose.
blow out,,object - the;object - the: =candle;other on the: food furniture =cake;place-at at ?: where,,,she/blow out/candle,She blows out the candle.
snore,,,,,dad/snore,Dad snores.
sob,,place-at in the: room vehicle;place-at in -: =bed;topic about the;recipient to: being;place-at at ?: where,,,girl/sob/bedroom,The girl sobs in the bedroom.
snort,,place-at in the: =barn =field;recipient at: being;place-at at ?: where,,,pig/snort,The pig snorts.
yawn,,,,,baby/yawn,The baby yawns.
scratch,,object: body;object,,,he/scratch/arm,He scratches his arm.
shake,,object: body;object - the,,,she/shake/head,She shakes her head.
nod,,object: body,,,he/nod/head,He nods his head.
raise,,object: body;object - the,,,I/raise/hand,I raise my hand.
rattle,,object - the;place-at in the: weather,,,baby/rattle/toy,The baby rattles the toy.
raise my hand,,topic in -: =class;place-at at ?: where,,,I/raise my hand,I raise my hand.
put my hand up,,topic in -: =class;place-at at ?: where,,,I/put my hand up,I put my hand up.
put your hand up,,topic in -: =class;place-at at ?: where,,,you/put your hand up,You put your hand up.
bring up,,object - the;object: person,,,grandma/bring up/me,Grandma brings me up.
lift,,object: body;object - -: =weights =weight;object - the,,,he/lift/box,He lifts the box.
bend,,object: body;object - the,,,she/bend/knee,She bends her knees.
clap,grooming,place-at at the: =end =concert =show =play =circus;object: body,,,we/clap/hand,We clap our hands.
stretch,,object: body;place-at on the: furniture =floor =grass =mat =rug =carpet =couch =plane =train;place-at in the: =sun =car =yard =gym;place-at in -: =bed =class =yoga;place-at at ?: where,,,he/stretch/leg,He stretches his legs.
wave,,recipient to: being;object: body;object - the: =flag =stick =wand =towel =hat,,,she/wave/grandma,She waves to Grandma.
grow,,object;object - a: =beard =mustache =tail;attribute;instrument with: =water =soil;place-at in a: =pot =greenhouse;place-at on: body;place-at on the: =balcony =windowsill =farm =tree =roof =wall =vine =bush;place-at in the: where nature =garden =window =sun =yard =ground =shade =dirt =backyard =sand,,,plant/grow,The plant grows.
weed,,object - the,,,grandpa/weed/garden,Grandpa weeds the garden.
bloom,,place-at in the: where =sun,,,rose/bloom,The rose blooms.
wilt,,place-at in the: where =sun =heat,,,flower/wilt,The flower wilts.
harvest,,object - -: food plant;object,,,farmer/harvest/corn,The farmer harvests corn.
hibernate,,place-at in the: where thing,,,bear/hibernate/cave,The bear hibernates in the cave.
migrate,,place-to to ?: where,,,bird/migrate/Africa,The bird migrates to Africa.
flutter,,place-at in the: where =wind =breeze,,,butterfly/flutter/garden,The butterfly flutters in the garden.
graze,,place-at on the: =hill =mountain =hillside =grass =slope =farm;place-at in the: where =field =meadow =sun,,,cow/graze/field,The cow grazes in the field.
gallop,,place-at across the: where nature,,,horse/gallop/field,The horse gallops across the field.
lay an egg,,place-at in the: =hay =nest =barn =coop =grass =sand =water =pond =tree;place-at at ?: where,,,hen/lay an egg,The hen lays an egg.
die,,place-at in the: =tank =aquarium =hospital =war =fire =accident =crash =flood =earthquake =pond =cage;topic of,,,plant/die,The plant dies.
kill,,object - the;object - a: =mouse =spider =mosquito =fly =bug =ant =deer =snake =bee =rat =bird =rabbit =lion =bear =bull =wolf =fox =dragon;instrument with a: =shoe =gun =knife =bow =spray =rock =book =newspaper =sword =trap;instrument with: =hand =foot;other in the: =forest =woods =war =garden =kitchen =house =field;place-at at ?: where,,,he/kill/spider,He kills a spider.
hunt,,object - -: animal;object for the: clothing device thing toy =key =keys =phone =treasure;place-at in the: nature =forest =woods =jungle =garden;place-at at -: =night;company with: person;instrument with: =gun,,,lion/hunt/zebra,The lion hunts zebras.
fish,,other for -: animal =salmon =trout =cod =tuna =carp =bass =eel =squid =shrimp =lobster =crab;place-at in the: where nature,,,dad/fish/lake,Dad fishes in the lake.
plant,,object,,,we/plant/tree,We plant a tree.
water,,object - the,,,she/water/plant,She waters the plant.
water the plants,,instrument with the: =hose =watering_can;company with: being;place-at at ?: where,,,grandma/water the plants,Grandma waters the plants.
sweep,,object - the;place-to into a: =pile =heap =corner,,,he/sweep/floor,He sweeps the floor.
mop,,object - the,,,she/mop/floor,She mops the floor.
hoover,,object - the,,,dad/hoover/rug,Dad hoovers the rug.
vacuum,,object - the;instrument with the: =vacuum =vacuum_cleaner,,,dad/vacuum/rug,Dad vacuums the rug.
iron,,object - the; object: clothing; place-at at the: where event,,,he/iron/shirt,He irons his shirt.
do the dishes,,place-at in the: =kitchen =sink;other after -: =dinner =lunch =breakfast;company with: being;place-at at ?: where,,,we/do the dishes,We do the dishes.
tidy,,object - the,,,I/tidy/room,I tidy my room.
rearrange,,object - the,,,we/rearrange/furniture,We rearrange the furniture.
redecorate,,object - the,,,mom/redecorate/bedroom,Mom redecorates the bedroom.
renovate,,object - the,,,they/renovate/house,They renovate the house.
declutter,,object - the,,,mom/declutter/room,Mom declutters the room.
tidy up,,object - the,,,she/tidy up/room,She tidies up her room.
tire out,,object - the;object: being;instrument with a,,,baby/tire out/mom,The baby tires out Mom.
organize,,object - the,,,he/organize/shelf,He organizes the shelf.
hang,,object - the;place-at on the: =hook =wall =line =peg =rack =hanger =door =fridge =tree =fence =nail =branch =refrigerator =clothesline;place-at in the: =closet =window =hallway =wardrobe =garage =sun;place-at over the: =bed =table =fireplace =sofa;place-at from the: =ceiling =chandelier =web =beam =vine =rafters;place-at around: =neck;place-at on the,,,she/hang/coat,She hangs her coat.
hang up,,object - the;recipient on: being;other on the: =hook =wall =line =door =peg =hanger =nail;other in the: =closet =hall =hallway =wardrobe =bathroom =kitchen,,,she/hang up/towel,She hangs up the towel.
hang out the washing,,place-at in the: =sun =garden =yard =rain =wind;place-at on the: =line =balcony;company with: being;place-at at ?: where,,,dad/hang out the washing,Dad hangs out the washing.
do the laundry,,place-at in the: =basement =bathroom =kitchen =sink =river;other after -: =work;company with: being;place-at at ?: where,,,dad/do the laundry,Dad does the laundry.
do the washing,,company with: being;place-at at ?: where,,,I/do the washing,I do the washing.
do the washing-up,,company with: being;place-at at ?: where,,,I/do the washing-up,I do the washing-up.
do the ironing,,company with: being;place-at at ?: where,,,dad/do the ironing,Dad does the ironing.
do the shopping,,other after -: =work;company with: being;instrument by -: vehicle;place-at at ?: where,,,mom/do the shopping,Mom does the shopping.
do the cooking,,company with: being;place-at at ?: where;beneficiary for: person,,,dad/do the cooking,Dad does the cooking.
do the cleaning,,company with: being;place-at at ?: where,,,I/do the cleaning,I do the cleaning.
do the vacuuming,,company with: being;place-at at ?: where,,,I/do the vacuuming,I do the vacuuming.
do the housework,,company with: being;place-at at ?: where,,,mom/do the housework,Mom does the housework.
do chores,,other after -: =school =dinner;topic for: =money;company with: being;place-at at ?: where,,,I/do chores,I do chores.
draw the curtains,,company with: being;place-at at ?: where,,,mom/draw the curtains,Mom draws the curtains.
put the bins out,,,,,dad/put the bins out,Dad puts the bins out.
take the bins out,,,,,I/take the bins out,I take the bins out.
put the kettle on,,place-at in the: room,,,I/put the kettle on,I put the kettle on.
pack,,object: edible;object - the,,,we/pack/suitcase,We pack our suitcase.
pack a lunch,,beneficiary for: person;purpose for -: =school =work;purpose for the: event =trip,,,mom/pack a lunch/me,Mom packs a lunch for me.
pack up,,object - the;place-to in the: vehicle =box =bag =suitcase;place-at at ?: where,,,we/pack up/toy,We pack up the toy.
fill,,object - the;instrument with -: drink material food plant;instrument with -: =balloon =toy =book =sand =rock =flower,,,he/fill/glass,He fills the glass.
empty,,object - the,,,she/empty/box,She empties the box.
spill,,object - the;object: drink;other on: person,,,he/spill/milk,He spills milk.
burn,,object - the;object: body,,,she/burn/finger,She burns her finger.
rain,weather,,,,it/rain,It is raining.
snow,weather,,,,it/snow,It is snowing.
hail,weather,,,,it/hail,It is hailing.
there be,existential,object;place-at in the: where furniture,,state,/there be/dog,There is a dog.
happen,,subject;recipient to: being;topic to the: thing vehicle toy device clothing book body furniture media;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,accident/happen,The accident happens.
shine,,object - a: =light =flashlight;place-at through the: =window,,,sun/shine,The sun shines.
sparkle,,place-at in the: =sun =sunlight =sky =light,,,star/sparkle/sky,The star sparkles in the sky.
twinkle,,place-at in the: =sky =dark,,,star/twinkle/sky,The star twinkles in the sky.
rise,,place-at in the: =oven =sky =east =west,,,sun/rise,The sun rises.
soar,,place-at in the: =sky =air;place-at over the: nature where,,,eagle/soar/sky,The eagle soars in the sky.
blow away,,object - the;other in the: =wind =storm;other off the: furniture =roof =line;place-at at ?: where,,,it/blow away/tent,It blows away the tent.
float away,,,,,balloon/float away,The balloon floats away.
fly away,,place-to into the: =sky;place-to to the: =forest =tree =nest =moon;place-at through the: =window =door;place-at in the: =wind =storm;place-from from: where being thing plant;place-at at ?: where,,,bird/fly away,The bird flies away.
pollute,,object - the,,,factory/pollute/river,The factory pollutes the river.
erupt,,,,,volcano/erupt,The volcano erupts.
bark,,object at the: being,,,dog/bark/cat,The dog barks at the cat.
meow,,recipient at: being;other at the: =moon =siren =thunder =fireworks =noise =doorbell;place-at at the: =door =window =gate =fence;place-at in the: plant,,,cat/meow,The cat meows.
crawl,,place-at through the: =tunnel =tube =hole =mud =grass =tent;place-at under the: =table =bed =chair =fence =desk =blanket =car;place-at on: body;place-at on the: =floor =carpet =rug =wall =window =ceiling =couch =sofa;place-to to: person;place-to to the: toy thing =door =toy =ball =bottle;place-to into: =bed;place-to to ?: where,,,baby/crawl,The baby crawls.
hop,,place-at on the: furniture =grass =rock =log =bed =sidewalk =floor =trampoline;place-at across the: =yard =garden =road =room =field =street =lawn;place-at over the: =fence =puddle =log =rope =rock;place-at into the: =pool =puddle =water =hole =box;place-to to the: food =carrot;place-to to ?: where;company with: being,,,rabbit/hop,The rabbit hops.
skip,,object: =class =lunch =breakfast =dinner =school =work =practice;place-to to ?: where;object,,,girl/skip,The girl skips.
slide,,place-at down the: toy =slide =hill;place-at in the: =snow =mud =sand;place-at on the: =ice =floor,,,boy/slide,The boy slides.
sled,,place-to down the: =hill =slope;place-at in the: =snow =park =yard;company with: being;place-at at ?: where,,,we/sled/hill,We sled down the hill.
slither,,place-at through the: =grass =bush =forest =jungle =leaf;place-to into the: =hole =water;place-at under the: =rock =bed =house;place-at on the: =ground =floor =sand;place-at at ?: where,,,snake/slither/grass,The snake slithers through the grass.
swing,,object: body;object - the: =bat =racket =club =stick =sword;place-at on the: toy =swing =rope =tire =gate =bar;place-at from the: =branch =vine =ceiling =bars;place-at in the: =tree =hammock =park =wind,,,girl/swing/swing,The girl swings on the swing.
swoop,,place-to on the: animal;place-at over the: nature home,,,bird/swoop,The bird swoops.
roll,,object - the;place-at in the: =grass =mud =snow =sand =dirt;place-at down the: =hill =street =road;place-at on the: =floor =carpet;recipient to: being,,,he/roll/ball,He rolls the ball.
roll around,,place-at on the: furniture =floor =grass =rug =carpet;place-at in the: nature =mud =snow =sand;place-at in -: =bed;company with: being;place-at at ?: where,,,dog/roll around/grass,The dog rolls around on the grass.
spin,,object - a: =web;object - the;place-at in ?: room,,,she/spin/ball,She spins the ball.
turn,,object - the;place-to to: where,,,he/turn/page,He turns the page.
cross,,object - the;object - the: animal;object: person;object: body;company with: being;other at the: =light =corner =bridge =crosswalk,,,we/cross/street,We cross the street.
enter,,object - the;object: place,,,she/enter/house,She enters the house.
exit,,object - the,,,he/exit/room,He exits the room.
hurry,,place-to to ?: where,,,we/hurry/school,We hurry to school.
march,,place-to down the: =street =road =avenue =hallway =corridor =aisle;place-at in the: =parade =rain;place-to to ?: where;company with: being,,,they/march,They march.
skate,,place-at on the: =ice =lake =sidewalk;place-at in the: =street =park =driveway;instrument with a: =helmet;place-at at ?: where;company with: being,,,she/skate/park,She skates in the park.
ice skate,,place-at on the: nature =lake =pond =ice =river;company with: being;place-at at ?: where,,,I/ice skate/lake,I ice skate on the lake.
ski,,place-to down the: =slope =hill;place-at on the: nature;place-at at ?: where;company with: being,,,they/ski,They ski.
camp,,place-at in the: where nature =mountain =tent =woods =yard =rain =forest;place-at by the: =river;place-at at the: =lake;place-at on the: =beach =island =hill =shore =seashore =lakeshore =riverbank =bank =hillside =cliff =lawn =roof =grass =sand =farm;company with: being,,,we/camp/forest,We camp in the forest.
celebrate,,object - the; object: event; place-at at the: where,,,we/celebrate/birthday,We celebrate our birthday.
throw a party,,beneficiary for: being;place-at at ?: where,,,we/throw a party/mom,We throw a party for Mom.
open presents,,topic at -: =Christmas;company with: being,,,I/open presents/Christmas,I open presents at Christmas.
dress up as,,object - a;object - -: =Santa =santa;other for the: event =party =play =parade;other for -: =Halloween =halloween =Carnival =Christmas =carnival =school,,,I/dress up as/witch,I dress up as a witch.
sign,,object - the;object: book,,,he/sign/letter,He signs a letter.
type,,object; instrument on the: device =tablet =computer =laptop =phone =keyboard; place-at at the: where event,,,she/type/word,She types a word.
print,,object - the;beneficiary for: person;place-at at ?: where;other in -: =color =colour,,,he/print/page,He prints the page.
photograph,,object - the;place-at in the: =garden =park =forest =yard =studio =street =woods =square;place-at at the: =beach =zoo =party =wedding =lake =airport =aquarium =circus =festival =parade =concert;place-at at -: =school =home =work,,,she/photograph/bird,She photographs the bird.
record,,object,,,he/record/song,He records a song.
join,,object - a: =club =choir =gym =band =team;object - the;other on the: device =computer =phone =tablet;place-at at ?: where,,,I/join/game,I join the game.
share,,object - a: =umbrella =bed =taxi =pizza =cab =story =secret =table =tent =joke =room;object - the;object: edible;company with: being,,,she/share/toy,She shares her toys.
trade,,object - the;company with: being,,,he/trade/card,He trades cards.
swap,,object;company with: being,,,she/swap/sticker/boy,She swaps stickers with the boy.
steal,,object - the,,,he/steal/cookie,He steals the cookie.
fight,,company with: person animal;place-at over the: =toy =tablet =remote =ball =game =seat =phone =TV =iPad =swing =bike =doll =cookie;topic over the: toy food device thing;topic about -: money =chores =homework;topic in the: =war =ring =army =car =street;place-at on the: =bus =playground;place-at at ?: where,,,they/fight/brother,They fight with their brother.
argue,,company with: being;topic about,,,he/argue/sister,He argues with his sister.
agree,,company with: being,to,state,I/agree/you,I agree with you.
apologize,,recipient to: being;topic for the,for,,he/apologize/teacher,He apologizes to the teacher.
forgive,,object;topic for the: thing idea event activity story,doer:for,,I/forgive/you,I forgive you.
thank,,object - the: =class =team =group;object;topic for the,doer:for,,she/thank/nurse,She thanks the nurse.
greet,,object,,,he/greet/neighbor,He greets his neighbor.
introduce,,object: being;recipient to: being;object,,,I/introduce/friend,I introduce my friend.
promise,,object;recipient -: being,to,,he/promise/to come,He promises to come.
refuse,,object,to,,she/refuse/to eat,She refuses to eat.
allow,,object,to subjunctive,,dad/allow/me/to go,Dad allows me to go.
order,,object;recipient -: being,to subjunctive,,we/order/pizza,We order a pizza.
overeat,,topic at -: meal;topic at the: event;place-at at ?: where,,,I/overeat/party,I overeat at the party.
order in,,object: edible;place-at at ?: where,,,we/order in/pizza,We order in a pizza.
worry,,topic about the,,state,she/worry/exam,She worries about the exam.
scare,,object - the;instrument with a: =mask =costume =spider =snake =toy =story =noise =movie;instrument with the,,,dog/scare/cat,The dog scares the cat.
surprise,,object,,,they/surprise/mom,They surprise Mom.
bother,,object,,,he/bother/sister,He bothers his sister.
annoy,,object,,,noise/annoy/me,The noise annoys me.
tease,,object,doer:for,,he/tease/me,He teases me.
nag,,object;topic about,,,mom/nag/me,Mom nags me.
mock,,object,,,they/mock/me,They mock me.
sulk,,place-at in the: room,,,he/sulk/room,He sulks in his room.
pout,,object about the,,,girl/pout,The girl pouts.
wind up,,object - the;object: person,,,he/wind up/me,He winds me up.
chat up,,object,,,he/chat up/girl,He chats up the girl.
punish,,object;topic for the,doer:for,,they/punish/boy,They punish the boy.
protect,,object,doer:from,,dad/protect/me,Dad protects me.
save,,object - a: =seat =spot =place =life;object - the;object: money;place-from from the: =fire =water =river =flood;recipient -: being,doer:from,,she/save/money,She saves money.
rescue,,object - the;place-from from the: plant nature place home vehicle,,,firefighter/rescue/cat,The firefighter rescues the cat.
check,,object - the;object - a: =fact;other for a: =fever;other for -: =lice =mistake =mistakes =ticks;other on the: device =calendar =list;other in the: =mirror =oven =book =mailbox =car =engine;instrument with: =flashlight =thermometer;other before the: =trip =race =game =test,,,nurse/check/temperature,The nurse checks my temperature.
check on,,object - the;object: person,,,mom/check on/baby,Mom checks on the baby.
check with,,object,,,I/check with/mom,I check with Mom.
keep an eye on,,object - the;object: person;object - the: =kids;place-at at ?: where,,,grandma/keep an eye on/baby,Grandma keeps an eye on the baby.
examine,,object - the,,,doctor/examine/boy,The doctor examines the boy.
measure,,object - the,,,he/measure/table,He measures the table.
weigh,,object - the,,state,she/weigh/apple,She weighs the apple.
compare,,object - the,,,we/compare/picture,We compare pictures.
match,,object - the;topic to the,,,I/match/card,I match the cards.
sort,,object - the,,,she/sort/toy,She sorts the toys.
copy,,object - the;other to the: =phone =computer =tablet;other from the: =board =book =blackboard =whiteboard =internet;other in the: =notebook;other from: person,,,he/copy/word,He copies the words.
repeat,,object - the,,,she/repeat/word,She repeats the word.
spell,,object - the,,,he/spell/name,He spells his name.
translate,,object - the;other into -: language,,,she/translate/word,She translates the word.
name,,object - the;recipient -: being,,,he/name/color,He names the color.
describe,,object - the,,,she/describe/picture,She describes the picture.
notice,,object - the,doer:bare,state,he/notice/dog,He notices the dog.
recognize,,object - the,,state,she/recognize/song,She recognizes the song.
own,,object,,state,he/own/house,He owns a house.
belong,,recipient to;other to,,state,ball/belong/me,The ball belongs to me.
contain,,object,,state,box/contain/toy,The box contains a toy.
include,,object,,state,game/include/card,The game includes a card.
depend,,topic on,on doer:on+to,state,I/depend/you,I depend on you.
pray,,recipient to: being;topic for,,,she/pray,She prays.
pray to,,object,,,she/pray to/Jesus,She prays to Jesus.
pray for,,object - -: =rain =snow =sun =peace =health =luck =help =money;object,,,we/pray for/peace,We pray for peace.
believe in,,object - -,,state,I/believe in/ghost,I believe in ghosts.
marry,,object;place-at on the: =beach;place-at in -: =church;place-at at ?: where,,,he/marry/princess,He marries a princess.
train,,object - the; place-at at the: where event,doer:to,,she/train/dog,She trains the dog.
tame,,object - the,,,he/tame/lion,He tames the lion.
shear,,object - the,,,farmer/shear/sheep,The farmer shears the sheep.
exercise,,object: body;place-at at ?: where,,,we/exercise/gym,We exercise at the gym.
juggle,,object;object: person;place-at at the: event =circus;beneficiary for: person,,,clown/juggle,The clown juggles.
whistle,,object: music media;topic for the: animal;recipient at: person;place-at at the: event game;place-at in ?: room;place-at at ?: where,,,he/whistle/song,He whistles a song.
hum,,object; place-at at the: where event,,,she/hum/song,She hums a song.
act,,place-at at ?: where,,,they/act/theater,They act at the theater.
cheer,,object for the,,,we/cheer/team,We cheer for the team.
cheer on,,object - the;object: person,,,we/cheer on/team,We cheer on the team.
bow,,recipient to: being,,,he/bow,He bows.
float,,place-at on the: =raft =lake =river =sea =ocean =pond =pool =water;place-at in the: nature drink where =tub =bathtub =bath =pool =sink =space =air =sky =spaceship =space_ship =spacecraft =space_station =capsule;place-at down the: =stream;company with: being,,,boat/float,The boat floats.
sink,,place-at in the: nature where,,,ship/sink,The ship sinks.
drown,,place-at in the: nature where =water,,,he/drown,He drowns.
dive,,place-at into the: nature where,,,she/dive/pool,She dives into the pool.
dig,,object - a: =tunnel =well =trench =ditch =grave =pit =burrow =canal;object;object: animal;object: person;object - the: =garden =sand;object for -: =treasure =worm =worms =gold =dinosaur;topic for the: plant =tree =pool;instrument with a: =shovel =spade =spoon =stick;instrument with: =hand =paw;company with: being;place-at in the: =sand =dirt =mud =snow =garden =yard =ground =beach;place-at at the: where event,,,dog/dig/hole,The dog digs a hole.
ring,,object - the,,,he/ring/bell,He rings the bell.
ring the bell,,place-at at ?: where;place-at at the: =door,,,I/ring the bell,I ring the bell.
knock,,object on the: furniture;object on the: =door =window =wall =table =gate =wood;object: body;object - the: =cup =glass =vase =lamp =bottle =plate =milk;object at ?: where;place-from off the: =table =counter =desk;place-at on the: =shelf =chair =wall =ceiling,,,she/knock/door,She knocks on the door.
plug in,,object - the,,,he/plug in/lamp,He plugs in the lamp.
charge,,recipient -: person;object: money;object - the;other for the: thing food =repair =service =delivery =visit =ride =room =ticket =haircut =lesson;other in the: room vehicle;place-at at ?: where,,,she/charge/tablet,She charges her tablet.
log in,,place-at on the: =computer =tablet =laptop =phone =device,,,he/log in,He logs in.
wrap,,object - the,,,she/wrap/present,She wraps the present.
wrap up,,object - the: being;object - the;instrument with -: =tape =paper =foil;instrument with a: =ribbon =bow;topic in a: clothing furniture =blanket =towel,,,I/wrap up/present,I wrap up the present.
unwrap,,object - the,,,he/unwrap/gift,He unwraps the gift.
decorate,,object - the;instrument with -: food drink plant material thing toy clothing nature furniture device,,,we/decorate/tree,We decorate the tree.
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
go to school,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to school/bus,I go to school by bus.
go to work,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,dad/go to work/train,Dad goes to work by train.
go to church,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,we/go to church/grandma,We go to church with Grandma.
go to mass,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,grandma/go to mass,Grandma goes to mass.
go to the doctor,,topic with: illness;topic about: body;topic for a: =checkup =shot =vaccine =test =prescription;topic for -: =medicine;instrument by -: vehicle;company with: being,,,I/go to the doctor/mom,I go to the doctor with Mom.
go to the dentist,,topic with: illness;topic about: body;topic for a: =checkup =shot =vaccine =test =prescription;topic for -: =medicine;instrument by -: vehicle;company with: being,,,I/go to the dentist,I go to the dentist.
go to the movies,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,we/go to the movies/friend,We go to the movies with our friend.
go to the cinema,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to the cinema/sister,I go to the cinema with my sister.
go home,,place-from from -: =work =school =church =class =camp =practice;place-at on the: =bus =train;place-at in the: =rain =dark =car;other after the: =game =party =movie;other because of the: =rain =storm;place-from from the: event;place-from from ?: where;instrument by -: vehicle;company with: being,,,I/go home/bus,I go home on the bus.
go upstairs,,topic for -: =bed =bath;topic for a: =nap =book;topic with: toy;place-to to ?: where;company with: being,,,I/go upstairs,I go upstairs.
go downstairs,,topic for -: =breakfast =dinner =lunch;topic for a: =snack =drink;place-to to ?: where;company with: being,,,I/go downstairs,I go downstairs.
go inside,,object - the: home vehicle =church =store =cave =tent =school =building;other because of the: =rain =snow =cold =wind =storm =heat =noise =mosquito =thunder;other for: =lunch =dinner =breakfast;other for: edible;company with: being,,,we/go inside/house,We go inside the house.
go online,,instrument on the: device;topic for the: =game =homework =news,,,I/go online/tablet,I go online on the tablet.
go into,,object - the: place room home nature vehicle thing plant furniture =class =kitchen;company with: being,,,cat/go into/box,The cat goes into the box.
go under,,object - the;object - the: animal;object: person;company with: being,,,boat/go under/bridge,The boat goes under the bridge.
go past,,object - the;object - the: animal;object: person;company with: being,,,we/go past/house,We go past the house.
go around,,object - the;object - the: animal;object: person;company with: being;other in a: =circle,,,we/go around/lake,We go around the lake.
start school,,,,,he/start school,He starts school.
finish school,,,,,she/finish school,She finishes school.
live in,,place-at - ?: where,,state,they/live in/city,They live in the city.
think about,,object,gerund doer:gerund,state,I/think about/mom,I think about Mom.
laugh at,,object - the,,,we/laugh at/clown,We laugh at the clown.
go out,,company with: being;place-at in the: weather =rain =snow =cold =dark =sun =storm;place-at through the: =door =window =gate;topic for: edible;topic for a: =beer =drink =coffee =meal;topic with the: =garbage =trash;place-to to the: event =movie =show =store =garden =yard =park;place-to to -: =school =church,,,I/go out/friend,I go out with my friend.
run away,,place-from from: being where,,,dog/run away,The dog runs away.
run a fever,,topic at -: =night;place-at at ?: where,,,baby/run a fever,The baby runs a fever.
run a bath,,beneficiary for: being;instrument with -: =water,,,mom/run a bath/baby,Mom runs a bath for the baby.
run over,,object - the,,,car/run over/ball,The car runs over the ball.
run late,,topic for: =school =work;topic for the: event =bus =doctor,,,we/run late/party,We run late for the party.
take a picture,,object of the,,,dad/take a picture/dog,Dad takes a picture of the dog.
make the bed,,,,,I/make the bed,I make the bed.
get ready,,purpose for -: =bed =school =work =church =class =daycare =bedtime =dinner =lunch =breakfast;purpose for the: event place =game =trip =bath =test,to,,we/get ready/to go,We get ready to go.
like to,,object,bare,state,she/like to/to sing,She likes to sing.
try on,,object - the;object: clothing,,,she/try on/dress,She tries on a dress.
come back,,place-from from -: =work =school =camp =college =vacation =church;place-from from the: =war =trip =doctor =dentist =party =army;topic with: food thing;place-from from the: event nature;place-from from: where;company with: being,to,,mom/come back,Mom comes back.
come in,,object - the: where vehicle;other through the: =window =door =chimney;topic for -: meal;topic from the: weather =cold =rain;company with: being,,,teacher/come in,The teacher comes in.
go away,,topic for -: =work =business =college;topic for the: =weekend =summer =winter =night =week =holidays;topic on -: =vacation =holiday =business;topic to: =camp =college =university;company with: being;place-to to ?: where,,,dog/go away,The dog goes away.
get on,,object - the;object - the: animal;object: person;company with: being,,,we/get on/bus,We get on the bus.
get off,,object - the;object - the: animal;object: person;object - -: =work;company with: being;place-at at: place,,,we/get off/bus,We get off the bus.
get out,,place-from of -: =control =bed =work =school =class =jail =prison =hand;place-at through the: =window =door =gate =fence =hole;place-from of the: =bath =bathtub =tub =shower =pool =car =chair =wheelchair =water =crib =cage =taxi =elevator =house;place-from of: where vehicle;company with: being,,,cat/get out,The cat gets out.
grab,,object - the;object - a: edible =coffee =snack =seat =drink =towel =taxi =chair =sandwich =book =spoon;object: body person;other from the: =kitchen =fridge =bathroom =shelf =table =bag =drawer =box =closet =store =bedroom;other by the: =door;other by: =hand,,,he/grab/ball,He grabs the ball.
hope to,,object,bare,state,I/hope to/to win,I hope to win.
wish for,,object - -: =rain =snow =sun =sunshine =peace =health =love =money =luck;object,,state,I/wish for/dog,I wish for a dog.
ask for,,object,,,she/ask for/help,She asks for help.
get lost,,topic in -: =traffic;place-at in the: nature room =woods =dark =city =crowd =fog =mall =forest =building =snow =storm =maze =desert;place-at on the: =way;place-at at the: =store =zoo =fair =airport =park =museum;company with: being;place-at at ?: where,,,we/get lost,We get lost.
get fired,,place-from from: where;place-from from the: =job,,,dad/get fired,Dad gets fired.
get paid,,place-at by the: =hour =week =month =day;topic for the: =work =job;topic for the;place-at at ?: where,,,dad/get paid,Dad gets paid.
get caught,,place-at in the: =rain =storm =snow =door =wind =traffic_jam =act;place-at in -: =traffic;place-at in a: =trap =net =web =storm =lie =cage =spiderweb;topic by the: person;topic in the: plant;place-at at ?: where,gerund,,thief/get caught,The thief gets caught.
get bitten,,object by a: animal,,,I/get bitten/dog,I get bitten by a dog.
get stung,,object by a: animal;topic on: body,,,I/get stung/bee,I get stung by a bee.
get bullied,,topic by the: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get bullied/school,I get bullied at school.
be bullied,,topic by the: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,I/be bullied/school,I am bullied at school.
get out of bed,,,,,I/get out of bed,I get out of bed.
get through,,object - the,,,we/get through/tunnel,We get through the tunnel.
get away,,place-from from: where;place-from from the: being;company with: being,,,dog/get away,The dog gets away.
get away with,,object - a: =lie =crime =mistake =murder =trick;object - the,,,he/get away with/lie,He gets away with a lie.
get together,,company with: being;place-at on -: =Thanksgiving =thanksgiving;topic at -: =Christmas =Easter =christmas;topic for -: meal;topic for a: =party =game =movie =barbecue =picnic;topic for: edible;place-at at ?: where,,,we/get together/friend,We get together with our friend.
get down,,object - the: =stairs =steps =ladder =slide =hill;place-from from the: plant furniture thing vehicle where;company with: being,,,cat/get down/tree,The cat gets down from the tree.
get drunk,,place-at at the: event;topic on -: drink;company with: being;place-at at ?: where,,,uncle/get drunk/party,My uncle gets drunk at the party.
get soaked,,topic in the: weather =rain =storm;company with: being;place-at at ?: where,,,we/get soaked/rain,We get soaked in the rain.
get in touch,,company with: being,,,I/get in touch/friend,I get in touch with my friend.
get to know,,object - the;object: person;place-at at ?: where,,,I/get to know/girl,I get to know the girl.
get in the way,,object of the: being vehicle toy thing device media sport game,,,dog/get in the way,The dog gets in the way.
get hurt,,topic in the: game event sport =accident =fight =crash =fall =storm;topic in -: =class;place-at on the: =playground =bus =slide =swing =trampoline =stairs =ice =bike;company with: being;place-at at ?: where,,,he/get hurt,He gets hurt.
feel like,,object,gerund,state,I/feel like/to sleep,I feel like sleeping.
be good at,,object,gerund,state,she/be good at/to swim,She is good at swimming.
cancel,,object - the,,,he/cancel/party,He cancels the party.
calm down,,object - the: being;instrument with: music toy =blanket,,,baby/calm down,The baby calms down.
panic,,object about the;place-at at ?: where,,,she/panic/exam,She panics about the exam.
freak out,,object about the;place-at at ?: where,,,mom/freak out/spider,Mom freaks out about the spider.
chill out,,place-at on the: furniture;company with: being;place-at at ?: where,,,I/chill out/sofa,I chill out on the sofa.
wind down,,,,,I/wind down,I wind down.
go in,,object - the;object - the: animal;object: person;company with: being,,,cat/go in,The cat goes in.
go up,,object - the;object - the: animal;object: person;place-to into the: =sky =air =cloud =clouds;place-at in the: =wind =elevator =lift =price;place-to to -: =bed;place-to to the: =roof =attic =top;company with: being,,,we/go up/stairs,We go up the stairs.
go down,,object in the: =elevator =lift;object to the: =basement =beach =cellar =river =lake =kitchen =water;object - the;object - the: animal;object: person;company with: being,,,we/go down/stairs,We go down the stairs.
throw up,,,,,baby/throw up,The baby throws up.
throw a fit,,topic about the;topic over the: toy device;place-at at ?: where,,,boy/throw a fit/store,The boy throws a fit at the store.
throw a tantrum,,topic about the;topic over the: toy device;place-at at ?: where,,,boy/throw a tantrum/store,The boy throws a tantrum at the store.
throw up on,,object - the;object: person,,,baby/throw up on/mom,The baby throws up on Mom.
know how,,object,to,state,I/know how/to swim,I know how to swim.
turn down,,object - the,,,he/turn down/music,He turns down the music.
turn up,,object - the,,,she/turn up/volume,She turns up the volume.
turn out,,object - the: =light =lamp;attribute,,,movie/turn out/good,The movie turns out good.
switch on,,object - the,,,he/switch on/lamp,He switches on the lamp.
switch off,,object - the,,,she/switch off/radio,She switches off the radio.
give back,,object - the;recipient to: being;other to the: =library =store =school,,,he/give back/ball,He gives the ball back.
send back,,object - the,,,I/send back/shoe,I send the shoe back.
pass on,,object - the;recipient to: being,,,I/pass on/message,I pass on the message.
take back,,object - the;place-to to ?: where,,,I/take back/book,I take the book back.
bring back,,object - the;recipient to: being,,,she/bring back/toy,She brings the toy back.
bring along,,object - the;object: person,,,I/bring along/friend,I bring along my friend.
bring in,,object - the,,,dad/bring in/wood,Dad brings in the wood.
take in,,object - the: =washing;object - the,,,we/take in/cat,We take in the cat.
take over,,object - the,,,she/take over/game,She takes over the game.
call off,,object - the,,,they/call off/game,They call off the game.
put off,,object - the,gerund,,they/put off/game,They put off the game.
put down,,object - the,,,he/put down/bag,He puts down the bag.
put back,,object - the;place-to in the: furniture room,,,she/put back/book,She puts the book back.
put out,,object - the;beneficiary for: being,,,we/put out/fire,We put out the fire.
put out the fire,,instrument with -: =water =sand =foam;instrument with the: =hose;place-at at ?: where,,,firefighter/put out the fire,The firefighter puts out the fire.
write down,,object - the,,,I/write down/number,I write down the number.
take out,,object - the;place-from from the: furniture thing,,,dad/take out/trash,Dad takes out the trash.
throw out,,object - the,,,she/throw out/paper,She throws out the paper.
kick out,,object;place-from of the: where,,,teacher/kick out/boy,The teacher kicks out the boy.
cut up,,object - the;object: person;beneficiary for: person animal;instrument with: thing;other into -: =piece =pieces,,,mom/cut up/meat,Mom cuts up the meat.
eat up,,object - the; place-at at the: where event,,,he/eat up/soup,He eats up the soup.
gobble up,,object - the;object: meal,,,dog/gobble up/sausage,The dog gobbles up the sausage.
gobble,,object - the; object: meal; place-at at the: where event,,,dog/gobble/food,The dog gobbles the food.
gulp down,,object - the,,,he/gulp down/water,He gulps down the water.
slurp,,object - the; object: meal; place-at at the: where event,,,he/slurp/soup,He slurps the soup.
nibble,,object - the; place-at at the: where event,,,rabbit/nibble/carrot,The rabbit nibbles the carrot.
devour,,object; place-at at the: where event,,,lion/devour/zebra,The lion devours a zebra.
chew up,,object - the,,,dog/chew up/shoe,The dog chews up the shoe.
lick off,,object - the,,,dog/lick off/jam,The dog licks off the jam.
squeeze out,,object - the,,,I/squeeze out/toothpaste,I squeeze out the toothpaste.
scoop out,,object - the,,,I/scoop out/seed,I scoop out the seed.
suck on,,object,,,baby/suck on/pacifier,The baby sucks on a pacifier.
crave,,object - -,,state,I/crave/chocolate,I crave chocolate.
digest,,object,,,stomach/digest/food,My stomach digests food.
drink up,,object - the; place-at at the: where event,,,she/drink up/milk,She drinks up the milk.
wipe up,,object - the,,,I/wipe up/milk,I wipe up the milk.
blow up,,object - the;object: person;object - a: =balloon;beneficiary for: person;topic for the: event;instrument with: thing,,,he/blow up/balloon,He blows up a balloon.
fill up,,object - the;instrument with -: drink material,,,she/fill up/bottle,She fills up the bottle.
hurry up,,place-to to ?: where,,,you/hurry up,You hurry up.
shut up,,,,,they/shut up,They shut up.
shut down,,object - the;place-at at ?: where,,,he/shut down/computer,He shuts down the computer.
shut off,,object - the;place-at at ?: where,,,he/shut off/computer,He shuts off the computer.
cheer up,,object;instrument with a: =joke =hug =song =card =story =gift =present =movie =treat =cookie;instrument with: food toy story media thing,,,she/cheer up/me,She cheers me up.
grow up,,place-at on a: =farm =boat;place-at in the: =city =country =countryside =forest =desert =mountains =jungle =orphanage;company with: being;place-at in ?: where,,,child/grow up,The child grows up.
break down,,place-at on the: =highway =road =way =bridge =street;place-at in the: =rain =snow =snow =middle;place-at at ?: where,,,car/break down,The car breaks down.
fall over,,object - the: thing furniture toy clothing plant animal;other in the: =wind =storm =snow =mud =garden =hallway;other on the: =ice =stairs =playground =street;place-at at ?: where,,,baby/fall over,The baby falls over.
fall off,,object - the;place-at at: place,,,he/fall off/chair,He falls off the chair.
fall apart,,topic in the: =wash =rain =water;topic in: body;place-at at ?: where,,,book/fall apart,The book falls apart.
come apart,,topic in the: =wash =rain =water =wind =box;topic in: body;place-at at ?: where,,,toy/come apart,The toy comes apart.
come off,,object - the;place-at in the: =water =rain =wash =bath =wind =storm =pool =shower =washing_machine;place-at on the: =bus =stairs =playground,,,button/come off,The button comes off.
come undone,,topic in the: =wind =wash;place-at at ?: where,,,button/come undone,The button comes undone.
fall into,,object - the;object - a: =hole =ditch =trap =puddle,,,dog/fall into/pool,The dog falls into the pool.
fall in,,object - the;object - -: =love;place-at at: place,,,boy/fall in/water,The boy falls in the water.
fall out,,place-from of -: =bed =love;place-from of the: =tree =window =crib =car =boat =nest =wheelchair =chair =truck =pocket =bag =box =drawer =hammock =stroller =backpack =purse =closet =basket;company with: being,,,I/fall out/friend,I fall out with my friend.
meet up,,company with: being;topic for -: =coffee =tea =lunch =dinner =breakfast;place-at at ?: where,,,we/meet up/friend,We meet up with our friend.
fall out with,,object,,,she/fall out with/sister,She falls out with her sister.
hold on,,object to the,,,I/hold on/rope,I hold on to the rope.
hold up,,object - the;object: body,,,I/hold up/sign,I hold up the sign.
hold back,,object - the: =tear;object - the;object: body,,,he/hold back/dog,He holds back the dog.
stick out,,object: body;object - the;recipient at: being,,,he/stick out/tongue,He sticks out his tongue.
log out,,,,,she/log out,She logs out.
log on,,,,,he/log on,He logs on.
sign up,,topic for the,,,I/sign up/class,I sign up for class.
get in,,object - -: =trouble =line =bed =shape =touch;object - the: vehicle room =pool =water =bath =tub =car =shower =lake;object - the;object - the: animal;object: person;topic for -: meal;company with: being,,,we/get in/car,We get in the car.
get into bed,,,,,she/get into bed,She gets into bed.
get in trouble,,company with: being;topic for the;place-at at ?: where,,,I/get in trouble/teacher,I get in trouble with the teacher.
get into trouble,,company with: being;topic for the;place-at at ?: where,,,he/get into trouble,He gets into trouble.
get detention,,topic for the: =mess =noise =window =fight =lie =test;topic for -: =homework;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,he/get detention,He gets detention.
get out of,,object - the,,,I/get out of/car,I get out of the car.
get along,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get along/brother,I get along with my brother.
get better,,topic at the: instrument game;topic at -: sport subject activity language =reading =writing =drawing =dancing;topic after the: =surgery =operation =nap =shot =rest;topic with -: medicine;place-at on -: =vacation =holiday;place-at at ?: where,,,he/get better,He gets better.
get married,,company to: being;place-at in a: =church =castle =garden =temple =chapel =hotel;place-at on the: =beach =boat =farm;place-at at ?: where,,,they/get married,They get married.
get engaged,,company to: being;place-at on -: =vacation =holiday;place-at at ?: where,,,they/get engaged,They get engaged.
get divorced,,,,,parents/get divorced,My parents get divorced.
be engaged,,company to: being,,state,they/be engaged,They are engaged.
be married,,company to: being;place-at in: where,,state,mom/be married/dad,Mom is married to Dad.
be divorced,,,,state,parents/be divorced,My parents are divorced.
get back together,,company with: being,,,they/get back together,They get back together.
break up,,company with: being;topic by -: =text =phone =email;topic over: money;place-at on the: =lake =river;place-at at ?: where,,,I/break up/girlfriend,I break up with my girlfriend.
break up with,,object,,,she/break up with/girlfriend,She breaks up with her girlfriend.
split up,,company with: being,,,they/split up,They split up.
split up with,,object,,,she/split up with/husband,She splits up with her husband.
go out with,,object,,,I/go out with/girl,I go out with the girl.
flirt,,company with: being;place-at at the: event,,,he/flirt/girl,He flirts with the girl.
flirt with,,object,,,she/flirt with/waiter,She flirts with the waiter.
make love,,company to: being,,,they/make love,They make love.
propose to,,object,,,he/propose to/girlfriend,He proposes to his girlfriend.
ask out,,object,,,he/ask out/girl,He asks the girl out.
get home,,place-from from -: =work =school =church =class =camp =practice =daycare;other after -: =dinner =lunch;place-from from the: event;place-from from ?: where;instrument by -: vehicle;company with: being,,,I/get home,I get home.
get back,,object - the: toy thing clothing device =ball =money =phone =bike =book;other from -: =work =school =camp =vacation =class;other with: food drink;place-from from the: event;place-from from: where;place-from from the: being,,,dad/get back,Dad gets back.
go back,,topic for the: =wallet =phone =key =keys =bag =ball =toy =jacket =coat =ticket =glasses =backpack;place-to to the: =car =bus =hotel =doctor =dentist =beginning;place-to to -: =work =school =class =bed =sleep =camp;topic for: edible;place-to to ?: where;company with: being,to,,we/go back/school,We go back to school.
go on,,object - the;object - a: =trip =date =ride =walk =hike =cruise =picnic =diet =vacation;object - -: event,gerund,,we/go on/bus,We go on the bus.
go off,,,,,alarm/go off,The alarm goes off.
go over,,object - the,,,we/go over/lesson,We go over the lesson.
go through,,object - the;object - the: animal;object: person;company with: being,,,we/go through/tunnel,We go through the tunnel.
carry on,,topic with the,gerund,,we/carry on,We carry on.
give up,,object;other on the: thing game =homework =puzzle =test,gerund,,he/give up/to smoke,He gives up smoking.
look up,,object - the;other in the: =dictionary =book;other on the: device =computer =phone =internet =tablet;other at the: =sky =star =stars =moon,,,I/look up/word,I look up the word.
look out,,object - the: =window;place-at for the: vehicle animal =car =ball =dog,,,you/look out,You look out.
look forward,,place-to to the: =visit =trip =weekend =summer =game =play =dance =show =party =movie;place-to to -: =school =Christmas =Halloween =vacation =camp =lunch =dinner =summer_vacation;topic to the,,,I/look forward/party,I look forward to the party.
look forward to,,object - the;object: time;object - -: =Christmas =Halloween =school,gerund doer:gerund,state,I/look forward to/party,I look forward to the party.
look like,,object;object - a: person animal thing,,state,he/look like/dad,He looks like Dad.
look in,,object - the;object: =eye =mouth =pocket =backpack =bag,,,she/look in/box,She looks in the box.
find out,,object - the;topic about the,,,she/find out/truth,She finds out the truth.
work out,,object - the;place-at at the: =gym =park,,,he/work out/answer,He works out the answer.
figure out,,object - the,,,she/figure out/problem,She figures out the problem.
make up,,object,,,he/make up/story,He makes up a story.
make friends,,company with: being,,,I/make friends/neighbor,I make friends with my neighbor.
make friends with,,object - the;object: person,,,I/make friends with/girl,I make friends with the girl.
make peace,,company with: being,,,we/make peace/neighbor,We make peace with our neighbor.
make plans,,topic for the: event time;topic for the: =weekend;company with: being,,,we/make plans/weekend,We make plans for the weekend.
make it,,topic to the: =bus =train =plane =bathroom =toilet =door =potty =game =match =show =party;topic up the: =stairs =hill =ramp;time for -: meal;topic to the: event;place-to to ?: where,,,we/make it/school,We make it to school.
make a list,,purpose for the: event =beach =store =trip =supermarket =party =doctor;object of -: edible clothing;object of the,,,we/make a list/food,We make a list of food.
make up a story,,topic about a: animal thing;topic about: being;place-at at ?: where,,,she/make up a story/dragon,She makes up a story about a dragon.
make trouble,,topic in -: =class;place-at at ?: where,,,he/make trouble/school,He makes trouble at school.
make a choice,,topic about the;place-at at ?: where,,,I/make a choice,I make a choice.
make a puzzle,,company with: being;place-at at ?: where,,,I/make a puzzle/grandpa,I make a puzzle with Grandpa.
make a deal,,company with: being,,,I/make a deal/mom,I make a deal with Mom.
make time,,topic for: being activity sport game,,,dad/make time/me,Dad makes time for me.
make a noise,,instrument with: thing toy device instrument body;topic in -: =class;place-at at ?: where,,,dog/make a noise/kitchen,The dog makes a noise in the kitchen.
make a cake,,beneficiary for: person;purpose for the: event;company with: being;place-at at ?: where,,,mom/make a cake/me,Mom makes me a cake.
make a snowman,,company with: being;place-at in the: =yard =garden =park =snow =backyard;place-at at ?: where,,,we/make a snowman/yard,We make a snowman in the yard.
make a fort,,company with: being;instrument with: =block;place-at in ?: room;place-at in the: nature;place-at at ?: where,,,we/make a fort/living room,We make a fort in the living room.
make a card,,beneficiary for: person;purpose for -: =Christmas =Easter;instrument with: material;place-at at ?: where,,,I/make a card/grandma,I make a card for Grandma.
make a call,,recipient to: being;topic to the: place;instrument with the: device;place-at at ?: where,,,mom/make a call/doctor,Mom makes a call to the doctor.
make a promise,,recipient to: being,,,I/make a promise/mom,I make a promise to Mom.
make a joke,,topic about;place-at at ?: where,,,he/make a joke/me,He makes a joke about me.
make a decision,,topic about the,,,we/make a decision/school,We make a decision about school.
make a drawing,,topic of a: thing animal home toy plant vehicle;topic of: person;place-at on the: =wall =paper =board =sidewalk;beneficiary for: =grandma =mom =dad =teacher =grandpa,,,I/make a drawing/house,I make a drawing of a house.
make a video,,object of the: animal event thing toy vehicle;company with: being,,,we/make a video/dog,We make a video of the dog.
make music,,instrument with: instrument;company with: being,,,we/make music,We make music.
make a fuss,,topic about the;place-at at ?: where,,,he/make a fuss/dinner,He makes a fuss about dinner.
make eye contact,,company with: being,,,she/make eye contact/teacher,She makes eye contact with the teacher.
make faces,,recipient at: being,,,he/make faces/me,He makes faces at me.
pull a face,,recipient at: being,,,she/pull a face/me,She pulls a face at me.
make money,,object at -: =work,,,dad/make money/work,Dad makes money at work.
keep a secret,,object from: being,,,I/keep a secret,I keep a secret.
keep in touch,,company with: being;topic by -: =phone =email =letter =text;topic on: =Facebook,,,I/keep in touch/friend,I keep in touch with my friend.
pick out,,object,,,she/pick out/dress,She picks out a dress.
point to,,object - the,,,he/point to/picture,He points to the picture.
run out,,topic of -: =battery =time =money =gas =petrol =paper =space =ink =data =credit =fuel =patience =energy;topic of: food drink material thing,,,we/run out/milk,We run out of milk.
run low,,topic on -,,,we/run low/milk,We run low on milk.
run after,,object - the,,,dog/run after/cat,The dog runs after the cat.
chase after,,object - the,,,dog/chase after/ball,The dog chases after the ball.
run around,,object - the;company with: being,,,dog/run around/garden,The dog runs around the garden.
run away from,,object - the,,,I/run away from/dog,I run away from the dog.
run errands,,beneficiary for: being,,,mom/run errands/grandma,Mom runs errands for Grandma.
run a race,,company with: being;place-at at ?: where,,,I/run a race/school,I run a race at school.
run into,,object: person;object - the,,,car/run into/tree,The car runs into the tree.
sit up,,place-at in ?: furniture,,,I/sit up,I sit up.
speak up,,,,,she/speak up,She speaks up.
take part,,topic in the,,,we/take part/game,We take part in the game.
take turns,,topic on the: =swing =slide =bike =trampoline =computer =tablet =scooter =seesaw;topic with the: =ball =toy =doll;company with: being,gerund,,they/take turns,They take turns.
take a turn,,topic on the: toy device vehicle thing,,,I/take a turn,I take a turn.
have a turn,,topic on the: toy device vehicle thing;topic with the: =ball =doll;company with: being,,,I/have a turn/slide,I have a turn on the slide.
have a go,,topic on the: toy device vehicle thing;company with: being,,,I/have a go/swing,I have a go on the swing.
go first,,topic in the: game event =line =race;topic in -: =class =line;topic on the: toy =slide =swing;place-at at ?: where,,,I/go first,I go first.
come first,,topic in the: game event sport =race,,,I/come first/race,I come first in the race.
come last,,topic in the: game event sport,,,I/come last,I come last.
keep score,,topic in the: game event sport,,,dad/keep score/game,Dad keeps score in the game.
level up,,topic in the: game =game;place-to to: =level,,,I/level up/game,I level up in the game.
win against,,object - the: =school =team =class;object;topic at -: sport game;topic in the: =race =final,,,we/win against/Spain,We win against Spain.
deal,,object - the,,,he/deal/card,He deals the cards.
shuffle,,object - the: thing game =card =cards;place-to to ?: where;object - the,,,I/shuffle/card,I shuffle the cards.
try out,,object - the,,,she/try out/swing,She tries out the swing.
turn around,,,,,he/turn around,He turns around.
turn into,,object - a,,,frog/turn into/prince,The frog turns into a prince.
turn over,,object - the,,,he/turn over/card,He turns over the card.
use up,,object - the,,,she/use up/paper,She uses up the paper.
wash up,,,,,we/wash up,We wash up.
watch out,,topic for the,,,we/watch out/car,We watch out for cars.
zip up,grooming,object: clothing;object - the,,,she/zip up/jacket,She zips up her jacket.
unplug,,object - the,,,he/unplug/lamp,He unplugs the lamp.
let go,,topic of the,,,she/let go/rope,She lets go of the rope.
hang out,,object - the: clothing material =washing =laundry =sheet =towel;company with: being;other in -: =class =bed =line;other at -: =work;other in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;other on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;other in the: vehicle;place-at at the: event;place-at at ?: where,,,I/hang out/friend,I hang out with my friend.
hang out with,,object,,,I/hang out with/friend,I hang out with my friend.
hang around,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,boys/hang around/park,The boys hang around at the park.
hang around with,,object - the;object: person,,,I/hang around with/cousin,I hang around with my cousin.
have a chat,,company with: being;topic about;place-at at -: =work;place-at at ?: where,,,I/have a chat/grandma,I have a chat with Grandma.
have a word,,company with: being,,,teacher/have a word/mom,The teacher has a word with Mom.
have a laugh,,topic about the;company with: being;place-at at ?: where,,,I/have a laugh/friend,I have a laugh with my friend.
have a sleepover,,topic for: =birthday;place-at in the: =tent =living_room =basement =garden;company with: being;place-at at ?: where,,,I/have a sleepover/friend,I have a sleepover with my friend.
have a playdate,,place-at in the: =park =garden;company with: being;place-at at ?: where,,,I/have a playdate/friend,I have a playdate with my friend.
have a meeting,,place-at at -: =work =school =church;other with the: =boss =principal;topic about the: thing idea event activity money;company with: being;place-at at ?: where,,state,mom/have a meeting/teacher,Mom has a meeting with the teacher.
have an appointment,,place-at at -: =school =work;other with the: =doctor =dentist =nurse =therapist =vet =barber;topic for: animal body;company with: being;place-at at ?: where,,state,I/have an appointment/doctor,I have an appointment with the doctor.
make an appointment,,company with: being,,,mom/make an appointment/dentist,Mom makes an appointment with the dentist.
have an idea,,topic for a: game thing media story activity;topic for the: event;topic about;place-at at ?: where,,,I/have an idea,I have an idea.
have a question,,recipient for: being;topic about the;place-at at -: =work;place-at at ?: where,,,I/have a question/teacher,I have a question for the teacher.
have a problem,,place-at at -: =work =school =home;other with: =boss;topic with the;company with: being;place-at at ?: where,,,I/have a problem/computer,I have a problem with the computer.
have a look,,topic at the;topic at: body;topic in the: =mirror =drawer =box,,,I/have a look/book,I have a look at the book.
have a break,,place-from from -: =work =school =homework =math;company with: being;place-at at ?: where,,,we/have a break,We have a break.
spend time,,company with: being;topic on the: device game thing activity,,,I/spend time/grandpa,I spend time with Grandpa.
spend the night,,place-at at: =house;place-at in the: =hospital =tent =car;place-at in a: =hotel =tent;company with: being;place-at at ?: where,,,I/spend the night/hospital,I spend the night in the hospital.
spend time with,,object,,,mom/spend time with/me,Mom spends time with me.
spend money,,topic on -: thing toy clothing edible game book device sport,,,I/spend money/toy,I spend money on toys.
hang on,,,,,we/hang on,We hang on.
come over,,topic for -: =lunch =dinner =breakfast =coffee =tea =Christmas =Thanksgiving;topic for a: =drink =visit =chat =playdate =sleepover =party;topic for the: event;topic for: edible;other after -: =work =school;place-to to: where;company with: being,,,friend/come over,My friend comes over.
come out,,place-at in the: =sun =wash =rain =dark;topic in -: =spring =summer =winter =fall;place-from from the: =hole =ground =egg =faucet =oven =cave;place-from of the: =box =bath =shower =water =car =pool =nest =tunnel food =chimney =nose =wall;place-from of: where thing furniture;company with: being,,,cat/come out/box,The cat comes out of the box.
come down,,object - the: =stairs =steps =slide =ladder =hill =mountain =hallway =street =road =chimney =path =escalator =aisle =pole;place-at by -: =train =bus =plane =car;topic for -: =breakfast =lunch =dinner =supper;place-from from the: plant furniture =roof =sky =shelf =attic;company with: being;instrument with the: thing =cane,,,cat/come down/tree,The cat comes down from the tree.
come home,,place-from from -: =work =school =church =class =camp =practice =daycare;other after -: =dinner =lunch;place-from from the: event;place-from from ?: where;instrument by -: vehicle;company with: being,,,dad/come home/work,Dad comes home from work.
come inside,,object - the: home vehicle =tent;other because of the: =rain =cold =snow =wind;other for: =lunch =dinner;other for: edible;company with: being,,,cat/come inside,The cat comes inside.
come around,,topic for -: =lunch =dinner =breakfast =coffee =tea;topic for a: =drink =visit =chat =coffee;topic for: edible;other after -: =work =school;place-to to: where;company with: being,,,grandma/come around,Grandma comes around.
come by,,object - the: where =office =store;other for -: =lunch =dinner =breakfast =coffee =tea;other for a: =visit =chat;other for: edible;other after -: =work =school;company with: being,,,neighbor/come by,My neighbor comes by.
come across,,object - a;other on the: =path =street =road =beach =way =trail =internet;other in the: =forest =woods =garden =drawer =book =attic =park;object - a: where,,,I/come across/photo,I come across a photo.
come up with,,object - a: =name =plan =idea =solution =game =song =story =answer =way =recipe =joke;object;other for the: being event thing idea =problem,,,she/come up with/idea,She comes up with an idea.
come with,,object: person animal;other on the: =trip =field_trip =vacation =bus =walk =ride;place-to to the: nature event =dentist =doctor =vet =movie =park =store =game;other on the: =bus =walk =ride;place-to to ?: where;object - the,,,you/come with/me,You come with me.
drop by,,object - the: where;other for -: =lunch =dinner =breakfast =coffee =tea;other for a: =visit =chat;other after -: =work =school;other with: food toy thing;company with: being,,,friend/drop by,My friend drops by.
drop in,,topic for -: =lunch =dinner =coffee =tea;topic for a: =visit =chat;other after -: =work =school;recipient on: being,,,aunt/drop in,My aunt drops in.
pop in,,topic for -: =coffee =tea =lunch =dinner =breakfast;place-to to: where,,,grandma/pop in,Grandma pops in.
end up,,place-at in the: plant thing nature furniture vehicle;place-at at ?: where,gerund,,we/end up/hospital,We end up at the hospital.
come on,,,,,light/come on,The light comes on.
come along,,company with: being;place-to to the: nature event =dentist =doctor =vet =movie;place-to on the: =trip =walk =ride;place-to to ?: where,,,he/come along,He comes along.
come from,,object,,state,she/come from/Spain,She comes from Spain.
stay up,,,,,we/stay up,We stay up.
stay away,,place-from from: being where thing nature vehicle furniture device plant food drink,,,dog/stay away,The dog stays away.
stay home,,company with: being,,,I/stay home,I stay home.
stay quiet,,topic in -: =class;place-at at the: event;place-at in the: vehicle;place-at at ?: where,,,I/stay quiet/library,I stay quiet at the library.
stay with,,object;place-at at ?: where,,,I/stay with/grandma,I stay with Grandma.
eat out,,place-at at a: =restaurant;place-at at ?: where;company with: being;topic for: =birthday,,,we/eat out,We eat out.
get angry,,company with: person;topic about the,,,dad/get angry/me,Dad gets angry with me.
get mad,,recipient at: being;topic about the,,,mom/get mad/me,Mom gets mad at me.
get mad at,,object - the;object: person;topic about the,,,dad/get mad at/me,Dad gets mad at me.
get emotional,,topic about the;place-at at the: event,,,mom/get emotional/wedding,Mom gets emotional at the wedding.
get nervous,,topic about the,,,I/get nervous/exam,I get nervous about the exam.
get jealous,,topic of;place-at at ?: where,,,I/get jealous/brother,I get jealous of my brother.
get frustrated,,topic with the;company with: being;place-at at ?: where,,,I/get frustrated/homework,I get frustrated with my homework.
get confused,,topic about the;topic in -: =class;place-at at ?: where,,,I/get confused/number,I get confused about the number.
get embarrassed,,topic in -: =class;topic about the;place-at at ?: where,,,I/get embarrassed/class,I get embarrassed in class.
get annoyed,,company with: person;topic about the;place-at at ?: where,,,dad/get annoyed/noise,Dad gets annoyed about the noise.
get worried,,topic about the,,,mom/get worried/me,Mom gets worried about me.
get used,,object to the;object to -: subject,,,I/get used/school,I get used to school.
get a fright,,object from the;place-at at ?: where,,,I/get a fright/spider,I get a fright from the spider.
get involved,,topic in the;topic in -: sport,,,she/get involved/project,She gets involved in the project.
get tired,,place-from from -: =work =school =therapy;place-from from the: =walk =run =trip =hike =ride =swim =drive =climb =party;topic of the: weather;topic of,,,I/get tired,I get tired.
get sick,,topic from: edible =candy =chocolate =fish =milk =ice_cream;topic from the: medicine plant =smoke =food =heat;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get sick/bus,I get sick on the bus.
have fun,,place-at on the: =trip =bus =slide =swing =beach =playground =trampoline =boat;place-at in the: =snow =pool =water =rain =garden =yard =sun =mud =city =lake =sea;topic with the: toy game =ball;topic at the: event;company with: being;place-at at -: =work;place-at at ?: where,gerund,,we/have fun,We have fun.
have a go at,,object - the;object: person,,,she/have a go at/me,She has a go at me.
have trouble,,topic with the: =stairs =door =window =button =zipper =phone =computer =lock;topic with: clothing;topic with;place-at at ?: where,gerund,,I/have trouble/math,I have trouble with math.
have time,,topic for the: event;topic for: =breakfast =lunch =dinner;topic for a: game story =break =nap =walk =movie =coffee;topic for -: =homework =sport;beneficiary for: being,,state,I/have time/game,I have time for a game.
can't wait,,topic for the,to,state,I/can't wait/party,I can't wait for the party.
have a good time,,place-at on the: =trip =bus =beach =boat =playground;place-at in the: =snow =pool =water =garden;topic at the: event;company with: being;place-at at -: =work;place-at at ?: where,,,they/have a good time,They have a good time.
go shopping,,topic for: clothing edible toy furniture device book medicine;company with: being;place-at at ?: where,,,we/go shopping/mom,We go shopping with Mom.
go swimming,,place-at in the: nature =pool =sea =ocean =river =lake =pond;company with: being;place-at on -: =vacation =holiday;place-at at ?: where,,,I/go swimming/dad,I go swimming with Dad.
go skiing,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,we/go skiing/winter,We go skiing in winter.
go skating,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go skating,I go skating.
go bowling,,topic for: =birthday;place-at at ?: where;company with: being,,,we/go bowling/friend,We go bowling with our friend.
go dancing,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,mom/go dancing/dad,Mom goes dancing with Dad.
go hiking,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,we/go hiking/forest,We go hiking in the forest.
go running,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,mom/go running/park,Mom goes running in the park.
go jogging,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go jogging/dad,I go jogging with Dad.
go cycling,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,we/go cycling/dad,We go cycling with Dad.
go sailing,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go sailing,I go sailing.
go riding,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go riding,I go riding.
go horse riding,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go horse riding/sister,I go horse riding with my sister.
go climbing,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,we/go climbing/friend,We go climbing with our friend.
go sightseeing,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go sightseeing,I go sightseeing.
go for a run,,instrument on the: =bike =bicycle =horse =motorbike =scooter =motorcycle =pony =boat =train =bus;instrument in the: vehicle;place-at along the: =river =coast =shore =road;place-at on the: =beach =trail =lake =sidewalk;place-at around the: =block =neighborhood =city =town =track =island;place-at in the: nature =park =rain =snow =garden =city =country =countryside =woods =mountains;place-to to ?: where;company with: being,,,mom/go for a run/park,Mom goes for a run in the park.
go for a swim,,place-at in the: nature =pool =sea =ocean =river =lake =pond;company with: being;place-at on -: =vacation =holiday;place-at at ?: where,,,we/go for a swim/sea,We go for a swim in the sea.
go for a ride,,instrument on the: =bike =bicycle =horse =motorbike =scooter =motorcycle =pony =boat =train =bus;instrument in the: vehicle;place-at along the: =river =coast =shore =road;place-at on the: =beach =trail =lake =sidewalk;place-at around the: =block =neighborhood =city =town =track =island;place-at in the: nature =park =rain =snow =garden =city =country =countryside =woods =mountains;place-to to ?: where;company with: being,,,we/go for a ride/bike,We go for a ride on the bike.
go for a drive,,instrument on the: =bike =bicycle =horse =motorbike =scooter =motorcycle =pony =boat =train =bus;instrument in the: vehicle;place-at along the: =river =coast =shore =road;place-at on the: =beach =trail =lake =sidewalk;place-at around the: =block =neighborhood =city =town =track =island;place-at in the: nature =park =rain =snow =garden =city =country =countryside =woods =mountains;place-to to ?: where;company with: being,,,I/go for a drive,I go for a drive.
go on holiday,,instrument by -: vehicle;instrument in the: =car =van;place-to to the: nature =mountains =beach =lake =sea;place-to to ?: where;company with: being,,,we/go on holiday/Spain,We go on holiday to Spain.
go on vacation,,instrument by -: vehicle;instrument in the: =car =van;place-to to the: nature =mountains =beach =lake =sea;place-to to ?: where;company with: being,,,we/go on vacation/beach,We go on vacation to the beach.
go on a trip,,instrument by -: vehicle;instrument in the: =car =van;place-to to the: nature =mountains =beach =lake =sea =moon;place-to to ?: where;company with: being,,,we/go on a trip/zoo,We go on a trip to the zoo.
go on a date,,place-to to a: =restaurant =movie =concert =cafe =party =game;place-to to the: =park =beach =movies =zoo;company with a: =girl =boy =man =woman;company with: being;topic for: edible,,,I/go on a date/girlfriend,I go on a date with my girlfriend.
go for a walk,,place-at in the: =rain =snow =dark =wind =sun =forest =garden =woods =city =mountains =country =neighborhood;place-at on the: =beach =trail =sidewalk =bridge;place-at around the: =block =lake =city =neighborhood =town =track;place-at along the: =river =shore =coast;place-at at -: =sunset =sunrise =night =noon;place-at at: where nature;instrument with: thing;company with: being,,,we/go for a walk/dog,We go for a walk with the dog.
take a walk,,company with: being,,,I/take a walk/grandma,I take a walk with Grandma.
take a break,,,,,we/take a break,We take a break.
pay attention,,recipient to: being thing event,,,she/pay attention/teacher,She pays attention to the teacher.
say goodbye,,recipient to: being,,,he/say goodbye/friend,He says goodbye to his friend.
say hello,,recipient to: being,,,she/say hello/teacher,She says hello to the teacher.
say cheese,,recipient to: being;topic for the: =camera =picture =photo,,,we/say cheese,We say cheese.
say hi,,recipient to: being,,,I/say hi/friend,I say hi to my friend.
say bye,,recipient to: being,,,baby/say bye/dad,The baby says bye to Dad.
say good night,,recipient to: being,,,I/say good night/grandma,I say good night to Grandma.
say goodnight,,recipient to: being,,,I/say goodnight/grandma,I say goodnight to Grandma.
say good morning,,recipient to: being,,,I/say good morning,I say good morning.
sing happy birthday,,recipient to: being,,,we/sing happy birthday/you,We sing happy birthday to you.
wish good luck,,object - the: =class =team =group;object;topic on the: =test =exam =game =race =quiz =match =trip =interview =show =surgery,,,I/wish good luck/you,I wish you good luck.
say sorry,,recipient to: being,,,he/say sorry/sister,He says sorry to his sister.
wonder,,topic about the,,state,I/wonder/party,I wonder about the party.
complain,,recipient to: being;topic about the,about doer:about,,he/complain/noise,He complains about the noise.
suffer,,topic from,,state,she/suffer/asthma,She suffers from asthma.
insist,,topic on the,on,,he/insist/answer,He insists on the answer.
succeed,,topic in the,in,,we/succeed,We succeed.
concentrate,,topic on -: subject =work =homework;topic because of the: =noise =music =heat =headache =dog;topic on the;place-at in -: =class =bed =line,on,,I/concentrate/lesson,I concentrate on the lesson.
focus,,topic on the,on,,she/focus/task,She focuses on the task.
deserve,,object,to,state,we/deserve/break,We deserve a break.
hire,,object - a: person =clown =band =babysitter =cleaner;object - a;other for the: event thing furniture room vehicle animal home =party =wedding =sink =garden =kids,doer:to,,they/hire/nurse,They hire a nurse.
apply,,object - the: material medicine;topic for a: idea activity thing;topic for a: =job,,,I/apply/job,I apply for a job.
rely,,topic on,on doer:on+to,state,I/rely/you,I rely on you.
consist,,topic of,,state,it/consist/wood,It consists of wood.
apply for,,object - a,,,sister/apply for/university,My sister applies for university.
resign,,place-from from the: =job;place-from from: where,,,boss/resign,The boss resigns.
commute,,place-to to ?: where;instrument by -: vehicle,,,mom/commute/city,Mom commutes to the city.
work as,,object - a,,,mom/work as/nurse,Mom works as a nurse.
work with,,topic - -: animal device thing;object: person,,,mom/work with/children,Mom works with children.
work for,,object,,,dad/work for/company,Dad works for a company.
work hard,,place-at at ?: where,,,I/work hard/school,I work hard at school.
work overtime,,place-at at ?: where,,,dad/work overtime/factory,Dad works overtime at the factory.
work from home,,,,,dad/work from home,Dad works from home.
negotiate,,company with: being; object - the; place-at at the: where event,,,mom/negotiate/boss,Mom negotiates with her boss.
invest,,object: money;topic in the: place idea thing,,,dad/invest/company,Dad invests in the company.
remind,,object - the: =class =team =group;object;topic about the,to subjunctive,,she/remind/me,She reminds me.
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
text,,object; recipient -: being; place-at at the: where event,,,she/text/mom,She texts Mom.
message,,object: person,,,he/message/friend,He messages his friend.
email,,object; recipient -: being; place-at at the: where event,,,she/email/teacher,She emails the teacher.
park,,object - the;place-at on the: =street =road =sidewalk =grass =lawn =hill;place-at at the: =mall =airport =station =store =hospital =beach =supermarket;place-at in the: place room,,,dad/park/car,Dad parks the car.
pull over,,object - the,,,dad/pull over/car,Dad pulls over the car.
reverse,,object - the: vehicle;place-to into the: home plant thing place material furniture,,,dad/reverse/car,Dad reverses the car.
steer,,object - the; place-at at the: where event,,,I/steer/boat,I steer the boat.
speed up,,object - the; place-at at the: where event,,,dad/speed up/car,Dad speeds up the car.
skid,,place-at on the: nature weather =ice,,,car/skid,The car skids.
honk,,object - the: =horn;object at the: being vehicle;place-at in: =traffic,,,driver/honk/us,The driver honks at us.
turn left,,place-at at the: where thing device,,,car/turn left/light,The car turns left at the light.
turn right,,place-at at the: where thing device,,,you/turn right/corner,You turn right at the corner.
cross the road,,company with: being,,,I/cross the road/mom,I cross the road with Mom.
emigrate,,place-to to ?: where,,,grandpa/emigrate/Canada,Grandpa emigrates to Canada.
strap in,,object - the;object: person,,,mom/strap in/baby,Mom straps in the baby.
buckle up,,place-at in the: vehicle;object - the: being,,,I/buckle up/car,I buckle up in the car.
drive off,,instrument in the: vehicle,,,car/drive off,The car drives off.
tow,,object - the,,,truck/tow/car,The truck tows the car.
chat,,company with: being;topic about,,,I/chat/friend,I chat with my friend.
natter,,company with: being;place-at on the: device,,,mom/natter/neighbor,Mom natters with the neighbor.
faff about,,place-at in the: room where;instrument with the: device thing,,,we/faff about/kitchen,We faff about in the kitchen.
interrupt,,object,,,he/interrupt/me,He interrupts me.
ignore,,object - the,,,they/ignore/me,They ignore me.
trust,,object,doer:to,state,I/trust/you,I trust you.
respect,,object,,state,they/respect/me,They respect me.
support,,object,,,she/support/me,She supports me.
plug,,object - the;place-to into the: device =socket =outlet =wall,,,he/plug/cable,He plugs the cable.
rinse,grooming,object - the;object: body,,,she/rinse/mouth,She rinses her mouth.
wipe,grooming,object - the;object: body,,,he/wipe/table,He wipes the table.
squeeze,,object - the;object: body,,,she/squeeze/lemon,She squeezes the lemon.
squeal,,recipient at: being;topic at the;place-at at ?: where,,,pig/squeal,The pig squeals.
squish,,object - the;object: body;instrument with: body;place-at at ?: where,,,I/squish/grape,I squish the grape.
squash,,object - the;instrument with: body;instrument with a: =book =shoe;place-at at ?: where,,,he/squash/bug,He squashes the bug.
peel,,object,,,he/peel/orange,He peels an orange.
slice,,object;object - the,,,mom/slice/bread,Mom slices bread.
stir,,object - the,,,she/stir/soup,She stirs the soup.
boil,,object: edible;object - the;object: person;place-at on the: =stove =fire =burner =campfire;place-at in the: =pot =pan =kettle =microwave =kitchen;beneficiary for: person;topic for the: =soup =salad,,,dad/boil/egg,Dad boils an egg.
deliver,,object - the;recipient to: being,,,he/deliver/letter,He delivers the letter.
receive,,object;place-from from: being,,,she/receive/letter,She receives a letter.
rent,,object;recipient to: being,,,we/rent/car,We rent a car.
vote,,place-at in the: =election;topic for the,,,I/vote/party,I vote for the party.
protest,,topic against the;place-at in the: where,,,people/protest/war,People protest against the war.
elect,,object - the: person,,,we/elect/president,We elect the president.
ban,,topic - -: thing toy device food drink animal book =phone =phones;object - the,doer:from,,they/ban/book,They ban books.
invade,,object - the,,,soldier/invade/country,The soldier invades the country.
fight for,,object - -,,,they/fight for/freedom,They fight for freedom.
break the rules,,topic of the: game,,,he/break the rules/game,He breaks the rules of the game.
follow the rules,,topic in -: =class;place-at at ?: where,,,we/follow the rules/class,We follow the rules in class.
abandon,,object - the,,,they/abandon/dog,They abandon the dog.
accept,,object - the: =invitation =offer =apology =challenge =gift =present =award =prize;object,,,I/accept/invitation,I accept the invitation.
accompany,,object: person animal =class =team =group =choir;object;place-to to the: event =doctor =dentist;other on the: =trip =walk =tour;place-to to ?: where,,,mom/accompany/me,Mom accompanies me.
accuse,,object;topic of,doer:of,,he/accuse/me,He accuses me.
achieve,,object - the,,,she/achieve/goal,She achieves the goal.
add,,object;place-to to the: dish meal,,,mom/add/salt,Mom adds salt.
admire,,object,doer:for,state,I/admire/firefighter,I admire the firefighter.
admit,,object - the,gerund,,he/admit/mistake,He admits the mistake.
adopt,,object - a;other from the: =shelter =street =orphanage =farm,,,we/adopt/dog,We adopt a dog.
advise,,object,to subjunctive,,doctor/advise/me/to rest,The doctor advises me to rest.
afford,,object,to,state,we/afford/car,We afford a car.
amaze,,object,,,magician/amaze/me,The magician amazes me.
announce,,object - the,,,teacher/announce/party,The teacher announces the party.
appear,,attribute;place-at in the: where,to,,moon/appear,The moon appears.
applaud,,object - the,,,we/applaud/singer,We applaud the singer.
approach,,object - the,,,dog/approach/boy,The dog approaches the boy.
approve,,object - the;topic of the: being,,,mom/approve/plan,Mom approves the plan.
approve of,,object - the;object: person,gerund doer:gerund,,mom/approve of/plan,Mom approves of the plan.
arrange,,object - the,,,she/arrange/flowers,She arranges the flowers.
arrest,,object - the,doer:for,,police/arrest/thief,The police arrest the thief.
assemble,,object - the,,,dad/assemble/table,Dad assembles the table.
attack,,object - the,,,lion/attack/zebra,The lion attacks the zebra.
attend,,object: event place,,,we/attend/party,We attend a party.
attract,,object - -: =iron =metal =bee =ant;object,,,light/attract/insect,The light attracts an insect.
babysit,,object - the; place-at at the: where event,,,she/babysit/boy,She babysits the boy.
back up,,object - the,,,dad/back up/car,Dad backs up the car.
balance,,object - a: toy book food dish thing;place-at on the: furniture thing =bike =beam =rope =scooter =skateboard =log =surfboard;place-at on: body,,,he/balance/rope,He balances on the rope.
bang,,object - the;place-at on the: furniture,,,he/bang/drum,He bangs the drum.
bandage,,object - the: being;object: body,,,I/bandage/knee,I bandage my knee.
bargain,,company with: being,,,dad/bargain/seller,Dad bargains with the seller.
beat,,object - the: food =cream =egg =batter =level =boss =team;object;other at -: sport;other at -: =chess =checkers =cards =soccer;other at the: =game;other in the: =race =match;other at -: game;instrument with a: =whisk =fork =spoon =stick;instrument with: thing device toy material;other in the: =bowl,,,she/beat/egg,She beats the egg.
beg,,object;topic for a: toy animal =pool =cookie =phone =ride =puppy;topic for: food drink thing toy animal money;place-at at ?: where,to subjunctive,,dog/beg/food,The dog begs for food.
behave,,object - -: =myself =yourself =himself =herself =itself =ourselves =yourselves =themselves; manner; place-at at the: where event,,,boy/behave,The boy behaves.
blame,,object;topic for the,doer:for,,she/blame/me,She blames me.
bless,,object,,,grandma/bless/me,Grandma blesses me.
blink,,object - the;object: body,,,I/blink,I blink.
block,,object - the,,,car/block/door,The car blocks the door.
blush,,,,,I/blush,I blush.
board,,object - the,,,we/board/plane,We board the plane.
boast,,recipient to: being;topic about the,about,,he/boast,He boasts.
book,,object - a: =table =room =hotel =seat =ticket =appointment =flight =taxi;object: place event vehicle home duration weekday =trip,,,mom/book/hotel,Mom books a hotel.
bounce,,object - the;recipient to: being,,,he/bounce/ball,He bounces the ball.
breastfeed,,object - the; place-at at the: where event,,,mom/breastfeed/baby,Mom breastfeeds the baby.
bully,,object,,,they/bully/me,They bully me.
bump,,object: body;object - the;other on the: thing furniture home room toy device =door =wall =window =shelf =ceiling =table;place-at at ?: where,,,I/bump/head,I bump my head.
bump into,,object - the;object: person,,,I/bump into/door,I bump into the door.
burp,,object - the: person,,,baby/burp,The baby burps.
bury,,object - the;other under the: plant =tree =rock =porch =house =bush =ground =snow;other on the: =beach =island =hill;place-at in the: nature =sand =garden =yard =park =box =ground =forest =cemetery =snow,,,dog/bury/bone,The dog buries the bone.
button,,object - the: clothing thing;object: clothing,,,he/button/shirt,He buttons his shirt.
button up,grooming,object: clothing,,,she/button up/coat,She buttons up her coat.
calculate,,object - the,,,we/calculate/price,We calculate the price.
caress,,object - the,,,I/caress/cat,I caress the cat.
carve,,object - a;other out of -: material =wood =stone =ice =soap =bone =ivory =marble,,,we/carve/pumpkin,We carve a pumpkin.
cause,,object,doer:to,,rain/cause/problem,Rain causes a problem.
chase,,object - the,,,dog/chase/cat,The dog chases the cat.
cheat,,topic on the: =test =exam =quiz =homework =essay;topic at -: sport;topic at: game =cards =card;topic at the: =game;topic in the: =race;topic on the,,,he/cheat,He cheats.
cheat on,,object - the;object: person,,,he/cheat on/test,He cheats on the test.
check in,,place-at at ?: where,,,we/check in,We check in.
check out,,object - the;place-from of the: =hotel =motel;place-from from the: =library;place-at in the: =basement =garage =attic =garden,,,we/check out/book,We check out the book.
choke,,topic on: food thing toy,,,he/choke,He chokes.
chop,,object - the: =wood =tree;object: edible;object - the;other for the: =soup =salad =stew =fire =sauce =dinner;instrument with a: =axe =knife;other on the: =board;place-at at ?: where,,,dad/chop/onion,Dad chops an onion.
chop up,,object: edible;object - the,,,she/chop up/carrot,She chops up a carrot.
close down,,,,,store/close down,The store closes down.
collapse,,,,,tower/collapse,The tower collapses.
collect,,object,,state,she/collect/shells,She collects shells.
combine,,object - the,,,we/combine/colors,We combine the colors.
comfort,,object: animal person;object;other with a: =hug =song =toy =blanket =story =kiss =cookie =bottle;other after the: =fall =nightmare =shot =fight =accident =game =funeral =surgery;other during the: =storm =thunder =night =movie;other in: =arm =arms =lap;other on the: =couch;place-at at ?: where,,,she/comfort/baby,She comforts the baby.
come true,,topic at ?: where,,,dream/come true,The dream comes true.
command,,object,to subjunctive,,king/command/soldier,The king commands the soldier.
communicate,,company with: being;topic about,,,I/communicate/friend,I communicate with my friend.
compete,,company against: being;place-at in the: event sport game,,,we/compete,We compete.
compose,,object; place-at at the: where event,,,he/compose/song,He composes a song.
confess,,object - the;recipient to: being,,,he/confess,He confesses.
confuse,,object,,,she/confuse/me,She confuses me.
congratulate,,object;topic on the,doer:on,,we/congratulate/winner,We congratulate the winner.
connect,,object - the: =dot =dots =wire =cable =speaker =pipe =hose;object - the;company to the: media device =wifi =Wi-Fi =internet =battery =wall =TV =computer =tablet =phone =speaker =bluetooth =faucet =pipe =outlet =socket =plug =headphones =printer;instrument with: =pencil =line,,,I/connect/cable,I connect the cable.
conquer,,object - the,,,knight/conquer/castle,The knight conquers the castle.
consider,,object - the,gerund,state,she/consider/idea,She considers the idea.
contact,,object,,,mom/contact/doctor,Mom contacts the doctor.
control,,object - the,,,he/control/robot,He controls the robot.
cope,,topic with -: feeling idea =stress;topic with the,with,,I/cope,I cope.
correct,,object - the,,,teacher/correct/exam,The teacher corrects the exam.
count on,,object,gerund doer:to,state,I/count on/you,I count on you.
crack,,object - the;object: food body;other on the: food plant furniture =rock =floor =nut =sidewalk =ice =table;other in the: =bowl;other into the: =pan,,,dad/crack/egg,Dad cracks an egg.
crash,,place-to into the: where plant vehicle furniture =wall =fence =pole =lamppost =streetlight =post =pillar =column =building =curb =barrier =mailbox =gate =hydrant =sign =railing;place-to against the: =rock =shore =cliff =beach;object - the;object - the: =bike =car =scooter =drone;place-at on the: =highway =road =moon,,,car/crash/tree,The car crashes into the tree.
create,,object,,,she/create/story,She creates a story.
creep,,place-to into the: where =room =house;place-to up the: =stairs;place-at under the: =bed =table =fence;place-to toward the: animal food;place-at up: body;place-at through the: =grass =forest =garden,,,cat/creep,The cat creeps.
criticize,,object,doer:for,,he/criticize/me,He criticizes me.
crouch,,place-at behind the: furniture plant,,,I/crouch,I crouch.
crush,,object - the;object: food,,,she/crush/box,She crushes the box.
cry out,,,,,girl/cry out,The girl cries out.
curl up,,place-at on the: furniture;place-at in ?: room home,,,cat/curl up/sofa,The cat curls up on the sofa.
cut down,,object - the,,,man/cut down/tree,The man cuts down the tree.
cut off,,object - the,,,he/cut off/branch,He cuts off the branch.
cut out,,object - the;instrument with: thing;other from -: =paper =cardboard =felt =fabric;other from the: =magazine =newspaper =book,,,I/cut out/picture,I cut out the picture.
cycle,,place-to to ?: where;company with: being,,,we/cycle/school,We cycle to school.
damage,,object - the,,,rain/damage/roof,Rain damages the roof.
dare,,object,to subjunctive,,I/dare/to jump,I dare to jump.
deal with,,object - the,,,she/deal with/problem,She deals with the problem.
defend,,object,,,dog/defend/me,The dog defends me.
stand up for,,object;object - the: animal,,,she/stand up for/friend,She stands up for her friend.
stick up for,,object,,,I/stick up for/sister,I stick up for my sister.
stand out,,topic in -: =class,,,he/stand out/class,He stands out in class.
stand on,,object - the,,,I/stand on/chair,I stand on the chair.
push over,,object - the;object: person,,,he/push over/me,He pushes me over.
trip up,,object,,,he/trip up/me,He trips me up.
shove,,object - the;object: person,,,he/shove/me,He shoves me.
spit at,,object - the;object: person,,,he/spit at/me,He spits at me.
delay,,object - the,gerund,,snow/delay/train,Snow delays the train.
delete,,object - the,,,I/delete/photo,I delete the photo.
demand,,object,to,,he/demand/money,He demands money.
deny,,object - the;recipient -: being,gerund,,she/deny/lie,She denies the lie.
depend on,,object,gerund doer:to,state,I/depend on/you,I depend on you.
design,,object,,,she/design/dress,She designs a dress.
destroy,,object - the;instrument with: thing toy body =foot =hammer,,,he/destroy/tower,He destroys the tower.
develop,,object,,,they/develop/game,They develop a game.
dial,,object - the,,,I/dial/number,I dial the number.
disagree,,company with: being;topic about the,,state,I/disagree/you,I disagree with you.
disappear,,place-from from: where,,,rabbit/disappear,The rabbit disappears.
disappoint,,object,,,he/disappoint/me,He disappoints me.
discover,,object - a: animal plant nature place;object;other in the: where nature food furniture =sandwich =garden =cave =drawer =forest =box =book =pocket,,,she/discover/treasure,She discovers a treasure.
discuss,,object - the;company with: being,,,we/discuss/problem,We discuss the problem.
disobey,,object,,,he/disobey/mom,He disobeys Mom.
distract,,object,,,phone/distract/me,The phone distracts me.
disturb,,object,,,noise/disturb/me,The noise disturbs me.
divide,,object - the,,,we/divide/cake,We divide the cake.
donate,,object;recipient to: being place,,,she/donate/clothes,She donates clothes.
do up,grooming,object: clothing,,,he/do up/coat,He does up his coat.
do without,,object,,state,we/do without/sugar,We do without sugar.
doubt,,object - the,,state,I/doubt/story,I doubt the story.
download,,object;place-at on: device,,,I/download/game,I download a game.
google,,object - the; place-at at the: where event,,,I/google/answer,I google the answer.
swipe,,object - the,,,I/swipe/screen,I swipe the screen.
zoom in,,topic on the;place-at at ?: where,,,I/zoom in/photo,I zoom in on the photo.
reset,,object - the,,,I/reset/password,I reset the password.
restart,,object - the;place-at in the: room;place-at at ?: where,,,I/restart/tablet,I restart the tablet.
rewind,,object - the;place-at on the: device,,,he/rewind/movie,He rewinds the movie.
hack,,object - the,,,he/hack/computer,He hacks the computer.
comment,,topic on the;place-at at ?: where,,,I/comment/photo,I comment on the photo.
video call,,object,,,I/video call/grandma,I video call Grandma.
video chat,,company with: being;instrument on the: device;place-at at ?: where,,,I/video chat/grandma,I video chat with Grandma.
take a screenshot,,object of the,,,I/take a screenshot,I take a screenshot.
take a selfie,,company with the: being,,,we/take a selfie/dog,We take a selfie with the dog.
attach,,object - the;place-to to the: =email =message =letter =wall =board =rope =wheelchair,,,I/attach/photo/email,I attach the photo to the email.
log into,,object - the,,,I/log into/computer,I log into the computer.
log off,,object - the,,,I/log off/computer,I log off the computer.
sign up for,,object - the,,,she/sign up for/team,She signs up for the team.
set an alarm,,topic for,,,I/set an alarm/six,I set an alarm for six.
subscribe,,topic to the,,,I/subscribe/channel,I subscribe to the channel.
disconnect,,object - the,,,I/disconnect/cable,I disconnect the cable.
drag,,object - the;place-to into the: room home =house =kitchen =garden =yard =garage;other across the: =floor =yard =street;other up the: =stairs;other through the: =mud =snow;place-to to ?: where,,,he/drag/box,He drags the box.
dress up,,object: toy;topic as a: person animal;other as a: =ghost =princess =pirate =witch =superhero =clown =robot =king =queen =fairy =cat =monster =vampire =knight =ninja =mermaid;other for the: event;other for -: =Halloween =halloween =Carnival =Christmas =carnival =church =dinner =school;company with: being,,,I/dress up,I dress up.
drip,,,,,water/drip,The water drips.
leak,,object - -: =water =oil =gas =air =juice =milk =soap;place-at in the: room vehicle =rain =kitchen;place-at from the: =bottle =pipe =cup =roof =ceiling =bag =box =tank =faucet =diaper;place-at on the: =floor =shirt =table =bed =carpet;place-at in the: thing where room furniture,,,tap/leak,The tap leaks.
overflow,,,,,bath/overflow,The bath overflows.
flood,,object - the,,,kitchen/flood,The kitchen floods.
drain,,object - the;other in the: =sink =colander,,,I/drain/pasta,I drain the pasta.
drive away,,,,,dad/drive away,Dad drives away.
drop off,,object;other at -: =school =work =church =home;other at the: =station =airport =dentist =doctor =corner =door =vet;place-at at ?: where;other at: activity event,,,mom/drop off/me/school,Mom drops me off at school.
dry off,,instrument with a: =towel =blanket;object - the;object: body,,,she/dry off,She dries off.
dump,,object: person;object - the;object - the: material;other in the: =sink =trash =garbage =toilet =river =lake =bin =bucket =bowl;other on the: =floor =table =bed =ground,,,he/dump/trash,He dumps the trash.
dunk,,object - the;place-to in the: drink,,,I/dunk/cookie,I dunk the cookie.
dust,,object - the: furniture room home device;object - the;instrument with -: food material,,,she/dust/furniture,She dusts the furniture.
dye,grooming,object - the;object: body,,,mom/dye/hair,Mom dyes her hair.
earn,,object;place-from from: person;other for the: =chores =homework;other at -: =work =school,,,dad/earn/money,Dad earns money.
educate,,object,,,school/educate/children,School educates children.
embarrass,,object,,,you/embarrass/me,You embarrass me.
embrace,,object,,,mom/embrace/me,Mom embraces me.
end,,place-at at: where,,,class/end,The class ends.
entertain,,object - the: person animal;object;other with a: =song =joke =story =toy =game =book =puppet;topic at the: event;place-at at ?: where,,,clown/entertain/children,The clown entertains the children.
amuse,,object - the;object: person,,,clown/amuse/children,The clown amuses children.
award,,object;recipient -: being,,,they/award/prize/me,They award me a prize.
benefit,,object: person;topic from,from,,I/benefit/therapy,I benefit from therapy.
brag,,topic about the;place-at at ?: where,about,,he/brag/car,He brags about the car.
challenge,,object: being;object;other to a: event game =race =match =duel =fight;other to: sport,,,he/challenge/me/race,He challenges me to a race.
cling,,recipient to the: being plant thing,,,baby/cling/mom,The baby clings to Mom.
collide,,company with a: vehicle;company with: being,,,car/collide/truck,The car collides with a truck.
compliment,,object;topic on the: clothing thing body,,,she/compliment/me,She compliments me.
confide,,recipient in: being,,,I/confide/grandma,I confide in Grandma.
confirm,,object - the;object - the: animal;object: person;other by -: =phone =email =text;company with: being,,,mom/confirm/appointment,Mom confirms the appointment.
confiscate,,object - the;place-from from: person,,,teacher/confiscate/phone,The teacher confiscates my phone.
contribute,,object: money;topic to the: event idea,,,I/contribute/party,I contribute to the party.
cooperate,,company with: being,,,I/cooperate/nurse,I cooperate with the nurse.
daydream,,topic about the;topic in -: =class,,,I/daydream/beach,I daydream about the beach.
dissolve,,object - the;place-at in: drink,,,sugar/dissolve/water,Sugar dissolves in the water.
endure,,object - the,,,I/endure/pain,I endure the pain.
evacuate,,object - the: place home room;object - the,,,they/evacuate/hotel,They evacuate the hotel.
excuse,,object - the;object: person,doer:for,,teacher/excuse/me,The teacher excuses me.
extinguish,,object - the,,,firefighter/extinguish/fire,The firefighter extinguishes the fire.
fiddle,,instrument with the;place-at at ?: where,,,I/fiddle/zipper,I fiddle with the zipper.
fidget,,topic in -: =class;instrument with the: thing clothing toy,,,I/fidget/class,I fidget in class.
fulfill,,object - the,,,I/fulfill/dream,I fulfill the dream.
gasp,,topic for -: =air =breath;topic at the: thing animal food media story event =spider =price =news =surprise;place-at at ?: where,,,she/gasp,She gasps.
grant,,object - -: =permission =access;object - the;recipient -: being,,,fairy/grant/wish,The fairy grants the wish.
grow out of,grooming,object - the;object: clothing,,,I/grow out of/shoe,I grow out of my shoes.
guarantee,,object - the;recipient -: being,,,they/guarantee/toy,They guarantee the toy.
haunt,,object - the,,,ghost/haunt/house,The ghost haunts the house.
hope for,,object - -,,state,we/hope for/peace,We hope for peace.
inflate,,object - the,,,dad/inflate/tire,Dad inflates the tire.
misplace,grooming,object - the;object: clothing,,,grandpa/misplace/key,Grandpa misplaces his keys.
mistreat,,object - the;object: person,,,they/mistreat/dog,They mistreat the dog.
mix up,,object - the;topic with the,,,I/mix up/letter,I mix up the letter.
neglect,,object - the;object: person,,,they/neglect/dog,They neglect the dog.
object,,topic to the,,,dad/object/plan,Dad objects to the plan.
oppose,,object - the,,state,we/oppose/plan,We oppose the plan.
overreact,,object to the;place-at at ?: where,,,mom/overreact/spider,Mom overreacts to the spider.
pamper,,object - the;object: person,,,grandma/pamper/me,Grandma pampers me.
pant,,,,,dog/pant,The dog pants.
pay attention to,,object - the;object: person,,,I/pay attention to/teacher,I pay attention to the teacher.
peel off,,object - the,,,I/peel off/sticker,I peel off the sticker.
perch,,place-at on the: plant furniture home thing,,,bird/perch/branch,The bird perches on the branch.
pester,,object - the;object: person;topic for the: device toy;topic for: edible money,,,he/pester/mom,He pesters Mom.
plead,,company with: being;topic for;place-at at ?: where,,,I/plead/mom,I plead with Mom.
plough,,object - the,,,farmer/plough/field,The farmer plows the field.
plow,,object - the,,,I/plow,I plow.
point out,,object - the;recipient to: person;place-at in the: =sky =picture =book =text;place-at on the: =map =page =wall =board =screen;place-at at ?: where,,,I/point out/mistake,I point out a mistake.
poison,,object - the;object: person,,,witch/poison/apple,The witch poisons the apple.
pose,,topic for the: thing device media,,,we/pose/photo,We pose for the photo.
preserve,,object - the,,,grandma/preserve/fruit,Grandma preserves the fruit.
prohibit,,object,doer:from,,they/prohibit/alcohol,They prohibit alcohol.
provide,,object;recipient -: being,,,they/provide/food,They provide food.
provoke,,object - the;object: person,,,he/provoke/me,He provokes me.
pull down,grooming,object - the;object: clothing;object - the: =blind,,,I/pull down/blind,I pull down the blinds.
pull off,grooming,object - the;object: clothing;place-from from: body,,,I/pull off/sock,I pull off my socks.
pull on,grooming,object - the;object: clothing,,,I/pull on/boot,I pull on my boots.
roll up,grooming,object - the;object: clothing,,,I/roll up/sleeve,I roll up my sleeve.
slip on,grooming,object - the;object: clothing,,,I/slip on/shoe,I slip on my shoes.
raise money,,topic for -: =cancer =charity;topic for the: =school =church =team =class =hospital =family;topic for the;beneficiary for: being,,,we/raise money/school,We raise money for the school.
refill,,object - the,,,I/refill/bottle,I refill the bottle.
register,,object: person;object for the,,,I/register/course,I register for the course.
rehearse,,object - the: =play; object - the; place-at at the: where,,,we/rehearse/song,We rehearse the song.
release,,object - the;object: person,,,they/release/bird,They release the bird.
relieve,,object - the,,,medicine/relieve/pain,The medicine relieves the pain.
retrieve,,object - the,,,dog/retrieve/ball,The dog retrieves the ball.
revive,,object - the;object: person,,,doctor/revive/man,The doctor revives the man.
ripen,,place-at in the: =sun =garden,,,banana/ripen,The bananas ripen.
roam,,object - the,,,lion/roam/savanna,The lion roams the savanna.
rotate,,object - the,,,wheel/rotate,The wheel rotates.
rustle,,place-at in the: =wind =breeze,,,leaf/rustle/wind,The leaf rustles in the wind.
savor,,object - the,,,I/savor/ice cream,I savor the ice cream.
scare away,,object - the;object: person,,,dog/scare away/bird,The dog scares away the bird.
screw up,,object - the,,,I/screw up/test,I screw up the test.
set fire to,,object - the,,,they/set fire to/house,They set fire to the house.
sing along,,object to the;place-at at ?: where,,,I/sing along/radio,I sing along to the radio.
slouch,,place-at in the: =chair =armchair =wheelchair =seat,,,he/slouch/chair,He slouches in the chair.
sneak up on,,object - the;object: person,,,cat/sneak up on/bird,The cat sneaks up on the bird.
sneeze on,,object - the;object: person,,,he/sneeze on/me,He sneezes on me.
stab,,object - the;object: person;instrument with: thing,,,he/stab/man,He stabs the man.
stain,,object - the,,,wine/stain/shirt,The wine stains the shirt.
stamp on,,object - the;object: body,,,I/stamp on/bug,I stamp on a bug.
strangle,,object - the;object: person,,,he/strangle/man,He strangles the man.
study for,,object - the,,,I/study for/exam,I study for the exam.
suffer from,,object,,state,grandma/suffer from/arthritis,Grandma suffers from arthritis.
tangle,,object - the,,,cat/tangle/wool,The cat tangles the wool.
taunt,,object - the;object: person,,,they/taunt/me,They taunt me.
torture,,object - the;object: person,,,they/torture/man,They torture the man.
trample,,object - the,,,horse/trample/flower,The horse tramples the flower.
transform,,object - the;topic into a: person animal,,,frog/transform/prince,The frog transforms into a prince.
tumble,,place-at down the: nature home =stairs =hill,,,boy/tumble/stairs,The boy tumbles down the stairs.
type up,,object - the,,,mom/type up/letter,Mom types up the letter.
untangle,grooming,object - the;object: body,,,mom/untangle/hair,Mom untangles her hair.
vandalize,,object - the,,,boys/vandalize/bus stop,The boys vandalize the bus stop.
watch out for,,object - the;object: person,,,you/watch out for/car,You watch out for the car.
weep,,topic for: being;place-at at the: event,,,she/weep/grandpa,She weeps for Grandpa.
wreck,,object - the,,,he/wreck/car,He wrecks the car.
wriggle,grooming,object: body;place-at in the: material nature,,,worm/wriggle/soil,The worm wriggles in the soil.
escape,,place-at through the: =window =hole =door =tunnel;place-from from the: event =fire =cage =zoo =prison =flood;place-from from: where being thing;place-at at ?: where,,,bird/escape/cage,The bird escapes from the cage.
break into,,object - the;object - a: =bank,,,thief/break into/house,The thief breaks into the house.
break out,,other in a: =rash =sweat;other in -: =hives =spots =pimples;place-from of -: =prison =jail;place-from of: where thing,,,prisoner/break out/prison,The prisoner breaks out of prison.
evaluate,,object - the,,,teacher/evaluate/exam,The teacher evaluates the exam.
exaggerate,,object - the,,,she/exaggerate,She exaggerates.
exchange,,object,,,we/exchange/gifts,We exchange gifts.
excite,,object,,,game/excite/me,The game excites me.
exist,,,,state,dragons/exist,Dragons exist.
expand,,object - the,,,balloon/expand,The balloon expands.
explode,,,,,balloon/explode,The balloon explodes.
explore,,object - the,,,we/explore/cave,We explore the cave.
express,,object,,,I/express/feeling,I express a feeling.
face,,object,,state,house/face/park,The house faces a park.
faint,,place-at at the: =sight =store =concert =party;place-from from the: =heat =pain =needle =shock =smell =fear =sun =hunger =fever;topic from the: =blood;place-at in the: =sun =cold;place-at on the: =bus =floor =stairs;place-at at ?: where,,,she/faint,She faints.
pass out,,topic in -: =class;place-at at ?: where;recipient to: being,,,she/pass out/class,She passes out in class.
swell up,,,,,eye/swell up,My eye swells up.
limp,,place-to to ?: where =home,,,dog/limp,The dog limps.
have an accident,,place-at at -: =work =school;place-at on the: =bus =bike =way =highway =road =floor =stairs;topic in -: =bed =class;topic in the: vehicle clothing;company with: being;place-at at ?: where,,,dad/have an accident/car,Dad has an accident in the car.
fasten,,object - the;object: clothing,,,I/fasten/seat belt,I fasten my seat belt.
fetch,,object - the: toy;object;recipient -: being,,,dog/fetch/stick,The dog fetches a stick.
fight with,,object;topic about: money;other over the: toy food device thing,,,I/fight with/brother,I fight with my brother.
fight over,,object - the;object: person;company with: person,,,we/fight over/toy,We fight over the toy.
fight about,,object - the;object: person;object: money;company with: person,,,parents/fight about/money,My parents fight about money.
fight back,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/fight back,I fight back.
squabble,,company with: being;topic over the;place-at at ?: where,,,we/squabble/toy,We squabble over the toy.
have a fight,,company with: being;topic about the: idea event activity;topic over the: toy thing device food game =remote;topic about;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a fight/brother,I have a fight with my brother.
have an argument,,company with: being;topic about the: idea event activity;topic over the: toy thing device food game =remote;topic about;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,mom/have an argument/dad,Mom has an argument with Dad.
have a row,,company with: being;topic about;place-at at ?: where,,,I/have a row/sister,I have a row with my sister.
pick a fight,,company with: being,,,he/pick a fight/me,He picks a fight with me.
gang up,,recipient on: being,,,they/gang up/me,They gang up on me.
gang up on,,object,,,they/gang up on/boy,They gang up on the boy.
snitch,,recipient on: being,,,he/snitch/me,He snitches on me.
tattle,,recipient on: being,,,she/tattle/brother,She tattles on her brother.
tell on,,object,,,he/tell on/me,He tells on me.
be against,,object - the,,state,I/be against/war,I am against the war.
feel up to,,object - the,gerund,state,I/feel up to/party,I feel up to the party.
fit in,,topic in -: =class;company with: being;place-at at ?: where,,,I/fit in/class,I fit in in class.
fill in,,object - the;instrument with: thing;other on the: =test =form =page =paper,,,mom/fill in/form,Mom fills in the form.
fill out,,object - the,,,she/fill out/form,She fills out the form.
film,,object - the;object: person,,,dad/film/party,Dad films the party.
fit,,place-at on the: =bus =train =plane =boat =ferry =subway =couch =sofa =bench =raft =bed =table =shelf =desk;place-at in the: toy thing furniture vehicle room =box =bag =car =van =drawer =suitcase =house =closet =bed =backpack =garage =hole =car_seat;place-at through the: =door =doorway =gate =tunnel =window;place-at under the: =bed;object;object - the: =lock =person;object: clothing person body,,state,shoes/fit/me,The shoes fit me.
flap,,object: body;object - the;place-at in the: weather =wind =breeze =storm;place-at on the: =roof =pole =ship =mast,,,bird/flap/wings,The bird flaps its wings.
flip,,object - the;place-at on the: =grill =stove =griddle,,,he/flip/coin,He flips the coin.
flow,,place-to into the: =ocean =sea =lake =river =bay =valley;place-to from: body =finger =nose;place-to down the: =cheek =hill =mountain =street =drain =wall;place-to to the: nature place;place-at through the: where =town =city =park =forest =valley,,,river/flow/sea,The river flows into the sea.
focus on,,object - the,gerund,,I/focus on/homework,I focus on my homework.
forbid,,object,to subjunctive,state,mom/forbid/phone,Mom forbids a phone.
freeze,,object - the;object: food,,,water/freeze,Water freezes.
frighten,,object,,,thunder/frighten/me,Thunder frightens me.
frown,,recipient at: being,,,he/frown,He frowns.
gather,,object: food plant thing toy nature book clothing material money device;company with: being;place-at in the: =street =square =yard =park =garden =hall =forest =church;place-at around the: =fire =table =fireplace =campfire =tree =piano;place-at at ?: where,,,we/gather/leaves,We gather leaves.
get over,,object - the;object: person,,,she/get over/flu,She gets over the flu.
get rid of,,object - the,,,we/get rid of/trash,We get rid of the trash.
get on with,,object - the;object: person,,,I/get on with/sister,I get on with my sister.
get used to,,object - the,gerund doer:gerund,,I/get used to/school,I get used to school.
giggle,,topic at the: media story =joke =movie =clown;topic in -: =class;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,girls/giggle,The girls giggle.
give away,,object - the;object: person;object - -: =clothes =toys =books;recipient to: being;other to the: =church =shelter =school =library;place-at at ?: where,,,she/give away/toy,She gives away the toy.
give in,,recipient to: being;topic to the: =pressure,,,mom/give in,Mom gives in.
give out,,object - the;recipient to: being,,,teacher/give out/books,The teacher gives out the books.
glow,,place-at in the: =dark =night =sky =fire =window =sun =moonlight;place-at on the: =ceiling =wall,,state,star/glow,The star glows.
go ahead,,,,,you/go ahead,You go ahead.
go back home,,place-from from -: =work =school =church =class =camp =practice =daycare;other after -: =dinner =lunch;place-from from the: event;place-from from ?: where;instrument by -: vehicle;company with: being,,,we/go back home,We go back home.
go camping,,place-at at the: =lake =beach =campground;place-at by the: =river =sea;place-at in the: where nature =woods =mountains =tent =rain =yard;company with: being,,,we/go camping,We go camping.
go fishing,,place-at at the: =lake =river =sea =ocean =pond =pier =dock =beach;place-at on the: =boat;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go fishing/grandpa,I go fishing with Grandpa.
go wrong,,topic at the: event;place-at at ?: where,,,everything/go wrong,Everything goes wrong.
gossip,,company with: being;topic about,,,they/gossip,They gossip.
graduate,,topic as a: person;place-from from -: =high_school =college =school =university =kindergarten =preschool;place-from from: where;topic in -: subject,,,she/graduate/university,She graduates from university.
grate,,object: edible;object - the,,,dad/grate/cheese,Dad grates cheese.
grill,,object - -: =fish =chicken =duck =lamb =turkey =lobster =rabbit;object: edible;object;place-at over the: =coal =coals =embers =fire =flames =charcoal;place-at on the: =barbecue =grill =balcony =terrace;place-at in the: =yard =garden =backyard,,,dad/grill/meat,Dad grills meat.
grind,,object: edible;object - the,,,he/grind/coffee,He grinds coffee.
groan,,place-at in -: =pain;topic about the: =homework =test =chores;place-at at the: =joke =news;place-at in the: =chair =bed =wind;place-at in -: =bed =class;place-at at ?: where,,,he/groan,He groans.
growl,,recipient at: being;other at the: =moon =siren =thunder =fireworks =noise =doorbell;place-at at the: =door =window =gate =fence,,,dog/growl/cat,The dog growls at the cat.
grumble,,topic about the,,,he/grumble,He grumbles.
guard,,object - the,,,dog/guard/house,The dog guards the house.
guide,,object;place-to to ?: where,,,teacher/guide/me,The teacher guides me.
hand,,object - the;recipient -: being,,,I/hand/paper/teacher,I hand the teacher the paper.
hand in,,object - the: thing book;object;recipient to: being,,,I/hand in/homework,I hand in my homework.
hand out,,object - the;recipient to: being,,,she/hand out/candy,She hands out the candy.
handle,,object - the;instrument with -: =care =glove;instrument with a: =leash,,,I/handle/problem,I handle the problem.
harm,,object,,,smoke/harm/people,The smoke harms people.
hatch,,place-from from the: =egg;place-at in the: where =nest =incubator =sand =barn =spring;place-at at ?: where,,,egg/hatch,The egg hatches.
haul,,object - the,,,truck/haul/wood,The truck hauls the wood.
have a bath,,other after -: =work =school;other before -: =bed;company with: being;company with the: toy =duck;place-at in the: room =morning;place-at at ?: where,,,I/have a bath,I have a bath.
have a party,,topic for: =birthday =graduation;topic on -: =Halloween;place-at in the: =garden =yard =pool =park =kitchen =classroom;place-at on the: =beach =boat =roof;topic for the: being;company with: being;place-at at ?: where,,,we/have a party,We have a party.
have a rest,,place-at on the: =couch =sofa =bench =grass =bed;place-at in the: =shade =chair =garden =sun;place-from from -: =work =school;company with: being;place-at at ?: where,,,I/have a rest,I have a rest.
have a shower,,other after -: =work =school =gym;other before -: =bed =school =work;place-at in the: room =morning;company with: being;place-at at ?: where,,,he/have a shower,He has a shower.
have a snack,,place-at in the: =car =kitchen =garden;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,we/have a snack,We have a snack.
have a drink,,topic of: drink;other after the: =run =walk =game =swim =race;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a drink/friend,I have a drink with my friend.
have a bite,,topic of the: edible;company with: being,,,I/have a bite/pizza,I have a bite of the pizza.
have seconds,,topic of: edible;place-at at ?: where,,,I/have seconds,I have seconds.
have tea,,topic for -: =breakfast =lunch =dinner;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,we/have tea/grandma,We have tea with Grandma.
have supper,,topic for -: =breakfast =lunch =dinner;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,we/have supper/grandma,We have supper with Grandma.
have brunch,,topic for -: =breakfast =lunch =dinner;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have brunch,I have brunch.
have dessert,,topic for -: =breakfast =lunch =dinner;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,we/have dessert/restaurant,We have dessert at the restaurant.
have a coffee,,topic for -: =breakfast =lunch =dinner;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,we/have a coffee/friend,We have a coffee with our friend.
have a cup of tea,,place-at in -: =class =bed =line;place-at at -: =work;company with: being;place-at in the: =kitchen =garden =cafe;place-at at the: event;place-at at ?: where,,,I/have a cup of tea,I have a cup of tea.
help myself,,object to the: edible thing;object to a: =drink,,,I/help myself/salad,I help myself to the salad.
help yourself,,object to the: edible thing;object to a: =drink,,,you/help yourself/cake,You help yourself to the cake.
go on a diet,,topic for the: event;topic because of the: body;company with: being;place-at at ?: where,,,mom/go on a diet,Mom goes on a diet.
starve,,,,,I/starve,I am starving.
stock up,,topic on -;purpose for the: event weather =storm;purpose for -: =Halloween =Christmas =Thanksgiving,,,we/stock up/food,We stock up on food.
stock up on,,topic - -,,,we/stock up on/water,We stock up on water.
cook for,,object,,,I/cook for/grandma,I cook for Grandma.
have a headache,,topic from the: =noise =light =TV =screen =computer;topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,I/have a headache,I have a headache.
have a cold,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,I/have a cold,I have a cold.
have a fever,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,baby/have a fever,The baby has a fever.
have a cough,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,I/have a cough,I have a cough.
have a stomachache,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,I/have a stomachache,I have a stomachache.
have a toothache,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,I/have a toothache,I have a toothache.
have a sore throat,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,I/have a sore throat,I have a sore throat.
have a nosebleed,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a nosebleed,I have a nosebleed.
have a seizure,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a seizure/school,I have a seizure at school.
have an operation,,topic on: body;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have an operation/leg,I have an operation on my leg.
have a nightmare,,topic about a: =monster =ghost =dragon =witch =robot =dinosaur =shark =wolf;topic about;place-at at ?: where,,,I/have a nightmare,I have a nightmare.
have a dream,,topic about a: =monster =ghost =dragon =witch =robot =dinosaur =shark =wolf;topic about;place-at at ?: where,,,I/have a dream/horse,I have a dream about horses.
lose my temper,,company with: being;topic about the;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/lose my temper,I lose my temper.
lose interest,,topic in the;place-at at ?: where,,,he/lose interest/game,He loses interest in the game.
lose control,,topic of the;place-at at ?: where,,,driver/lose control/car,The driver loses control of the car.
lose touch,,company with: being,,,I/lose touch/friend,I lose touch with my friend.
fall ill,,topic on -: =holiday =vacation;topic with -: illness;place-at on -: =vacation =holiday;place-at at ?: where,,,grandma/fall ill,Grandma falls ill.
heal,,object - the,,,cut/heal,The cut heals.
heat,,object - the: meal food home room;object: drink,,,mom/heat/soup,Mom heats the soup.
heat up,,object - the: meal food drink,,,she/heat up/milk,She heats up the milk.
hesitate,,,to,,I/hesitate,I hesitate.
hiccup,,topic from the: drink food =laughing =soda;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,baby/hiccup,The baby hiccups.
hide from,,object,,,I/hide from/brother,I hide from my brother.
hike,,place-at on the: =trail =path =beach =mountain =island;place-at up the: =hill;place-at to the: =top =waterfall =lake =river =cabin;place-at in the: nature =woods =rain =snow =forest =park =mountains;company with: being;place-to to ?: where,,,we/hike,We hike.
hold hands,,company with: being,,,I/hold hands/mom,I hold hands with Mom.
hover,,place-at over the: plant nature home food =house =city =flower =pond =pool =building =roof =water =town =field =lake =crowd =beach =garden;place-at in the: =air =sky;place-at at ?: where,,,helicopter/hover,The helicopter hovers.
howl,,recipient at: being;other at the: =moon =siren =thunder =fireworks =noise =doorbell;place-at at the: =door =window =gate =fence;place-at in the: plant,,,wolf/howl,The wolf howls.
humiliate,,object,,,they/humiliate/me,They humiliate me.
identify,,object - the,,,I/identify/bird,I identify the bird.
imitate,,object,,,she/imitate/dog,She imitates a dog.
impress,,object,,,he/impress/me,He impresses me.
improve,,object - the;object: body,,,she/improve/drawing,She improves the drawing.
inform,,object;topic about the,,,we/inform/police,We inform the police.
inject,,object; place-at at the: where event,,,nurse/inject/medicine,The nurse injects medicine.
injure,,object;object: body,,,he/injure/leg,He injures his leg.
inspect,,object - the,,,she/inspect/car,She inspects the car.
inspire,,object,doer:to,,you/inspire/me,You inspire me.
install,,object - the,,,dad/install/lamp,Dad installs the lamp.
insult,,object,,,he/insult/me,He insults me.
intend,,topic,to,state,I/intend/to win,I intend to win.
interest,,object,,state,music/interest/me,Music interests me.
interview,,object,,,she/interview/singer,She interviews the singer.
invent,,object,,,he/invent/machine,He invents a machine.
investigate,,object - the,,,police/investigate/accident,The police investigate the accident.
jog,,place-at on the: =beach =treadmill =trail =sidewalk =track;place-at around the: =block =track =lake;place-at in the: where =rain =park =snow;company with: being,,,dad/jog/park,Dad jogs in the park.
joke,,company with: being;topic about,about,,he/joke,He jokes.
judge,,object,,,they/judge/me,They judge me.
keep on,,object - the,gerund,,he/keep on/to talk,He keeps on talking.
kneel,,place-at by the: =bed =window =door =fire;place-at in the: =garden =sand =mud =snow =grass;place-at on the: furniture room =floor =ground =rug =grass =mat;place-at at ?: where,,,we/kneel,We kneel.
kneel down,,place-at on the: furniture,,,I/kneel down,I kneel down.
knit,,object;other for the: =winter;other in the: =chair =garden;other on the: =couch =sofa =train =bus;other in front of the: =TV =television =fire =tv;beneficiary for: person;place-at at the: where event,,,grandma/knit/sweater,Grandma knits a sweater.
knock down,,object - the,,,he/knock down/tower,He knocks down the tower.
knock over,,object - the,,,cat/knock over/vase,The cat knocks over the vase.
know about,,object - the,gerund,state,I/know about/party,I know about the party.
land,,object - the: =plane =airplane =aeroplane =jet =helicopter =spaceship =spacecraft =drone =glider =rocket;place-at at the: where;place-at on the: nature furniture =roof =moon =flower =runway =water =tree =branch =grass =head =nose =hand =wall;place-at in the: =water =tree =net =mud =snow =pool =garden =bush =field =lake =bushes =soup;place-at on: body,,,plane/land,The plane lands.
last,,object,,state,movie/last,The movie lasts.
lead,,object - the;object: person;place-to to ?: where;other to the: =door =water =treasure =table =exit =stairs;other through the: =forest =tunnel =cave;other in the: =parade =race,,,teacher/lead/group,The teacher leads the group.
lean,,object - the: =bike =ladder =broom =board =shovel =bicycle =guitar =umbrella;place-at against the: furniture home vehicle plant =wall =window =door =house =tree =fence =building =pole =counter;place-at on: body being;place-at out of the: =car;place-at over the: =railing =balcony,,,I/lean/wall,I lean against the wall.
lean on,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,I/lean on/wall,I lean on the wall.
leave behind,,object - the;other on the: =bus =train;place-at at ?: where,,,we/leave behind/bag,We leave behind our bag.
leave out,,object - a: =word =letter =number =page =comma =step =ingredient;object - the;object: person;other in the: =rain =sun,,,they/leave out/me,They leave me out.
leave on,,object - the,,,I/leave on/light,I leave on the light.
lean over,,object - the,,,I/lean over/table,I lean over the table.
lean against,,object - the;object - the: animal;object: person;object: body person;company with: being,,,I/lean against/wall,I lean against the wall.
look back,,topic at the,,,she/look back/photo,She looks back at the photo.
look good,,topic in the: clothing,,state,cake/look good,The cake looks good.
look up to,,object,,state,I/look up to/brother,I look up to my brother.
let down,,object,,,he/let down/me,He lets me down.
let in,,object - the,,,I/let in/cat,I let the cat in.
let out,,object - the,,,she/let out/dog,She lets the dog out.
lick up,,object - the;other off the: =floor =ground =table;other from the: =bowl =floor,,,cat/lick up/milk,The cat licks up the milk.
lie to,,object - the;object: person;topic about the,,,he/lie to/mom,He lies to Mom.
light,,object - the;object - a: toy =match =fire =cigarette;instrument with a: =match =lighter;other on the: food =cake =beach =table;other in the: =dark =house =fireplace,,,dad/light/candle,Dad lights the candle.
light up,,object - the,,,sun/light up/room,The sun lights up the room.
line up,,other at the: =door =gate =counter =bus =wall =entrance;object - the: toy thing vehicle game;other for the: =bus =slide =bathroom =ride =movie =swing;other for -: =lunch =class =school =recess =ice_cream;purpose for: meal food;place-at in the: room place =hallway =corridor;object - the,,,we/line up,We line up.
load,,object - the;other into the: vehicle =truck =van =car =trailer =trunk =boat =wagon =cart;other in the: =trunk =dishwasher =washing_machine =dryer;other for the: =trip =party =picnic;other on the: =computer =tablet =phone,,,dad/load/car,Dad loads the car.
look around,,object - the;object - the: animal;object: person;other for the: =key =phone;company with: being,,,we/look around/store,We look around the store.
look away,,place-from from the: =screen =sun =light =window =TV =needle;place-from from the;topic during the: =movie,,,she/look away,She looks away.
look down,,place-at at the: =floor =ground =paper;place-at from the: =plane =roof =tree =bridge =window;place-at at ?: where,,,he/look down,He looks down.
look through,,object - the;instrument with: =glasses,,,I/look through/window,I look through the window.
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
mash,,object: edible,,,dad/mash/potato,Dad mashes potatoes.
massage,,object;object: body,,,she/massage/shoulder,She massages her shoulder.
matter,,recipient to: being,,state,it/matter,It matters.
mean,,object,,state,it/mean/love,It means love.
measure out,,object: edible material,,,she/measure out/flour,She measures out flour.
meditate,,place-at in the: room,,,she/meditate,She meditates.
melt,,place-at in the: =sun =heat;object: food;object - the,,,snow/melt,Snow melts.
mend,,object - the,,,grandma/mend/pants,Grandma mends the pants.
mention,,object - the,gerund doer:gerund,,she/mention/party,She mentions the party.
mess up,,object - the;object: body,,,he/mess up/room,He messes up the room.
misbehave,,place-at in ?: room;place-at at ?: where,,,he/misbehave,He misbehaves.
mess around,,topic in -: =class;company with: being;place-at in the: where,,,boys/mess around/class,The boys mess around in class.
mess about,,topic in -: =class;company with: being;place-at in the: where,,,I/mess about/friend,I mess about with my friend.
muck about,,topic in -: =class;company with: being;place-at in the: where,,,we/muck about/garden,We muck about in the garden.
act up,,topic in -: =class;place-at at ?: where,,,wheelchair/act up,The wheelchair acts up.
mislay,,object - the,,,I/mislay/key,I mislay the key.
misunderstand,,object,,state,you/misunderstand/me,You misunderstand me.
moan,,topic about the,,,he/moan,He moans.
moo,,recipient at: being;other at the: =moon =siren =thunder =fireworks =noise =doorbell;place-at at the: =door =window =gate =fence;place-at in the: plant,,,cow/moo,The cow moos.
croak,,recipient at: being;other at the: =moon =siren =thunder =fireworks =noise =doorbell;place-at at the: =door =window =gate =fence;place-at in the: plant,,,frog/croak,The frog croaks.
move away,,place-from from: where being,,,neighbors/move away,My neighbors move away.
mow,,object - the,,,dad/mow/lawn,Dad mows the lawn.
mow the lawn,,beneficiary for: person;instrument with the: =lawnmower =mower;place-at at ?: where,,,dad/mow the lawn,Dad mows the lawn.
munch,,object: edible; object; place-at at the: where event,,,rabbit/munch/carrot,The rabbit munches a carrot.
obey,,object,,state,I/obey/mom,I obey Mom.
observe,,object - the,doer:bare,state,we/observe/bird,We observe the bird.
obtain,,object,,,she/obtain/prize,She obtains a prize.
operate,,object - the;topic on: being body,,,he/operate/machine,He operates the machine.
order around,,object,,,he/order around/me,He orders me around.
overcome,,object: body feeling,,,she/overcome/fear,She overcomes fear.
oversleep,,,,,I/oversleep,I oversleep.
owe,,object;recipient -: being,,state,I/owe/dollar/you,I owe you a dollar.
paddle,,object - the: vehicle;place-to to the: =island =shore =cave =beach =dock;place-at on the: =river =lake =sea =ocean =pond =water;place-at in the: nature;place-to to ?: where,,,we/paddle/boat,We paddle the boat.
participate,,topic in the,,,I/participate/game,I participate in the game.
paste,,object - the;place-to on the: furniture material book,,,she/paste/picture,She pastes the picture.
pat,,object - the;object: body,,,I/pat/dog,I pat the dog.
pause,,object - the,,,he/pause/video,He pauses the video.
peck,,object at the,,,bird/peck/bread,The bird pecks at the bread.
pedal,,place-to to ?: where,,,she/pedal,She pedals.
peep,,object at the,,,he/peep/gift,He peeps at the gift.
perform,,object;place-at at ?: where,,,they/perform/song,They perform a song.
carry out,,object - the,,,they/carry out/plan,They carry out the plan.
permit,,object,to subjunctive,state,mom/permit/party,Mom permits a party.
persuade,,object,to subjunctive,,she/persuade/me/to go,She persuades me to go.
pet,,object - the,,,girl/pet/cat,The girl pets the cat.
pick,,object: edible;object,,,we/pick/flowers,We pick flowers.
pick on,,object,,,he/pick on/me,He picks on me.
pig out,,object on: edible;place-at at ?: where,,,we/pig out/pizza,We pig out on the pizza.
pile up,,object - the,,,we/pile up/boxes,We pile up the boxes.
pinch,,object;object: body,,,he/pinch/me,He pinches me.
play ball,,company with: being;place-at in the: =park =garden =yard =backyard =playground;place-at at ?: where,,,I/play ball/dad,I play ball with Dad.
play catch,,company with: being,,,I/play catch/dad,I play catch with Dad.
play a game,,company with: being;place-at on the: device,,,we/play a game,We play a game.
play cards,,company with: being;place-at on the: vehicle;place-at at ?: where,,,we/play cards/grandpa,We play cards with Grandpa.
play chess,,company with: being;place-at at ?: where,,,we/play chess/grandpa,We play chess with Grandpa.
play house,,company with: being;place-at at ?: where,,,I/play house/friend,I play house with my friend.
play tag,,company with: being;place-at at ?: where,,,we/play tag/playground,We play tag at the playground.
play hide and seek,,company with: being;place-at at ?: where,,,we/play hide and seek/cousin,We play hide and seek with our cousin.
play outside,,company with: being;place-at at ?: where,,,I/play outside/dog,I play outside with the dog.
play doctor,,company with: being;place-at at ?: where,,,I/play doctor/doll,I play doctor with a doll.
play pretend,,company with: being;place-at at ?: where,,,we/play pretend,We play pretend.
play together,,instrument with: toy;instrument on the: device;place-at at ?: where,,,we/play together/park,We play together at the park.
play in the snow,,company with: being;place-at at ?: where,,,I/play in the snow/brother,I play in the snow with my brother.
play games,,company with: being;instrument on the: device;time after -: meal =school;place-at at ?: where,,,we/play games/tablet,We play games on the tablet.
play dress up,,company with: being;place-at at ?: where,,,we/play dress up/friend,We play dress up with our friend.
play around,,company with: being;instrument with the: toy thing;place-at in the: where,,,dog/play around/garden,The dog plays around in the garden.
play music,,instrument on the: instrument device;place-at at ?: where;place-at at the: event;company with: being,,,we/play music/party,We play music at the party.
play video games,,company with: being;place-at at ?: where,,,I/play video games/brother,I play video games with my brother.
play fetch,,company with: being;place-at at ?: where,,,dog/play fetch/me,The dog plays fetch with me.
play a trick,,recipient on: being,,,he/play a trick/me,He plays a trick on me.
play a joke,,recipient on: being,,,we/play a joke/dad,We play a joke on Dad.
play against,,object - the,,,we/play against/team,We play against the team.
please,,object,,,she/please/mom,She pleases Mom.
poke,,object;object: body,,,he/poke/me,He pokes me.
polish,,object - the;object: clothing body,,,dad/polish/shoe,Dad polishes a shoe.
pop,,object - the,,,he/pop/balloon,He pops the balloon.
possess,,object,,state,he/possess/castle,He possesses a castle.
postpone,,object - the,gerund,,we/postpone/party,We postpone the party.
pounce,,topic on the,,,cat/pounce,The cat pounces.
praise,,object,doer:for,,teacher/praise/me,The teacher praises me.
predict,,object - the,,state,she/predict/rain,She predicts the rain.
present,,object - the;recipient to: being,,,I/present/project,I present the project.
press down,,object on the,,,he/press down/button,He presses down on the button.
prevent,,object - the,doer:from,state,helmet/prevent/accident,The helmet prevents the accident.
prick,,object: body,,,I/prick/finger,I prick my finger.
produce,,object,,,cow/produce/milk,The cow produces milk.
progress,,topic in,,,she/progress,She progresses.
pronounce,,object - -: language;object - the;object: person,,,I/pronounce/word,I pronounce the word.
propose,,object - a,gerund,,he/propose/plan,He proposes a plan.
prove,,object - the,,,she/prove/truth,She proves the truth.
publish,,object,,,she/publish/book,She publishes a book.
pull out,,object - the,,,he/pull out/tooth,He pulls out his tooth.
pull up,grooming,object - the;object: clothing,,,she/pull up/sock,She pulls up her socks.
pump,,object - the,,,he/pump/water,He pumps the water.
purr,,,,,cat/purr,The cat purrs.
gnaw,,object on the;place-at on the: =furniture,,,dog/gnaw/bone,The dog gnaws on the bone.
nuzzle,,object,,,dog/nuzzle/me,The dog nuzzles me.
roll over,,place-at in ?: furniture,,,dog/roll over,The dog rolls over.
sit still,,topic in -: =class;place-at in the: =chair =car =seat =wheelchair =tub =bath;place-at on the: furniture =floor =rug =bus =toilet;place-at at the: =table =desk;place-at at ?: where,,,I/sit still/class,I sit still in class.
stand still,,,,,you/stand still,You stand still.
hold still,,,,,I/hold still,I hold still.
pursue,,object - the,,,police/pursue/thief,The police pursue the thief.
push in,,object - -: =line;object - the,,,he/push in/chair,He pushes in the chair.
put in,,object - the,,,she/put in/battery,She puts in the battery.
put up,,object - the;object: body,,,I/put up/hand,I put up my hand.
put up with,,object - the,,,I/put up with/noise,I put up with the noise.
quarrel,,company with: being;topic about the,,,they/quarrel,They quarrel.
question,,object - the: =rule =answer =plan =decision =story;object;topic about the,,,police/question/man,The police question the man.
quote,,object - the,,,he/quote/poem,He quotes the poem.
race,,company with: being;object: person;place-to to the: where,,,we/race/friend,We race with our friend.
rake,,object - the: plant;object - the;place-to into a: =pile =heap =bag,,,dad/rake/leaves,Dad rakes the leaves.
reach,,object - the,,,I/reach/shelf,I reach the shelf.
react,,topic to the,,,he/react,He reacts.
realize,,object - the,,state,he/realize/mistake,He realizes the mistake.
rebuild,,object - the,,,they/rebuild/house,They rebuild the house.
recite,,object - a; place-at at the: where event,,,she/recite/poem,She recites a poem.
recommend,,object - a: =doctor =dentist =lawyer =therapist =specialist =surgeon =hairdresser =mechanic =plumber =babysitter =tutor =vet =electrician =psychologist =optician;object;recipient to: being,gerund,,she/recommend/book,She recommends a book.
recover,,place-from from: illness event,from,,she/recover/flu,She recovers from the flu.
recycle,,object;object - -: =glass =plastic =paper =cardboard =metal =aluminum =waste =trash =clothes,,,we/recycle/paper,We recycle paper.
reflect,,object - the,,,mirror/reflect/light,The mirror reflects the light.
regret,,object - the,gerund,state,I/regret/mistake,I regret the mistake.
reject,,object - the,,,she/reject/idea,She rejects the idea.
rely on,,object,gerund doer:to,state,I/rely on/you,I rely on you.
remain,,attribute;place-at at ?: where,,state,he/remain/quiet,He remains quiet.
remove,grooming,object - the;object: clothing;place-from from: furniture,,,nurse/remove/bandage,The nurse removes the bandage.
replace,,object - the,,,dad/replace/battery,Dad replaces the battery.
reply,,recipient to: being thing,,,she/reply/teacher,She replies to the teacher.
report,,object - the: being;recipient to: being;object - the,,,she/report/accident,She reports the accident.
represent,,object,,state,flag/represent/country,The flag represents a country.
request,,object,,,I/request/help,I request help.
require,,object,,state,game/require/battery,The game requires a battery.
resemble,,object,,state,she/resemble/mom,She resembles Mom.
reserve,,object - a: =table =room =seat =ticket =spot =place;object;beneficiary for: being,,,dad/reserve/table,Dad reserves a table.
resist,,object - the,gerund,state,I/resist/cake,I resist the cake.
resolve,,object - the,to,,we/resolve/problem,We resolve the problem.
respond,,recipient to: being thing,,,he/respond/teacher,He responds to the teacher.
retire,,place-from from: where,,,grandpa/retire,Grandpa retires.
reveal,,object - the,,,she/reveal/secret,She reveals the secret.
reward,,object,doer:for,,teacher/reward/me,The teacher rewards me.
ride on,,object - the,,,we/ride on/train,We ride on the train.
roar,,recipient at: being;place-at in the: plant,,,lion/roar,The lion roars.
rob,,object - the,,,thief/rob/bank,The thief robs the bank.
rock,,object - the,,,mom/rock/baby,Mom rocks the baby.
rot,,place-at on the: =tree =ground =porch;place-at in the: =fridge =garden =bag,,,apple/rot,The apple rots.
row,,object - the: vehicle;place-to to the: =island =shore =cave =beach =dock;place-at on the: nature;place-to to ?: where,,,he/row/boat,He rows the boat.
rub,grooming,object - the;object: body,,,I/rub/eyes,I rub my eyes.
rub off,,object - the;place-to on: being,,,paint/rub off,The paint rubs off.
rub out,,object - the,,,I/rub out/word,I rub out the word.
ruin,,object - the,,,rain/ruin/picnic,Rain ruins the picnic.
rule,,object - the,,,king/rule/country,The king rules the country.
run out of,,object - -: =battery =gas =petrol =luck =time =breath;object,,,we/run out of/bread,We run out of bread.
rush,,object - the: being;object - the: =breakfast =homework =lunch =dinner;topic for: edible medicine;place-to to ?: where,,,I/rush/school,I rush to school.
sail,,object - the: vehicle;place-to to ?: where;place-at on the: nature,,,we/sail,We sail.
salute,,object - the,,,soldier/salute/captain,The soldier salutes the captain.
satisfy,,object,,state,food/satisfy/me,The food satisfies me.
scatter,,object - the,,,he/scatter/toys,He scatters the toys.
score,,object - a,,,she/score/goal,She scores a goal.
score a goal,,topic for the: =team;topic against the: person;place-at in the: game event,,,I/score a goal/team,I score a goal for the team.
win a medal,,topic in the: event game sport activity,,,she/win a medal,She wins a medal.
train for,,object - the,,,we/train for/race,We train for the race.
sit out,,object - the,,,I/sit out/game,I sit out the game.
dribble,,object - the; place-at at the: where event,,,he/dribble/ball,He dribbles the ball.
overtake,,object - the; place-at at the: where event,,,dad/overtake/truck,Dad overtakes the truck.
defeat,,object - the,,,we/defeat/team,We defeat the team.
scold,,object - the: =class =team =group;object,doer:for,,mom/scold/me,Mom scolds me.
scrape,,object - the;object: body,,,I/scrape/knee,I scrape my knee.
scrape off,,object - the;place-from from the;instrument with a: =knife =spoon,,,dad/scrape off/paint,Dad scrapes off the paint.
scribble,,place-at on the: furniture material,,,he/scribble,He scribbles.
scroll,,place-at through the,,,I/scroll,I scroll.
scrub,grooming,object - the;object: body,,,she/scrub/floor,She scrubs the floor.
search for,,object - the,,,we/search for/treasure,We search for the treasure.
select,,object,,,I/select/color,I select a color.
separate,,object - the,,,she/separate/colors,She separates the colors.
settle down,,place-at on the: furniture,,,class/settle down,The class settles down.
sew,,object - the: clothing; object; beneficiary for: person; place-at at the: where event,,,grandma/sew/button,Grandma sews a button.
tie up,,object - the;object: person,,,dad/tie up/boat,Dad ties up the boat.
stick on,,object - the,,,I/stick on/sticker,I stick on a sticker.
stick together,,object - the,,,I/stick together/paper,I stick together the paper.
sharpen,,object - the;instrument with: thing device,,,I/sharpen/pencil,I sharpen the pencil.
shelter,,place-at under the: plant furniture =bridge =roof =porch;place-at in the: where,,,we/shelter,We shelter.
shiver,,place-at in the: =bath =pool =shower =car;place-at under the: =blanket =sheet;place-at in the: weather;place-at at ?: where,,,I/shiver,I shiver.
shoot,,object - a: =goal =basket =picture =photo =movie =video =arrow;object - the;place-to at the: =basket =goal =hoop =target =wall,,,he/shoot/ball,He shoots the ball.
shoot hoops,,company with: being;place-at at ?: where,,,I/shoot hoops/dad,I shoot hoops with Dad.
aim,,object at the,,,he/aim/target,He aims at the target.
capture,,object - the;object: person,,,they/capture/lion,They capture the lion.
dodge,,object - the,,,I/dodge/ball,I dodge the ball.
grip,,object - the,,,I/grip/rope,I grip the rope.
yank,,object on the;object: body,,,he/yank/door,He yanks on the door.
rip,,object - the,,,I/rip/paper,I rip the paper.
rip up,,object - the,,,he/rip up/letter,He rips up the letter.
burst,,object - the,,,balloon/burst,The balloon bursts.
shop,,place-at at ?: where;company with: being;topic for a: vehicle furniture;topic for: edible clothing toy thing book plant device;topic for -: =Christmas =school =Thanksgiving =Easter,,,we/shop,We shop.
shout at,,object,,,he/shout at/me,He shouts at me.
show off,,object: clothing;object - the,,,she/show off/dress,She shows off a dress.
show up,,place-at at ?: where event,,,he/show up,He shows up.
shrink,,object - the,,,sweater/shrink,The sweater shrinks.
sigh,,,,,she/sigh,She sighs.
sign in,,,,,I/sign in,I sign in.
skip rope,,company with: being,,,girls/skip rope,The girls skip rope.
slam,,object - the;place-to on: body,,,he/slam/door,He slams the door.
slap,,object;object: body,,,he/slap/me,He slaps me.
sleep in,,,,,we/sleep in,We sleep in.
sleep over,,place-at at ?: where;company with: being,,,I/sleep over,I sleep over.
slip,,topic on the,,,I/slip/ice,I slip on the ice.
slip off,grooming,object - the;object: clothing,,,she/slip off/shoe,She slips off her shoes.
slow down,,object - the; place-at at the: where event,,,car/slow down,The car slows down.
smash,,object - the,,,he/smash/plate,He smashes the plate.
shatter,,object - the;place-at on the: =floor =ground =sidewalk =table,,,glass/shatter/floor,The glass shatters on the floor.
smell like,,object,,state,it/smell like/flower,It smells like a flower.
smoke,,object; place-at at the: where event,,,he/smoke,He smokes.
snack,,topic on: food,,,I/snack,I snack.
snap,,object - the: thing;object: body,,,he/snap/stick,He snaps the stick.
snap a picture,,topic of the: animal nature plant home =house;topic of: person;instrument with the: device;place-at at ?: where,,,dad/snap a picture/dog,Dad snaps a picture of the dog.
sneak,,place-to into the: where room furniture,,,cat/sneak/kitchen,The cat sneaks into the kitchen.
sneak out,,place-from from the: where;place-at at -: =night;company with: being,,,cat/sneak out,The cat sneaks out.
sniff,,object - the,,,dog/sniff/shoe,The dog sniffs the shoe.
snuggle,,company with: being toy,,,I/snuggle/mom,I snuggle with Mom.
snuggle up,,company with: being toy;place-at under the: =blanket;place-at on the: furniture;place-at in -: =bed;place-at at ?: where,,,I/snuggle up/mom,I snuggle up with Mom.
soak,,object - the;object: body,,,she/soak/shirt,She soaks the shirt.
solve,,object - the,,,we/solve/puzzle,We solve the puzzle.
soothe,,object - the;instrument with a: =song =hug =toy =pacifier =story =lullaby =blanket;instrument with -: drink music =ice =cream =medicine,,,mom/soothe/baby,Mom soothes the baby.
sound,,attribute,,state,idea/sound/good,The idea sounds good.
sound like,,object,,state,it/sound like/fun,It sounds like fun.
spank,,object,,,dad/spank/me,Dad spanks me.
spend,,object: money time;topic on: clothing toy food drink device vehicle game book;object,,,we/spend/money,We spend money.
spit,,object - the: =gum =seed =tooth;object: food drink;other into the: =wastebasket =bin =bucket =handkerchief =river =trash_can =pan;place-at on the: room furniture; place-at at the: where event;other on: person animal,,,he/spit,He spits.
spit out,,object - the,,,baby/spit out/food,The baby spits out the food.
splash,,object;instrument with -: =water =mud =paint;place-at in the: nature where =bathtub =tub =bath =puddle =mud =sink,,,he/splash/me,He splashes me.
squirt,,object - the: being;object;instrument with -: =water =paint =soap;place-at on the: furniture =floor =wall;place-at at ?: where,,,he/squirt/me/water,He squirts me with water.
split,,object - the: food thing money;object,,,we/split/cake,We split the cake.
spoil,,object - the,,,grandma/spoil/me,Grandma spoils me.
spray,,object - the: plant person animal;object;object - the,,,he/spray/water,He sprays water.
spread,,object: food;object - the,,,I/spread/butter,I spread butter.
spread out,,object - the;place-at on the: furniture =floor =grass;place-at at ?: where,,,we/spread out/blanket,We spread out the blanket.
sprinkle,,object - the: dish =cake =salad =pizza =soup =pasta =cookie =cupcake =pie =toast =pancake =doughnut;object: food;object - the;instrument with -: food drink plant material thing toy clothing nature furniture device,,,she/sprinkle/sugar,She sprinkles sugar.
sprint,,place-to to ?: where,,,he/sprint,He sprints.
stack,,object - the,,,I/stack/blocks,I stack the blocks.
stamp,,object - the,,,he/stamp/letter,He stamps the letter.
stand in line,,place-at at ?: where,,,we/stand in line,We stand in line.
stare,,recipient at the;recipient at the: thing furniture device nature food toy book clothing plant vehicle,,,he/stare/me,He stares at me.
glance,,object at the,,,she/glance/clock,She glances at the clock.
gaze,,object at the: place nature;object at the,,,we/gaze/star,We gaze at the stars.
glare,,object at the,,,teacher/glare/me,The teacher glares at me.
spy on,,object - the: thing home place;object: person;place-from from the: =window =roof =tree =balcony,,,I/spy on/brother,I spy on my brother.
overhear,,object - the;object: person,doer:bare,,I/overhear/secret,I overhear the secret.
grin,,recipient at: being,,,he/grin/me,He grins at me.
start over,,,,,we/start over,We start over.
step,,place-at on the: furniture thing toy body,,,I/step/toy,I step on the toy.
step in,,object - the,,,I/step in/puddle,I step in the puddle.
step on,,object - the;object: body,,,I/step on/toy,I step on the toy.
sting,,object;object: body,,,bee/sting/me,The bee stings me.
stop by,,object - the,,,we/stop by/store,We stop by the store.
store,,object - the;place-at in the: furniture room,,,she/store/toys,She stores the toys.
straighten,grooming,object - the;object: body clothing,,,she/straighten/hair,She straightens her hair.
stroke,,object - the,,,I/stroke/cat,I stroke the cat.
stroll,,place-at in the: =park =forest =garden =woods =city;place-to to ?: where;place-at along the: =beach =river =street;company with: being,,,we/stroll/park,We stroll in the park.
struggle,,company with the: being thing subject,to,,I/struggle,I struggle.
stumble,,topic over a: thing toy clothing nature;place-at on the: =stairs =step =sidewalk =ice =curb;place-at in the: room =dark =street =snow;place-at at ?: where,,,he/stumble,He stumbles.
stub,,object: body;place-at on the,,,I/stub/toe/chair,I stub my toe on the chair.
stutter,,,,,I/stutter,I stutter.
subtract,,object,,,we/subtract/number,We subtract numbers.
suck,,object;object: body,,,I/suck/thumb,I suck my thumb.
sue,,object,,,they/sue/company,They sue a company.
suit,,object,,state,hat/suit/you,The hat suits you.
sunbathe,,place-at on the: nature place;place-at at ?: where,,,we/sunbathe/beach,We sunbathe on the beach.
supply,,object;recipient to: being,,,they/supply/food,They supply food.
suppose,,topic,,state,I/suppose,I suppose.
surf,,object: media;place-at in the: nature where,,,he/surf,He surfs.
surrender,,recipient to: being,,,he/surrender,He surrenders.
surround,,object - the,,,trees/surround/house,The trees surround the house.
survive,,object: illness;object - the,,,she/survive/accident,She survives the accident.
swear,,recipient at: being,,,he/swear,He swears.
sweat,,,,,I/sweat,I sweat.
swim across,,object - the,,,we/swim across/lake,We swim across the lake.
switch,,object,,,we/switch/seats,We switch seats.
sympathize,,company with: being,,state,I/sympathize/you,I sympathize with you.
take apart,,object - the,,,he/take apart/clock,He takes apart the clock.
take after,,object,,state,I/take after/mom,I take after Mom.
take away,,object - the;place-from from: where,,,mom/take away/phone,Mom takes away the phone.
take time,,topic for: being,,,dad/take time/me,Dad takes time for me.
take out the trash,,time after -: meal;beneficiary for: person,,,dad/take out the trash,Dad takes out the trash.
take the trash out,,time after -: meal;beneficiary for: person,,,dad/take the trash out,Dad takes the trash out.
take care of,,object - the,,,dad/take care of/baby,Dad takes care of the baby.
take down,,object - the;place-from from the: =wall =tree =shelf =door =roof =line =fridge =board,,,she/take down/picture,She takes down the picture.
take it easy,,,,,you/take it easy,You take it easy.
take notes,,place-at in ?: room,,,I/take notes,I take notes.
take place,,place-at on the: =beach =street =stage =field;place-at at ?: where;place-at in the: room,,,party/take place/park,The party takes place at the park.
take up,,object,,,she/take up/tennis,She takes up tennis.
talk back,,recipient to: being,,,he/talk back,He talks back.
tap,,object - the,,,I/tap/screen,I tap the screen.
tape,,object - the,,,she/tape/box,She tapes the box.
taste like,,object,,state,it/taste like/chocolate,It tastes like chocolate.
tear,,object - the;object: clothing material,,,he/tear/paper,He tears paper.
tear up,,object - the;object: material,,,she/tear up/letter,She tears up the letter.
tear down,,object - the;place-from from the: =wall =door,,,they/tear down/house,They tear down the house.
tell off,,object,doer:for,,mom/tell off/me,Mom tells me off.
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
treat,,object;instrument with: medicine thing,,,doctor/treat/patient,The doctor treats the patient.
tremble,,topic with -: =anger =rage =frustration =joy =excitement =laughter =relief =happiness =fear =delight =emotion;topic from -: =hunger =pain =exhaustion =cold =thirst =tiredness =boredom,,,I/tremble,I tremble.
trick,,object,doer:into,,he/trick/me,He tricks me.
trim,,object - the;object: body,,,she/trim/hair,She trims her hair.
trip,,object: person;topic over the;place-at at: =school =park =playground;place-at on the: =stairs =steps,,,I/trip/toy,I trip over the toy.
trip over,,object - the;object: person,,,I/trip over/toy,I trip over the toy.
trot,,place-to to ?: where,,,horse/trot,The horse trots.
tuck in,,object,,,mom/tuck in/me,Mom tucks me in.
tuck,,object,,,mom/tuck/blanket,Mom tucks a blanket.
tune,,object - the,,,he/tune/guitar,He tunes the guitar.
turn back,,object - the: vehicle device =clock =page;place-to to ?: where,,,we/turn back,We turn back.
turn red,,,,,I/turn red,I turn red.
twist,,object - the;object: body,,,he/twist/ankle,He twists his ankle.
twirl,,object - the;place-at in the: nature room;place-at on the: =stage =floor =ice;place-at at ?: where,,,she/twirl/ribbon,She twirls the ribbon.
unbutton,grooming,object: clothing;object - the,,,he/unbutton/shirt,He unbuttons his shirt.
uncover,,object - the,,,she/uncover/pot,She uncovers the pot.
undo,,object - the,,,he/undo/button,He undoes the button.
undress,,object - the,,,she/undress/doll,She undresses the doll.
unite,,object - the,,,we/unite,We unite.
unlock,,object - the;instrument with the: =key;instrument with a: =password =code =passcode =PIN,,,dad/unlock/door,Dad unlocks the door.
unpack,,object - the,,,we/unpack/bag,We unpack our bag.
unload,,object - the,,,dad/unload/car,Dad unloads the car.
untie,grooming,object - the;object: clothing,,,he/untie/shoe,He unties his shoes.
unzip,grooming,object: clothing;object - the,,,she/unzip/jacket,She unzips her jacket.
update,,object - the,,,he/update/computer,He updates the computer.
upload,,object - the,,,I/upload/photo,I upload the photo.
upset,,object,,,you/upset/me,You upset me.
urge,,object,to subjunctive,,she/urge/me/to try,She urges me to try.
urinate,,place-at in the: where,,,he/urinate,He urinates.
vanish,,place-to into the: =hat =fog =crowd =air =hole =forest =dark;place-from from the: thing furniture where device toy,,,rabbit/vanish,The rabbit vanishes.
visit with,,object,,,we/visit with/grandma,We visit with Grandma.
volunteer,,place-at at ?: where,to,,she/volunteer/to help,She volunteers to help.
wag,,object: body,,,dog/wag/tail,The dog wags its tail.
wail,,recipient at: being;topic at the: =noise =shot =needle =thunder =movie =mouse;place-at in the: =bath =tub =car =crib =pool =shower =room;place-at at the: =door =window;place-at at ?: where,,,baby/wail,The baby wails.
walk away,,place-from from: being where,,,he/walk away,He walks away.
walk home,,place-from from -: =school =work;place-from from: where;company with: being,,,I/walk home/school,I walk home from school.
walk out,,place-from from ?: where,,,he/walk out,He walks out.
walk in,,place-at in the: weather nature;object - the: =room =house,,,dad/walk in,Dad walks in.
walk to school,,company with: being;place-at in the: weather,,,I/walk to school/mom,I walk to school with Mom.
walk around,,object - the: =bed =school =church =class =town;object - the;company with: being,,,we/walk around/park,We walk around the park.
walk past,,object - the: =school =church =class =bed;object - the;object: person,,,she/walk past/me,She walks past me.
walk into,,object - the,,,I/walk into/door,I walk into the door.
pass by,,object - the;object: person,,,bus/pass by/house,The bus passes by the house.
tiptoe,,place-to into the: room where,,,I/tiptoe/bedroom,I tiptoe into the bedroom.
waddle,,place-at on the: =ice =snow =grass =beach;place-at in the: =water;place-to to the: where nature,,,penguin/waddle,The penguin waddles.
wade,,place-at in the: nature where =water,,,we/wade/river,We wade in the river.
leap,,place-to onto the: furniture;place-to into the: nature where,,,frog/leap/pond,The frog leaps into the pond.
jump in,,object - the;object - the: animal;object: person;other from the: =dock =boat;other off the: =diving_board;company with: being,,,I/jump in/pool,I jump in the pool.
jump into,,object - the;object - the: animal;object: person;other from the: =dock =boat;company with: being,,,I/jump into/water,I jump into the water.
jump out of,,object - the;object - the: animal;object: person;company with: being,,,cat/jump out of/box,The cat jumps out of the box.
jump rope,,topic for -: =exercise =fun =PE =gym;place-at at -: =recess =school =home;place-to to a: =song;place-to to the: =music;place-at on the: =playground =sidewalk =street;place-at in the: =yard =garden =gym =driveway;company with: being;place-at at ?: where,,,I/jump rope/friend,I jump rope with my friend.
jump up and down,,place-at on the: furniture,,,I/jump up and down/bed,I jump up and down on the bed.
spin around,,place-at on the: furniture,,,I/spin around/chair,I spin around on the chair.
stretch out,grooming,object: body;place-at on the: furniture,,,cat/stretch out/sofa,The cat stretches out on the sofa.
walk the dog,,place-at in the: where;company with: being,,,I/walk the dog,I walk the dog.
wander,,place-at in the: where;place-at through the: place,,,we/wander/forest,We wander in the forest.
warm,,object - the: meal food place room home;object: body drink person,,,she/warm/milk,She warms milk.
cool,,object - the,,,dad/cool/soup,Dad cools the soup.
dim,,object - the,,,he/dim/light,He dims the light.
warm up,,object - the: meal food drink,,,I/warm up/soup,I warm up the soup.
wash the dishes,,company with: being,,,dad/wash the dishes,Dad washes the dishes.
waste,,object;object - the: food,,,we/waste/water,We waste water.
watch over,,object - the;object: person,,,mom/watch over/me,Mom watches over me.
wear out,grooming,object - the;object: clothing,,,he/wear out/shoe,He wears out his shoes.
weave,,object; place-at at the: where event,,,she/weave/basket,She weaves a basket.
welcome,,object;place-to to ?: where,,,teacher/welcome/us,The teacher welcomes us.
wheel,,object - the: vehicle furniture thing;place-to to ?: where;object - the,,,dad/wheel/chair,Dad wheels the chair.
wink,,recipient at: being,,,he/wink/me,He winks at me.
wipe off,,object - the,,,I/wipe off/table,I wipe off the table.
withdraw,,object: money =application =complaint =offer =permission =card =support;place-from from the: where =ATM =account =bank,,,he/withdraw/money,He withdraws money.
witness,,object - the,,state,she/witness/accident,She witnesses the accident.
wobble,,,,,chair/wobble,The chair wobbles.
work on,,object - the,,,I/work on/puzzle,I work on the puzzle.
work together,,,,,we/work together,We work together.
worship,,object,,state,they/worship/god,They worship God.
wrestle,,company with: being,,,he/wrestle/brother,He wrestles with his brother.
write back,,recipient to: being,,,I/write back,I write back.
zoom,,,,,car/zoom,The car zooms.
be afraid of,,object - the: =dark =dentist =doctor =vet =bath =vacuum =vacuum_cleaner =hair_dryer =barber =hairdresser =nurse =water =deep_end =ocean =boss =principal =teacher =blender =toilet =thunder =elevator =slide;object: person;topic - -;other in the: =ocean =sea =lake =woods =forest =river =jungle =water;place-at at ?: where,gerund doer:gerund,state,I/be afraid of/dog,I am afraid of dogs.
be afraid,,topic of the: =dentist =doctor =dark =vet =barber =hairdresser;topic of -,to,state,I/be afraid/dark,I am afraid of the dark.
be scared,,topic of the: =dentist =doctor =dark =vet =barber =hairdresser;topic of -,to,state,I/be scared/spider,I am scared of spiders.
be frightened,,topic of the: =dentist =doctor =dark =vet =barber =hairdresser;topic of -,to,state,I/be frightened/lion,I am frightened of lions.
be interested,,topic in -,to,state,I/be interested/dinosaur,I am interested in dinosaurs.
be bored,,topic with the: thing toy game book media activity subject;place-at at ?: where,,state,I/be bored/school,I am bored at school.
be bored with,,object - the,gerund,state,I/be bored with/toy,I am bored with the toy.
be proud,,topic of;topic of the: thing,to,state,mom/be proud/me,Mom is proud of me.
be allergic,,topic to -,,state,I/be allergic/cat,I am allergic to cats.
be angry,,company with: being;topic about the;place-at at ?: where,,state,mom/be angry/me,Mom is angry with me.
be mad,,recipient at: being;topic about the;place-at at ?: where,,state,dad/be mad/me,Dad is mad at me.
be jealous,,topic of,,state,I/be jealous/brother,I am jealous of my brother.
be jealous of,,object - the;object: person,,state,he/be jealous of/baby,He is jealous of the baby.
be nervous,,topic about the: =dance =test =trip =exam =show =race =play =surgery =flight =operation =shot =visit;topic about the,,state,I/be nervous/exam,I am nervous about the exam.
be nervous about,,object - the,gerund,state,I/be nervous about/test,I am nervous about the test.
be anxious,,topic about the,to,state,I/be anxious/exam,I am anxious about the exam.
be ashamed,,topic of the;topic of: body clothing,to,state,I/be ashamed/lie,I am ashamed of the lie.
be ashamed of,,object;object - the: thing event,gerund,state,I/be ashamed of/body,I am ashamed of my body.
be embarrassed,,topic about the;place-at at ?: where,to,state,I/be embarrassed/picture,I am embarrassed about the picture.
be disappointed,,company in: being;topic with the,,state,mom/be disappointed/me,Mom is disappointed in me.
be disappointed in,,object - the;object: person,,state,I/be disappointed in/you,I am disappointed in you.
be surprised,,topic by the;place-at at ?: where,to,state,mom/be surprised/gift,Mom is surprised by the gift.
be shocked,,topic by the;place-at at ?: where,to,state,I/be shocked,I am shocked.
be pleased,,company with: being;topic with the,to,state,teacher/be pleased/me,The teacher is pleased with me.
be pleased with,,object - the;object: person,,state,dad/be pleased with/car,Dad is pleased with the car.
be glad,,beneficiary for: being;topic about the;place-at at ?: where,to,state,I/be glad/you,I am glad for you.
be grateful,,recipient to: being;topic for the,to,state,we/be grateful/gift,We are grateful for the gift.
be grateful for,,object - the,gerund,state,I/be grateful for/food,I am grateful for the food.
be thankful for,,object - the,gerund,state,we/be thankful for/family,We are thankful for our family.
be fed up,,topic with the;company with: being,,state,I/be fed up/noise,I am fed up with the noise.
be fed up with,,object - the;object: person;other in -: =class;place-at at ?: where,gerund doer:gerund,state,I/be fed up with/homework,I am fed up with my homework.
be tired,,place-from from -: =work =school =therapy;place-from from the: =walk =run =trip =hike =ride =swim =drive =climb =drive =dance;topic of the: =rain =snow =noise =heat =cold =game =movie =wheelchair;topic of -: edible;topic of,,state,I/be tired/school,I am tired from school.
be annoyed,,company with: person;topic about the;place-at at ?: where,,state,I/be annoyed/sister,I am annoyed with my sister.
be upset,,company with: person;object about the;topic in -: =class,,state,I/be upset/dog,I am upset about the dog.
be upset about,,object - the;object - the: animal;object: person;company with: being,gerund,state,I/be upset about/game,I am upset about the game.
be cross,,company with: being;topic about the;place-at at ?: where,,state,mom/be cross/me,Mom is cross with me.
be cross with,,object,,state,dad/be cross with/me,Dad is cross with me.
be furious,,company with: being;topic about the;place-at at ?: where,,state,I/be furious/brother,I am furious with my brother.
be worried,,topic about the: =test =trip =exam =show =race =play =surgery =flight =operation =shot =visit =storm;topic about the,to,state,I/be worried/exam,I am worried about the exam.
be confused,,topic about the;place-at at ?: where,,state,I/be confused/homework,I am confused about my homework.
be curious,,topic about;place-at at ?: where,,state,cat/be curious/box,The cat is curious about the box.
be curious about,,topic - -;object: person,gerund,state,I/be curious about/animal,I am curious about animals.
be excited,,topic about the: =trip =visit =show =play =race =dance =camp;topic about the,to,state,I/be excited/trip,I am excited about the trip.
be crazy about,,object - the: person;topic - -,gerund,state,I/be crazy about/horse,I am crazy about horses.
be keen on,,topic - -;object: person,gerund,state,she/be keen on/football,She is keen on football.
be into,,topic - -;object: person,gerund,state,I/be into/video game,I am into video games.
be obsessed with,,topic - -;object: person,gerund,state,he/be obsessed with/train,He is obsessed with trains.
be happy for,,object,,state,I/be happy for/you,I am happy for you.
be sad about,,object - the;object - the: animal;object: person;company with: being,gerund,state,I/be sad about/cat,I am sad about the cat.
be sorry for,,object - the;object: person,gerund,state,I/be sorry for/noise,I am sorry for the noise.
be sorry about,,object - the,gerund,state,I/be sorry about/mess,I am sorry about the mess.
be wrong about,,object - the;object: person,,state,I/be wrong about/you,I am wrong about you.
be right about,,object - the;object: person,,state,you/be right about/weather,You are right about the weather.
be serious about,,object - the;object - the: animal;object: person;company with: being,gerund,state,I/be serious about/football,I am serious about football.
be sure,,topic about the,to,state,I/be sure/plan,I am sure about the plan.
be sure about,,object - the,,state,she/be sure about/plan,She is sure about the plan.
be aware of,,object - the,,state,driver/be aware of/dog,The driver is aware of the dog.
be fair,,recipient to: being,,state,he/be fair/me,He is fair to me.
be nice,,recipient to: being,,state,you/be nice/me,You are nice to me.
be kind,,recipient to: being,,state,she/be kind/dog,She is kind to the dog.
be kind to,,topic - -: animal;object: person,,state,we/be kind to/animal,We are kind to animals.
be mean,,recipient to: being,,state,he/be mean/me,He is mean to me.
be mean to,,object - the;object: person,,state,she/be mean to/me,She is mean to me.
be rude,,recipient to: being,,state,he/be rude/teacher,He is rude to the teacher.
be polite,,recipient to: being,,state,I/be polite/teacher,I am polite to the teacher.
be friends,,company with: being;place-at at ?: where,,state,I/be friends/Tom,I am friends with Tom.
be friends with,,object - the;object: person,,state,I/be friends with/girl,I am friends with the girl.
be honest,,company with: being,,state,I/be honest/mom,I am honest with Mom.
be patient,,company with: being,,state,teacher/be patient/me,The teacher is patient with me.
be gentle,,company with: being,,state,I/be gentle/baby,I am gentle with the baby.
be strict,,company with: being,,state,teacher/be strict/us,The teacher is strict with us.
be careful with,,object - the,,state,I/be careful with/knife,I am careful with the knife.
be capable of,,object,gerund,state,she/be capable of/to win,She is capable of winning.
be related to,,object,,state,I/be related to/boy,I am related to the boy.
be different from,,object - the;object: person,,state,I/be different from/brother,I am different from my brother.
be similar to,,object,,state,dog/be similar to/wolf,The dog is similar to a wolf.
be close to,,object - the;object: person,,state,hotel/be close to/beach,The hotel is close to the beach.
be far from,,object - the;object: place,,state,house/be far from/beach,The house is far from the beach.
be next to,,object - the;object: person,,state,I/be next to/mom,I am next to Mom.
be near,,object - the;object: person,,state,dog/be near/house,The dog is near the house.
be busy,,other with -: =work =homework =school;company with: being;object with the,with,state,mom/be busy/work,Mom is busy with work.
be busy with,,object - -: =work =homework;object - the,gerund,state,dad/be busy with/car,Dad is busy with the car.
be ready,,topic for;topic for -: =school =bed =class =lunch =dinner =breakfast;topic for the: event media animal =bus =game =trip,to,state,I/be ready/school,I am ready for school.
be prepared for,,object - the,,state,I/be prepared for/exam,I am prepared for the exam.
be responsible for,,object - the,,state,she/be responsible for/dog,She is responsible for the dog.
be good with,,topic - -;object: person,,state,dad/be good with/baby,Dad is good with the baby.
be good for,,topic - -: animal plant;object - the: person;object,,state,it/be good for/you,It is good for you.
be bad for,,topic - -: animal plant;object - the: person;object,,state,it/be bad for/you,It is bad for you.
be made,,topic of -: material food plant,,state,table/be made/wood,The table is made of wood.
be made from,,topic - -,,state,paper/be made from/tree,Paper is made from trees.
be covered in,,object - -,,state,dog/be covered in/mud,The dog is covered in mud.
be covered with,,topic - -,,state,table/be covered with/dust,The table is covered with dust.
be filled with,,topic - -,,state,box/be filled with/toy,The box is filled with toys.
be surrounded by,,topic - -,,state,we/be surrounded by/tree,We are surrounded by trees.
be full,,topic of -,,state,glass/be full/water,The glass is full of water.
be stuck,,topic in -: =traffic =bed =class;place-at on the: =bus =train =plane =boat =roof =island =stairs =toilet =problem =question =level =puzzle =word =homework =wall;place-at at -: =work =home =school;place-at in the: plant vehicle material nature where =rain =snow =mud =hole =door =elevator =chair =cold =storm =wheelchair;topic on the: book media idea;topic on -: subject,,state,ball/be stuck/tree,The ball is stuck in the tree.
be stuck in,,object - the,,state,car/be stuck in/mud,The car is stuck in the mud.
be lost,,topic in -: =traffic;place-at in the: where nature =woods =dark =crowd =fog =mall;place-at at the: =store =zoo =fair =airport =park,,state,dog/be lost,The dog is lost.
be alone,,place-at in -: =bed =class;place-at in the: room vehicle nature =dark =elevator;place-at on the: =bus =playground =beach =island;place-at at ?: where;company with: being,,state,I/be alone/house,I am alone in the house.
be homesick,,topic for: home;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,she/be homesick,She is homesick.
be ill,,topic with: illness;topic from the: edible;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,grandpa/be ill,Grandpa is ill.
be in trouble,,company with: being;topic because of the: thing device toy furniture clothing =window =door =mess =noise =homework =fight =lie =phone =room;place-at in -: =class =bed =line;place-at at -: =work;place-at at the: event;place-at at ?: where,,state,I/be in trouble/mom,I am in trouble with Mom.
be in pain,,,,state,I/be in pain,I am in pain.
be in bed,,topic with: illness;company with: being,,state,I/be in bed/flu,I am in bed with the flu.
be in hospital,,,,state,grandma/be in hospital,Grandma is in hospital.
be on time,,topic for -: =school =work =class =dinner =lunch =breakfast =church =practice =therapy;topic for the: event media subject person vehicle =bus =train =plane =flight =game,,state,I/be on time/school,I am on time for school.
be early,,topic for -: =school =work =class =dinner =lunch =breakfast =church =practice =therapy;topic for the: event media subject person vehicle =bus =train =plane =flight =game,,state,I/be early/school,I am early for school.
be on the phone,,company with: being;topic about,,state,mom/be on the phone/grandma,Mom is on the phone with Grandma.
be on holiday,,place-at in: where,,state,we/be on holiday/Spain,We are on holiday in Spain.
be on vacation,,place-at at ?: where;company with: being,,state,they/be on vacation/beach,They are on vacation at the beach.
be away,,place-at at -: =work =camp =college;place-at on -: =vacation =holiday =business;place-at at ?: where;company with: being,,state,dad/be away/work,Dad is away at work.
be absent,,place-from from: where;topic because of the: person weather event =dentist =doctor =storm =snow =rain,,state,she/be absent/school,She is absent from school.
be finished,,topic with -: =work =school =class =homework =dinner =lunch =breakfast;topic with,gerund,state,I/be finished/homework,I am finished with my homework.
be finished with,,object - the,,state,I/be finished with/book,I am finished with the book.
be done,,topic with -: =work =school =class =homework =dinner =lunch =breakfast;topic with;topic with the: thing toy device furniture vehicle,gerund,state,I/be done/homework,I am done with my homework.
be done with,,object - the,gerund,state,I/be done with/puzzle,I am done with the puzzle.
be sensitive to,,topic - -,,state,I/be sensitive to/noise,I am sensitive to noise.
be popular with,,object - the;object: person,,state,singer/be popular with/children,The singer is popular with children.
be guilty of,,object,gerund,state,thief/be guilty of/crime,The thief is guilty of a crime.
be part of,,object - the;object - the: =class =family =team,,state,I/be part of/team,I am part of the team.
be safe,,place-at at ?: where;place-from from the: being,,state,I/be safe/home,I am safe at home.
be missing,,object,,state,I/be missing/button,I am missing a button.
be left,,place-at at ?: where,,state,I/be left/home,I am left at home.
be knackered,,object from -: =work =school,,state,I/be knackered,I am knackered.
be likely to,,object,bare,state,we/be likely to/to win,We are likely to win.
be willing to,,object,bare,state,I/be willing to/to try,I am willing to try.
be unable to,,object,bare,state,he/be unable to/to walk,He is unable to walk.
be meant to,,object,bare,state,you/be meant to/to sit,You are meant to sit.
be bound to,,object,bare,state,we/be bound to/to win,We are bound to win.
be eager to,,object,bare,state,she/be eager to/to learn,She is eager to learn.
be forced to,,object,bare,state,he/be forced to/to leave,He is forced to leave.
be scared of,,object - the: =dark =dentist =doctor =vet =bath =vacuum =vacuum_cleaner =hair_dryer =barber =hairdresser =nurse =water =deep_end =ocean =boss =principal =teacher =blender =toilet =thunder =elevator =slide;object: person;topic - -;other in the: =ocean =sea =lake =woods =forest =river =jungle =water;place-at at ?: where,gerund doer:gerund,state,she/be scared of/spider,She is scared of spiders.
be tired of,,object - the,gerund doer:gerund,state,I/be tired of/to walk,I am tired of walking.
be sick of,,object - the,gerund doer:gerund,state,he/be sick of/noise,He is sick of the noise.
be interested in,,object - -,gerund,state,I/be interested in/dinosaur,I am interested in dinosaurs.
be proud of,,object,gerund doer:gerund,state,mom/be proud of/me,Mom is proud of me.
be allergic to,,object - -,,state,I/be allergic to/nut,I am allergic to nuts.
be ready for,,object - the,,state,we/be ready for/party,We are ready for the party.
be late for,,object - the;object - -: =school =work =class =dinner =lunch =breakfast,,state,I/be late for/school,I am late for school.
be angry with,,object - the;object: person;topic about the,,state,dad/be angry with/me,Dad is angry with me.
be mad at,,object - the;object: person;topic about the,,state,she/be mad at/me,She is mad at me.
be excited about,,object - the,gerund doer:gerund,state,we/be excited about/trip,We are excited about the trip.
be worried about,,object - the,gerund doer:gerund,state,I/be worried about/exam,I am worried about the exam.
be fond of,,object - -,gerund,state,she/be fond of/cat,She is fond of cats.
be full of,,object - -,,state,box/be full of/toys,The box is full of toys.
be bad at,,object,gerund,state,he/be bad at/to draw,He is bad at drawing.
be made of,,object - -,,state,table/be made of/wood,The table is made of wood.
be used to,,object - the: =cold =heat =dark =noise;object - the,gerund doer:gerund,state,I/be used to/noise,I am used to the noise.
be in love with,,object - the,,state,boy/be in love with/girl,The boy is in love with the girl.
be supposed to,,object,bare,state,I/be supposed to/to sleep,I am supposed to sleep.
be about to,,object,bare,state,we/be about to/to leave,We are about to leave.
be allowed to,,object,bare,state,I/be allowed to/to play,I am allowed to play.
be happy with,,object - the;object: person,,state,I/be happy with/present,I am happy with the present.
be married to,,object - the,,state,mom/be married to/dad,Mom is married to Dad.
be born,,place-at in ?: where,,state,I/be born/Spain,I was born in Spain.
be called,,object,,state,dog/be called/Max,The dog is called Max.
be from,,object,,state,I/be from/Spain,I am from Spain.
be in charge of,,object - the;object - the: =class =music =food =snack,gerund,state,she/be in charge of/game,She is in charge of the game.
be late,,topic for -: =school =work =class =dinner =lunch =breakfast =church =practice =therapy;topic for the: event media subject person vehicle =bus =train =plane =flight =game;topic for: where event,,state,I/be late,I am late.
be careful,,topic with the,,state,you/be careful,You are careful.
be hungry,,place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,I/be hungry,I am hungry.
be thirsty,,place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,I/be thirsty,I am thirsty.
be right,,topic about the;place-at at -: =work;place-at at ?: where,,state,you/be right,You are right.
be wrong,,topic about the;place-at at -: =work;place-at at ?: where,,state,you/be wrong,You are wrong.
be sorry,,topic about the,for,state,I/be sorry,I am sorry.
be cold,,other in the: clothing =bath =tub =pool =tent =water;other under the: =blanket =cover =sheet;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,I/be cold,I am cold.
be hot,,other in the: clothing weather =bath =tub =pool =tent;other under the: =blanket =cover =sheet =covers =tree;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,I/be hot,I am hot.
be sleepy,,other after the: =game =party =trip;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,I/be sleepy,I am sleepy.
be sick,,topic from the: edible medicine =smoke =ride =fish =food;place-from from -: =school =work;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,I/be sick,I am sick.
had better,modal,object,bare,state,I/had better/to go,I had better go.
would rather,modal,object,bare,state,I/would rather/to stay,I would rather stay.
used to,modal,object,bare,state,I/used to/to play,I used to play.
lower,,object - the;instrument with: =rope,,,he/lower/volume,He lowers the volume.
adjust,,object - the;object: body,,,I/adjust/chair,I adjust the chair.
operate on,,object - the;object: body,,,doctor/operate on/patient,The doctor operates on the patient.
queue,,place-at at the: =chemist =baker =butcher =hairdresser;topic for the;place-at at ?: where,,,we/queue,We queue.
milk,,object - the,,,farmer/milk/cow,The farmer milks the cow.
crow,,place-at at the,,,rooster/crow,The rooster crows.
quack,,recipient at: being;other at the: =moon =siren =thunder =fireworks =noise =doorbell;place-at at the: =door =window =gate =fence;place-at in the: plant,,,duck/quack,The duck quacks.
chirp,,place-at in the: plant where thing,,,bird/chirp/tree,The bird chirps in the tree.
cluck,,recipient at: being;other at the: =moon =siren =thunder =fireworks =noise =doorbell;place-at at the: =door =window =gate =fence;place-at in the: plant,,,hen/cluck,The hen clucks.
hoot,,recipient at: being;other at the: =moon =siren =thunder =fireworks =noise =doorbell;place-at at the: =door =window =gate =fence;place-at in the: plant,,,owl/hoot/night,The owl hoots at night.
squeak,,,,,mouse/squeak,The mouse squeaks.
whimper,,recipient at: being;topic at the: =noise =shot =needle =thunder =movie =mouse;place-at in the: =bath =tub =car =crib =pool =shower =room;place-at at the: =door =window;place-at at ?: where,,,dog/whimper,The dog whimpers.
neigh,,recipient at: being;other at the: =moon =siren =thunder =fireworks =noise =doorbell;place-at at the: =door =window =gate =fence;place-at in the: plant,,,horse/neigh,The horse neighs.
buzz,,place-at around the: plant edible furniture =garden =room =head =light =lamp =house =hive =flower =trash =picnic;place-at at the: =window =door;place-at on the: =table =desk =nightstand;place-at in: body =pocket =bag;place-at at ?: where,,,bee/buzz,The bee buzzes.
hiss,,recipient at: being;other at the: =moon =siren =thunder =fireworks =noise =doorbell;place-at at the: =door =window =gate =fence;place-at in the: plant,,,snake/hiss,The snake hisses.
thunder,weather,,,,it/thunder,It is thundering.
drizzle,weather,,,,it/drizzle,It is drizzling.
bore,,object,,,movie/bore/me,The movie bores me.
snatch,,object;place-from from: being,,,he/snatch/toy,He snatches a toy.
hammer,,object - the;place-to into the: =wall =board =wood =post =tree =fence =ground =plank,,,dad/hammer/box,Dad hammers the box.
lay,,object;other on the: furniture =floor =grass =ground =blanket =bed =towel;other in the: =nest =crib =coop =sand =straw =barn =sun =water,,,hen/lay/egg,The hen lays an egg.
set up,,object - the,,,we/set up/tent,We set up the tent.
set off,,place-to for: where,,,we/set off,We set off.
sit next to,,object - the;object: person,,,I/sit next to/grandma,I sit next to Grandma.
sit around,,object - the: =fire =table =campfire;place-at at -: =home,,,we/sit around/fire,We sit around the fire.
sit at,,object - the,,,I/sit at/table,I sit at the table.
sit with,,object,,,I/sit with/friend,I sit with my friend.
sit on,,object - the,,,I/sit on/chair,I sit on the chair.
lie on,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,dog/lie on/sofa,The dog lies on the sofa.
jump on,,object - the;object - the: animal;object: person;object - the: =bed =table =couch =trampoline;object: body person;company with: being,,,I/jump on/bed,I jump on the bed.
jump off,,object - the;object - the: animal;object: person;other into the: =pool =lake =water =river =sea;company with: being,,,he/jump off/wall,He jumps off the wall.
jump over,,object - the,,,horse/jump over/fence,The horse jumps over the fence.
climb up,,object - the;object - the: animal;object: person;other to the: =top =roof;company with: being,,,she/climb up/ladder,She climbs up the ladder.
climb down,,object - the;object - the: animal;object: person;other from the: =roof =bed =tree =shelf =chair =table =couch =horse =bunk;company with: being,,,he/climb down/ladder,He climbs down the ladder.
climb on,,object - the;object - the: animal;object: person;company with: being,,,cat/climb on/roof,The cat climbs on the roof.
slide down,,object - the,,,we/slide down/hill,We slide down the hill.
shoot at,,object - the,,,he/shoot at/target,He shoots at the target.
wave to,,object,,,I/wave to/grandma,I wave to Grandma.
wave at,,object - the;object: person,,,baby/wave at/bus,The baby waves at the bus.
smile at,,object,,,she/smile at/me,She smiles at me.
shake hands,,company with: being,,,I/shake hands/teacher,I shake hands with the teacher.
give a hug,,recipient to: being,,,I/give a hug/mom,I give Mom a hug.
give a kiss,,recipient to: being,,,I/give a kiss/mom,I give Mom a kiss.
give a high five,,recipient to: being,,,I/give a high five/friend,I give my friend a high five.
give a lift,,place-to to ?: where;recipient to: being;place-to to: =home,,,dad/give a lift/friend,Dad gives his friend a lift.
give a ride,,place-to to ?: where;recipient to: being;topic on the: =bike =horse =scooter =pony;place-to to: =home,,,I/give a ride/friend,I give my friend a ride.
give advice,,recipient to: being;topic about,,,teacher/give advice/me,The teacher gives me advice.
give permission,,recipient to: being,to,,mom/give permission/me,Mom gives me permission.
give a speech,,recipient to the: being;place-at at ?: where;place-at at the: event,,,president/give a speech/people,The president gives a speech to the people.
give birth,,topic to a: being,,,mom/give birth/baby,Mom gives birth to a baby.
give birth to,,object - a,,,cat/give birth to/kitten,The cat gives birth to a kitten.
give way,,recipient to the: vehicle being,,,dad/give way/bus,Dad gives way to the bus.
have a cuddle,,company with: being;place-at on the: furniture,,,I/have a cuddle/mom,I have a cuddle with Mom.
have a hug,,company with: being,,,we/have a hug,We have a hug.
say a prayer,,beneficiary for: being,,,grandma/say a prayer/me,Grandma says a prayer for me.
have a picnic,,place-at on a: =blanket;place-at in the: =grass =park =garden =yard =woods =forest =mountains =rain =sun =shade =country;place-at on the: =beach =floor =lawn;place-at under the: =tree;place-at by the: =lake =river =pond;company with: being;place-at at ?: where,,,we/have a picnic/park,We have a picnic in the park.
play dead,,,,,dog/play dead,The dog plays dead.
tell jokes,,recipient to: being,,,dad/tell jokes,Dad tells jokes.
tell a story,,recipient to: person;object about a: animal thing vehicle;object about the;place-at at ?: where,,,grandpa/tell a story/me,Grandpa tells me a story.
tell a joke,,recipient to: person;object about a: animal thing vehicle;object about the;place-at at ?: where,,,dad/tell a joke/us,Dad tells us a joke.
tell a secret,,recipient to: being,,,I/tell a secret/friend,I tell my friend a secret.
tell the time,,,,,I/tell the time,I tell the time.
ring up,,object,,,I/ring up/grandma,I ring up Grandma.
call back,,object,,,she/call back/me,She calls me back.
ring back,,object,,,I/ring back/grandma,I ring Grandma back.
call for,,object,,,I/call for/help,I call for help.
call out,,object - the,,,I/call out/name,I call out my name.
call in sick,,,,,dad/call in sick,Dad calls in sick.
hang up on,,object,,,she/hang up on/me,She hangs up on me.
leave a message,,recipient for: being;place-at on the: device =machine =table =door =fridge =answering_machine,,,I/leave a message/teacher,I leave the teacher a message.
make a phone call,,recipient to: being,,,mom/make a phone call/doctor,Mom makes a phone call to the doctor.
wait in line,,place-at at ?: where,,,we/wait in line,We wait in line.
wait outside,,object - the: where vehicle home;topic for: being;place-at in the: vehicle weather,,,I/wait outside/school,I wait outside school.
wait a minute,,topic for: being;place-at at ?: where,,,I/wait a minute,I wait a minute.
wait my turn,,,,,I/wait my turn,I wait my turn.
catch a cold,,place-at on -: =vacation =holiday;object from: being;place-at in the: =rain =snow =cold =wind;place-at at ?: where,,,I/catch a cold,I catch a cold.
catch the flu,,object from: being,,,I/catch the flu,I catch the flu.
come down with,,object - a: =cold;object,,,I/come down with/flu,I come down with the flu.
get well,,place-at at ?: where,,,grandpa/get well,Grandpa gets well.
get an injection,,topic in: body;place-from from the: =doctor =nurse;company with: person;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get an injection/arm,I get an injection in my arm.
get a shot,,topic in: body;place-from from the: =doctor =nurse;company with: person;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get a shot/doctor,I get a shot from the doctor.
get vaccinated,,place-at at ?: where;topic against the: illness,,,we/get vaccinated/hospital,We get vaccinated at the hospital.
vaccinate,,object; topic against: illness; place-at at the: where event,,,nurse/vaccinate/child,The nurse vaccinates the child.
cure,,object - the;object: person,,,doctor/cure/illness,The doctor cures the illness.
prescribe,,object;recipient for: being;purpose for the: illness feeling body,,,doctor/prescribe/medicine,The doctor prescribes medicine.
hold my breath,,,,,I/hold my breath,I hold my breath.
breathe in,,object - the: =smoke =air =fresh_air =dust =steam =smell =pollen =perfume;topic through: body;place-at at ?: where,,,I/breathe in/nose,I breathe in through my nose.
breathe out,,topic through: body,,,I/breathe out/mouth,I breathe out through my mouth.
drool,,place-at on the: clothing furniture material thing body,,,baby/drool/bib,The baby drools on the bib.
puke,,place-at in the: vehicle room where;place-at on the: furniture material =carpet =floor =rug =bed,,,I/puke/car,I puke in the car.
catch up,,company with: being,,,I/catch up/friend,I catch up with my friend.
catch up with,,object - the;object: person,,,I/catch up with/friend,I catch up with my friend.
catch up on,,topic - -;object - the: =news;place-at on the: device =bus;company with: being,,,she/catch up on/homework,She catches up on her homework.
keep up with,,object - the;object: person;object - the: =class =news;other in the: =race =game;other in -: subject sport,,,I/keep up with/sister,I keep up with my sister.
fall behind,,topic in -: subject =class =school;topic in the: game event =race,,,I/fall behind/class,I fall behind in class.
keep up,,company with: being;topic in -: =class subject;topic with the: =class =homework =music;topic in the: =race =game,,,I/keep up/sister,I keep up with my sister.
keep quiet,,,,,you/keep quiet,You keep quiet.
stay calm,,,,,I/stay calm,I stay calm.
stay still,,topic for the,,,you/stay still/photo,You stay still for the photo.
stay inside,,object - the,,,we/stay inside/house,We stay inside the house.
stay over,,company with: being;place-at at ?: where,,,I/stay over/grandma,I stay over with Grandma.
stay out,,,,,we/stay out,We stay out.
stay away from,,object - the,,,you/stay away from/fire,You stay away from the fire.
keep away,,place-from from: where being thing nature furniture device,,,I/keep away/dog,I keep away from the dog.
keep away from,,object - the,,,you/keep away from/road,You keep away from the road.
keep out,,place-from of the: where room,,,dog/keep out/kitchen,The dog keeps out of the kitchen.
keep warm,,instrument with: thing clothing furniture =blanket;topic in the: =winter =snow =bed =sun =tent =car =cold;topic by the: =fire =fireplace =stove =heater;topic under the: =blanket =covers;company with: being,,,I/keep warm/blanket,I keep warm with a blanket.
stay in bed,,,,,I/stay in bed,I stay in bed.
stay awake,,,,,I/stay awake,I stay awake.
feel better,,,,,I/feel better,I feel better.
feel sick,,,,,I/feel sick,I feel sick.
feel ill,,,,state,I/feel ill,I feel ill.
feel dizzy,,place-at on the: =bus =train =plane =boat;place-at in the: vehicle,,state,I/feel dizzy/bus,I feel dizzy on the bus.
feel lonely,,place-at at ?: where,,state,I/feel lonely/school,I feel lonely at school.
feel guilty,,topic about the;place-at at ?: where,,state,I/feel guilty/lie,I feel guilty about the lie.
feel left out,,place-at at the: event;place-at at ?: where,,state,I/feel left out/party,I feel left out at the party.
feel safe,,place-at at ?: where;company with: being,,state,I/feel safe/home,I feel safe at home.
feel bad,,topic about the;beneficiary for: being;place-at at ?: where,,state,I/feel bad/dog,I feel bad for the dog.
feel at home,,place-at at ?: where;company with: being,,state,I/feel at home,I feel at home.
feel sorry,,beneficiary for: being,,,I/feel sorry/dog,I feel sorry for the dog.
get bored,,topic with the: toy game book media;topic with -: subject;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get bored,I get bored.
get scared,,topic of the: =dark =dentist =doctor =vet =thunder =storm;topic of -: animal;topic by the: media story;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get scared,I get scared.
get wet,,topic in the: weather nature =rain =puddle =sprinkler =pool =water =shower =bath;company with: being;place-at at ?: where,,,we/get wet,We get wet.
get dirty,,topic in the: nature material =mud =garden =yard =sand =puddle;company with: being;place-at at ?: where,,,I/get dirty,I get dirty.
get sleepy,,topic after the: medicine =game =bath;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,baby/get sleepy,The baby gets sleepy.
get hungry,,place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get hungry,I get hungry.
get cold,,topic in the: weather =wind =snow =water =pool;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,soup/get cold,The soup gets cold.
get upset,,topic about the: =drawing =grade =test =change =fight =mess;company with: person;topic about the;place-at in -: =class;place-at at ?: where,,,she/get upset,She gets upset.
get stuck,,topic in -: =traffic =bed =class;place-at on the: =roof =island =problem =question =level =puzzle =word =bus =train =fence =ladder =stairs;place-at in the: place room vehicle furniture plant =mud =snow =sand =hole =door =elevator =rain =hair =net =window =drain =throat =toilet =water =lake =river =street =box =ice =chimney =fence =traffic_jam;place-at at -: =work;company with: being,,,I/get stuck,I get stuck.
get excited,,topic about the,,,he/get excited,He gets excited.
get burned,,place-at by the: =iron =candle =match =lighter =curling_iron =kettle =coffee =tea =soup =pizza =water =fire;topic by the: drink edible thing;place-at on the: =stove =pan =pot =grill =stovetop =burner =toaster =slide;place-at in the: =oven =fire =sun =toaster;place-at at ?: where,,,I/get burned,I get burned.
get a haircut,,topic for -: =school;topic for the: event;company with: being;place-at at ?: where,,,I/get a haircut,I get a haircut.
grow old,,,,,we/grow old,We grow old.
make a wish,,topic on a: =star,,,I/make a wish,I make a wish.
make a face,,recipient at: being;topic at the,,,he/make a face,He makes a face.
make breakfast,,beneficiary for: person,,,mom/make breakfast,Mom makes breakfast.
make tea,,beneficiary for: person;place-at at ?: where,,,I/make tea/grandma,I make tea for Grandma.
make coffee,,beneficiary for: person;place-at at ?: where,,,mom/make coffee/kitchen,Mom makes coffee in the kitchen.
make cookies,,purpose for the: event;purpose for -: =Christmas;company with: being;place-at at ?: where,,,I/make cookies/grandma,I make cookies with Grandma.
make popcorn,,beneficiary for: person;topic for the: =movie =game;company with: being;place-at at ?: where,,,dad/make popcorn/kitchen,Dad makes popcorn in the kitchen.
make a sandwich,,purpose for -: meal =school =work;instrument with: edible;beneficiary for: person;place-at at ?: where,,,mom/make a sandwich/me,Mom makes me a sandwich.
pack lunch,,beneficiary for: person,,,dad/pack lunch/me,Dad packs lunch for me.
make dinner,,beneficiary for: person,,,dad/make dinner,Dad makes dinner.
make lunch,,beneficiary for: person,,,mom/make lunch,Mom makes lunch.
do homework,,place-at on the: =computer =tablet =laptop =bus =floor =couch =iPad;place-at at the: =table =desk =library =kitchen_table;place-at in -: =bed =class;place-at in the: =kitchen =car =bedroom =living_room;topic after -: =school =dinner =lunch;topic for -: =school;company with: being;topic in -: subject;place-at at ?: where,,,I/do homework,I do my homework.
do well,,place-at on the: =test =exam =quiz;place-at at -: =school =work;topic in the;topic in -: subject;place-at at ?: where,,,dad/do well/exam,Dad does well on the exam.
do badly,,place-at on the: =test =exam =quiz;place-at at -: =school =work;topic in the;topic in -: subject;place-at at ?: where,,,he/do badly/test,He does badly on the test.
do my best,,place-at on the: =test =exam =quiz =homework;place-at at -: =school =work;topic in the;topic in -: subject;place-at at ?: where,,,I/do my best,I do my best.
do an experiment,,topic in -: subject;instrument with -: material drink;company with: being,,,we/do an experiment/science,We do an experiment in science.
experiment,,topic with;place-at at ?: where,,,she/experiment/color,She experiments with the color.
take a test,,topic in -: subject language;place-at at ?: where,,,we/take a test,We take a test.
do gymnastics,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,she/do gymnastics/gym,She does gymnastics at the gym.
do karate,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,brother/do karate,My brother does karate.
do judo,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/do judo/friend,I do judo with my friend.
do ballet,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/do ballet,I do ballet.
do crafts,,topic with: material =glue =scissors =paint =paper;place-at at the: =table =library =kitchen_table =party;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/do crafts/grandma,I do crafts with Grandma.
do exercise,,place-at in the: =pool =park =garden =water;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,mom/do exercise/gym,Mom does exercise at the gym.
do a cartwheel,,place-at on the: =grass =mat =beach =floor;company with: being;place-at on the: plant nature material furniture;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/do a cartwheel/grass,I do a cartwheel on the grass.
do puzzles,,place-at at the: =table =library;place-at on the: =floor =computer =tablet =bus;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/do puzzles,I do puzzles.
do yoga,,place-at on the: =mat =beach =grass =floor;place-at in the: =garden =park =morning =living_room;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,mom/do yoga,Mom does yoga.
say please,,,,,I/say please,I say please.
say thank you,,recipient to: being,,,I/say thank you/grandma,I say thank you to Grandma.
say yes,,recipient to: being;topic to: edible medicine;topic to the,,,mom/say yes,Mom says yes.
say no,,recipient to: being;topic to: edible medicine;topic to the,,,dad/say no,Dad says no.
take medicine,,,,,I/take medicine,I take medicine.
take a seat,,place-at in the: =front =back =corner =middle =chair;place-at by the: =window =door =fire;place-at at the: =table =desk =counter;place-at on the: furniture =bus =train =floor,,,you/take a seat,You take a seat.
take a look,,topic at the,,,I/take a look,I take a look.
take a trip,,place-to to ?: where;company with: being,,,we/take a trip,We take a trip.
take photos,,topic of the,,,dad/take photos/dog,Dad takes photos of the dog.
take a photo,,object of the: animal thing being place nature plant event;instrument with: device,,,I/take a photo/dog,I take a photo of the dog.
take a picture of,,object - the,,,I/take a picture of/flower,I take a picture of the flower.
take pictures,,object of the: animal being nature plant =castle =church =house =tower =bridge =city;place-at at the: =beach =party =zoo =park =wedding =museum =concert;instrument with the: device;object of the: place event,,,dad/take pictures/us,Dad takes pictures of us.
take advantage,,topic of the,,,he/take advantage/me,He takes advantage of me.
take advantage of,,object - the;object: person,,,they/take advantage of/me,They take advantage of me.
take part in,,object - the: =play;object - the,,,I/take part in/race,I take part in the race.
take pride,,object in the,,,I/take pride/drawing,I take pride in the drawing.
take a risk,,topic with the,,,she/take a risk,She takes a risk.
take a rest,,place-at in the: =chair =armchair =shade =hammock =car =room;place-at on the: =couch =sofa =bench =grass =floor =bed;time after -: meal =school =work =practice =therapy;time after the: event =walk =game =trip,,,grandma/take a rest/chair,Grandma takes a rest in the chair.
take a bow,,place-at on -: =stage;recipient to: being,,,he/take a bow/stage,He takes a bow on stage.
take a chance,,topic on,,,I/take a chance,I take a chance.
take a guess,,topic about the,,,I/take a guess,I take a guess.
take a ride,,place-to to ?: where;instrument on the: =bus =train =boat =bike =horse =swing =roller_coaster;instrument in the: vehicle;company with: being,,,we/take a ride/train,We take a ride on the train.
take lessons,,company with: being,,,I/take lessons/teacher,I take lessons with the teacher.
take a bite,,topic of the,,,I/take a bite/apple,I take a bite of the apple.
take a sip,,topic of the,,,I/take a sip/juice,I take a sip of the juice.
take drugs,,place-at at the: event,,,he/take drugs,He takes drugs.
take the bus,,place-to to ?: where,,,we/take the bus,We take the bus.
take the train,,place-to to ?: where;company with: being,,,we/take the train/city,We take the train to the city.
take a taxi,,place-to to ?: where;company with: being,,,we/take a taxi/airport,We take a taxi to the airport.
catch the bus,,object - the: =bus =train;place-at at the: =corner =stop =bus_stop =station;place-to to ?: where;company with: being,,,I/catch the bus/school,I catch the bus to school.
catch the train,,object - the: =bus =train;place-at at the: =corner =stop =bus_stop =station;place-to to ?: where;company with: being,,,dad/catch the train/work,Dad catches the train to work.
take the lift,,company with: being,,,we/take the lift/grandma,We take the lift with Grandma.
take the elevator,,company with: being,,,I/take the elevator,I take the elevator.
take the stairs,,company with: being,,,I/take the stairs,I take the stairs.
ride a bike,,place-to to ?: where;company with: being,,,I/ride a bike/school,I ride a bike to school.
ride a horse,,company with: being;place-at at ?: where,,,I/ride a horse/beach,I ride a horse at the beach.
hitchhike,,place-to to ?: where;instrument in the: vehicle,,,he/hitchhike/city,He hitchhikes to the city.
fall in love,,company with a: =girl =boy =man =woman =princess;company with: being;company with the: thing place animal media;place-at at ?: where,,,they/fall in love,They fall in love.
fall for,,object - the;object: person,,,I/fall for/boy,I fall for the boy.
be in love,,company with the: being,,state,I/be in love/girl,I am in love with the girl.
have a crush,,recipient on a: =girl =boy;recipient on: being,,state,I/have a crush/boy,I have a crush on a boy.
have a crush on,,object - the,,state,he/have a crush on/girl,He has a crush on the girl.
fall in love with,,object - the,,,boy/fall in love with/girl,The boy falls in love with the girl.
pay for,,object - the,,,dad/pay for/ticket,Dad pays for the ticket.
save up,,object: money;topic for a: thing vehicle toy device animal instrument media =house;topic for the: event,,,I/save up/bike,I save up for a bike.
save up for,,object - a;object - the: event,,,I/save up for/bike,I save up for a bike.
pay back,,object - the;object: person,,,I/pay back/mom,I pay Mom back.
pay off,,object - the,,,dad/pay off/car,Dad pays off the car.
pay by card,,topic for: edible clothing toy thing device material;place-at on the: =bus =train;place-at at ?: where,,,mom/pay by card/restaurant,Mom pays by card at the restaurant.
pay in cash,,topic for the: edible clothing toy thing device vehicle;place-at on the: =bus =train;place-at at ?: where,,,we/pay in cash/supermarket,We pay in cash at the supermarket.
pay the bill,,place-at at ?: where,,,dad/pay the bill/restaurant,Dad pays the bill at the restaurant.
refund,,object - the;recipient -: being,,,shop/refund/money,The shop refunds the money.
rent out,,object,,,grandma/rent out/room,Grandma rents out a room.
deposit,,object: money;object - the;place-at at ?: where,,,mom/deposit/money/bank,Mom deposits money at the bank.
bet,,object: money;object on the: animal;recipient -: being;object: thing food,,,I/bet/money,I bet money.
gamble,,object: money;place-at at ?: where,,,he/gamble/money,He gambles money.
haggle,,company with: person;object over the: =price =bill money,,,grandma/haggle/price,Grandma haggles over the price.
sell out,,topic of -,,,ticket/sell out,The ticket sells out.
queue up,,topic for -;place-at at ?: where,,,we/queue up/ticket,We queue up for tickets.
shop for,,topic - -: clothing edible toy;object,,,we/shop for/shoe,We shop for shoes.
charge for,,object - the,,,they/charge for/bag,They charge for the bag.
care for,,object - the,,,nurse/care for/baby,The nurse cares for the baby.
care about,,object,,state,I/care about/you,I care about you.
dream of,,object,gerund doer:gerund,state,I/dream of/ocean,I dream of the ocean.
dream about,,object,gerund doer:gerund,,I/dream about/dragon,I dream about a dragon.
talk about,,object - the,gerund doer:gerund,,we/talk about/movie,We talk about the movie.
speak about,,object - the,,,she/speak about/book,She speaks about the book.
hear about,,object - the;object: person;other on the: =news =radio =TV;place-at at ?: where,,,I/hear about/party,I hear about the party.
hear from,,object;object: person;instrument on the: =phone;topic about the;instrument by -: =email =letter =text,,,I/hear from/grandma,I hear from Grandma.
learn about,,object - the,,,we/learn about/city,We learn about the city.
read about,,object - the,,,I/read about/city,I read about the city.
read to,,object;object - the: =class =group,,,dad/read to/me,Dad reads to me.
read aloud,,object - the; recipient to the: =class =group person; place-at at the: where event,,,I/read aloud/story,I read the story aloud.
read out,,object - the; place-at at the: where event,,,I/read out/word,I read out the word.
worry about,,object - the,,,mom/worry about/me,Mom worries about me.
agree with,,object,,state,I/agree with/you,I agree with you.
argue with,,object,,,I/argue with/brother,I argue with my brother.
apologize to,,object,,,I/apologize to/teacher,I apologize to the teacher.
belong to,,object,,state,ball/belong to/me,The ball belongs to me.
complain about,,object - the;object: person;recipient to: person,gerund doer:gerund,,he/complain about/food,He complains about the food.
cry about,,object - the,,,baby/cry about/toy,The baby cries about the toy.
decide on,,object - a;topic for the: event room person animal =baby =dog =wedding =party =kitchen,,,we/decide on/name,We decide on our name.
forget about,,object - the;object: person;other at -: =work =school,,,I/forget about/party,I forget about the party.
play for,,object - -: =money =fun;object - the,,,he/play for/team,He plays for the team.
prepare for,,object - the,,,I/prepare for/exam,I prepare for the exam.
pretend to be,,attribute,,,I/pretend to be/lion,I pretend to be a lion.
point at,,object - the,,,he/point at/bird,He points at the bird.
stare at,,object,,,she/stare at/me,She stares at me.
share with,,object,,,I/share with/brother,I share with my brother.
vote for,,object - the,,,we/vote for/captain,We vote for the captain.
blend,,object - the,,,I/blend/fruit,I blend the fruit.
braid,,object - the,,,she/braid/hair,She braids her hair.
calm,,object - the,,,Mom/calm/baby,Mom calms the baby.
click,,object on the,,,I/click/button,I click on the button.
erase,,object - the;other from the: device =board =whiteboard =page =list =computer =phone;instrument with: thing,,,I/erase/board,I erase the board.
fart,,,,,he/fart,He farts.
gargle,,,,,I/gargle,I gargle.
litter,,,,,they/litter,They litter.
nap,,,,,baby/nap,The baby naps.
nod off,,place-at in the: =chair =armchair =wheelchair vehicle room,,,grandpa/nod off/chair,Grandpa nods off in the chair.
doze off,,topic in -: =class =bed;other during the: =movie =show =game =concert =story;place-at in front of the: =TV =television =fire;place-at at -: =work =school;place-at in the: =sun =chair =armchair =car =bath =hammock =sofa;place-at on the: =bus =train =plane =couch =sofa =beach;place-at by the: =window =fire;place-at on the: furniture;place-at in the: vehicle room;company with: being,,,I/doze off/class,I doze off in class.
lie in,,,,,we/lie in,We lie in.
peek,,object at the,,,I/peek/present,I peek at the present.
punch,,object,,,he/punch/me,He punches me.
rhyme,,,,,words/rhyme,The words rhyme.
scoop,,object - the,,,she/scoop/sand,She scoops the sand.
shovel,,object - the;place-to into a: =pile =heap =bucket,,,Dad/shovel/snow,Dad shovels the snow.
shrug,,object: body,,,she/shrug,She shrugs.
sip,,object - the,,,I/sip/tea,I sip the tea.
tackle,,object; place-at at the: where event,,,he/tackle/me,He tackles me.
tag,,object - the;object: person;place-at at ?: where,,,he/tag/me,He tags me.
tug,,object at the,,,dog/tug/rope,The dog tugs at the rope.
whine,,topic about,,,puppy/whine,The puppy whines.
wiggle,,object - the,,,I/wiggle/toe,I wiggle my toes.
prune,,object - the,,,gardener/prune/rose,The gardener prunes the rose.
mute,,object - the,,,I/mute/TV,I mute the TV.
zip,,object - the,,,I/zip/coat,I zip my coat.
zigzag,,place-to to ?: where;place-at through the: nature room,,,bee/zigzag,The bee zigzags.
tighten,,object - the,,,Dad/tighten/screw,Dad tightens the screw.
recharge,,object - the;place-at in the: room;place-at at ?: where,,,I/recharge/tablet,I recharge my tablet.
buckle,,object - the: person animal;object: clothing;object - the;other into the: =car_seat =seat =high_chair =stroller =booster_seat =wheelchair =swing;other in the: vehicle,,,I/buckle/belt,I buckle my belt.
unbuckle,,object - the,,,I/unbuckle/belt,I unbuckle my belt.
act out,,object - the; place-at at the: where event,,,we/act out/story,We act out the story.
cool down,,object - the: food drink device =baby =engine =room =house;instrument with: =ice =water =fan =towel;other on the: =table =counter =stove;other in the: =pool =shade =water =fridge =bath =lake =rain =freezer =shower;place-at at ?: where,,,soup/cool down,The soup cools down.
need help,,object,gerund,state,I/need help/to dress,I need help dressing.
want help,,object,gerund,state,he/want help/to walk,He wants help walking.
let know,,object: being;topic about the,,,I/let know/mom,I let Mom know.
leave alone,,object - the,,,he/leave alone/dog,He leaves the dog alone.
put to bed,,object: being;object - the,,,mom/put to bed/baby,Mom puts the baby to bed.
put to sleep,,object: being;object - the,,,mom/put to sleep/baby,Mom puts the baby to sleep.
set free,,object - the,,,we/set free/bird,We set the bird free.
call names,,object,,,he/call names/me,He calls me names.
kiss goodnight,,object,,,I/kiss goodnight/mom,I kiss Mom goodnight.
have over,,object;other for: meal drink food =coffee =tea =pizza;topic for the: event =game =weekend,,,we/have over/grandma,We have Grandma over.
hug back,,object,,,she/hug back/me,She hugs me back.
scan,,object - the;place-at at ?: where,,,Lucy/scan/photo,Lucy scans the photo.
crochet,,object; beneficiary for: person; place-at at the: where event,,,grandma/crochet/scarf,Grandma crochets a scarf.
suspend,,object,doer:for,,they/suspend/boy,They suspend the boy.
expel,,object,doer:for,,they/expel/boy,They expel the boy.
dismiss,,object,,,they/dismiss/boy,They dismiss the boy.
reprimand,,object;topic for the,,,they/reprimand/boy,They reprimand the boy.
condemn,,object,doer:for,,they/condemn/boy,They condemn the boy.
convict,,object,,,they/convict/boy,They convict the boy.
discourage,,object,doer:from,,they/discourage/boy,They discourage the boy.
nominate,,object,,,they/nominate/boy,They nominate the boy.
strip,,object,,,they/strip/boy,They strip the boy.
acquit,,object,,,they/acquit/boy,They acquit the boy.
deprive,,object;topic of,,,they/deprive/me,They deprive me.
notify,,object;topic of the,,,we/notify/teacher,We notify the teacher.
assure,,object;topic of the,,,she/assure/me,She assures me.
renew,,object - the,,,they/renew/passport,They renew the passport.
demolish,,object - the,,,they/demolish/building,They demolish the building.
amputate,,object - the,,,they/amputate,They amputate.
insure,,object - the,,,they/insure/car,They insure the car.
refuel,,object - the,,,they/refuel/car,They refuel the car.
enlarge,,object - the,,,they/enlarge/photo,They enlarge the photo.
rewrite,,object - the,,,they/rewrite/text,They rewrite the text.
garnish,,object - the;instrument with -: food drink plant material thing toy clothing nature furniture device,,,they/garnish/salad,They garnish the salad.
dilute,,object - the,,,they/dilute/juice,They dilute the juice.
sterilize,,object - the,,,they/sterilize/bottle,They sterilize the bottle.
deflate,,object - the,,,they/deflate/balloon,They deflate the balloon.
dismantle,,object - the,,,they/dismantle/tent,They dismantle the tent.
solder,,object - the,,,they/solder/wire,They solder the wire.
lubricate,,object - the;instrument with: =oil,,,they/lubricate/chain,They lubricate the chain.
reboot,,object - the;place-at in the: room;place-at at ?: where,,,they/reboot/computer,They reboot the computer.
reinstall,,object - the,,,they/reinstall/app,They reinstall the app.
uninstall,,object - the;place-from from the: device,,,they/uninstall/app,They uninstall the app.
reschedule,,object - the,,,they/reschedule/appointment,They reschedule the appointment.
rebook,,object - the,,,they/rebook/flight,They rebook the flight.
hoist,,object - the,,,they/hoist/flag,They hoist the flag.
authorize,,object - the,,,they/authorize/payment,They authorize the payment.
certify,,object - the,,,they/certify/document,They certify the document.
notarize,,object - the,,,they/notarize/document,They notarize the document.
prosecute,,object - the,,,they/prosecute/thief,They prosecute the thief.
crop,,object - the,,,they/crop/photo,They crop the photo.
edit,,object - the,,,they/edit/video,They edit the video.
livestream,,object - the,,,they/livestream/game,They livestream the game.
engrave,,object - the,,,they/engrave/ring,They engrave the ring.
restore,,object - the,,,they/restore/chair,They restore the chair.
darn,,object - the,,,they/darn/sock,They darn the socks.
infect,,object - the,,,they/infect/wound,They infect the wound.
bruise,,object - the,,,I/bruise/knee,I bruise my knee.
dislocate,,object - the;other in a: =fall =crash =fight =game =accident,,,I/dislocate/shoulder,I dislocate my shoulder.
fracture,,object - the,,,I/fracture/arm,I fracture my arm.
sprain,,object - the,,,I/sprain/ankle,I sprain my ankle.
analyze,,object - the,,,they/analyze/data,They analyze the data.
classify,,object - the,,,they/classify/animal,They classify the animal.
unwind,,object - the,,,they/unwind/rope,They unwind the rope.
repack,,object - the,,,they/repack/suitcase,They repack the suitcase.
console,,object - the,,,they/console/child,They console the child.
reassure,,object - the,,,they/reassure/patient,They reassure the patient.
offend,,object - the,,,they/offend/neighbor,They offend their neighbor.
flatter,,object - the,,,they/flatter/boss,They flatter their boss.
evict,,object - the,,,they/evict/tenant,They evict the tenant.
betray,,object - the,,,they/betray/friend,They betray their friend.
divorce,,object - the,,,they/divorce/husband,They divorce their husband.
promote,,object - the,,,they/promote/worker,They promote the worker.
hospitalize,,object - the,,,they/hospitalize/patient,They hospitalize the patient.
diagnose,,object - the,,,they/diagnose/disease,They diagnose the disease.
despise,,topic - -: food animal plant drink;object - the,,,they/despise/bully,They despise the bully.
resent,,object - the,gerund doer:gerund,,they/resent/boss,They resent their boss.
motivate,,object - the,doer:to,,they/motivate/team,They motivate the team.
contradict,,object - the,,,they/contradict/teacher,They contradict the teacher.
strain,,object - the,,,they/strain/pasta,They strain the pasta.
skim,,object - the,,,they/skim/soup,They skim the soup.
unfollow,,object - the,,,they/unfollow/friend,They unfollow their friend.
unfriend,,object - the,,,they/unfriend/boy,They unfriend the boy.
swaddle,,object - the,,,they/swaddle/baby,They swaddle the baby.
sublet,,object - the,,,they/sublet/apartment,They sublet the apartment.
excavate,,object - the,,,they/excavate/castle,They excavate the castle.
auction,,object - the,,,they/auction/painting,They auction the painting.
referee,,object - the,,,they/referee/game,They referee the game.
swell,,,,,ankle/swell,My ankle swells.
wither,,,,,flower/wither,The flower withers.
simmer,,object - the; place-at at the: where event,,,soup/simmer,The soup simmers.
snorkel,,place-at in the: =ocean =sea =lake =pool =river =water;place-at at ?: where;company with: being,,,we/snorkel/sea,We snorkel in the sea.
scuba dive,,place-at in the: =ocean =sea =lake;company with: being;place-at at ?: where,,,we/scuba dive/ocean,We scuba dive in the ocean.
skydive,,,,,I/skydive,I skydive.
squat,,,,,I/squat,I squat.
accelerate,,,,,car/accelerate,The car accelerates.
stagger,,place-to to ?: where,,,he/stagger,He staggers.
wheeze,,,,,I/wheeze,I wheeze.
gag,,,,,I/gag,I gag.
mumble,,object; recipient to: being; place-at at the: where event,,,he/mumble,He mumbles.
shriek,,recipient at: being;topic at the: =noise =shot =needle =thunder =movie =mouse;place-at in the: =bath =tub =car =crib =pool =shower =room;place-at at the: =door =window;place-at at ?: where,,,girl/shriek,The girl shrieks.
molt,,,,,snake/molt,The snake molts.
kayak,,place-to to the: =island =shore =cave =beach;place-at on the: nature;place-to to ?: where,,,we/kayak,We kayak.
trek,,place-to to ?: where;company with: being,,,we/trek,We trek.
abseil,,,,,we/abseil,We abseil.
curtsy,,,,,girl/curtsy,The girl curtsies.
disembark,,place-from from the,,,we/disembark,We disembark.
unsubscribe,,place-from from the,,,I/unsubscribe,I unsubscribe.
qualify,,topic for the,,,team/qualify,The team qualifies.
inherit,,object - the: home place;object,,,we/inherit/house,We inherit the house.
embroider,,object;other on the: =pillow =shirt =dress =tablecloth =towel =blanket =napkin =jacket;place-at at the: where event,,,we/embroider/tablecloth,We embroider a tablecloth.
whittle,,object;instrument with a: =knife;place-at at the: event;place-at on the: =porch;place-at at ?: where,,,we/whittle/stick,We whittle a stick.
upgrade,,object - the,,,we/upgrade/computer,We upgrade the computer.
browse,,object - the;place-at in the: place,,,we/browse/website,We browse the website.
illustrate,,object - the,,,we/illustrate/story,We illustrate the story.
sculpt,,object,,,we/sculpt/statue,We sculpt a statue.
burn down,,object - the: home place,,,they/burn down/barn,They burn down the barn.
tour,,object - the,,,we/tour/museum,We tour the museum.
wash away,,object - the,,,rain/wash away/road,Rain washes away the road.
gain,,object - -: =weight =speed =strength =confidence =experience =muscle;object,,,I/gain/weight,I gain weight.
occur,,place-at at ?: where,,achievement,accident/occur/school,The accident occurs at school.
seek,,object,to,,she/seek/job,She seeks a job.
establish,,object,,,they/establish/company,They establish a company.
reduce,,object - the,,,we/reduce/noise,We reduce the noise.
determine,,object - the,,,doctor/determine/cause,The doctor determines the cause.
maintain,,object - the,,,dad/maintain/car,Dad maintains the car.
assume,,object - the,indicative,,I/assume/risk,I assume the risk.
purchase,,object;place-from from the: place,,,I/purchase/ticket,I purchase a ticket.
indicate,,object - the,indicative,,sign/indicate/exit,The sign indicates the exit.
define,,object - the,,,teacher/define/word,The teacher defines the word.
ensure,,object - the,indicative,,we/ensure/safety,We ensure the safety.
declare,,object - the,indicative,,judge/declare/winner,The judge declares the winner.
generate,,object,,,sun/generate/energy,The sun generates energy.
appoint,,object - the,,,they/appoint/director,They appoint the director.
acquire,,object,,,she/acquire/skill,She acquires a skill.
enable,,object - the,to doer:to,,app/enable/subtitles,The app enables the subtitles.
employ,,object,,,company/employ/worker,The company employs the worker.
demonstrate,,object - the;recipient to: being,,,she/demonstrate/trick,She demonstrates the trick.
implement,,object - the,,,they/implement/plan,They implement the plan.
emerge,,place-from from the: where nature thing,,achievement,bear/emerge/cave,The bear emerges from the cave.
monitor,,object - the,,,nurse/monitor/patient,The nurse monitors the patient.
conclude,,object - the,indicative,,she/conclude/speech,She concludes the speech.
cite,,object - the,,,he/cite/book,He cites the book.
occupy,,object - the,,,he/occupy/seat,He occupies the seat.
retain,,object - the,,,she/retain/receipt,She retains the receipt.
acknowledge,,object - the,indicative,,he/acknowledge/mistake,He acknowledges the mistake.
construct,,object,,,they/construct/bridge,They construct a bridge.
eliminate,,object - the,,,we/eliminate/problem,We eliminate the problem.
convert,,object - the,,,they/convert/file,They convert the file.
assign,,object;recipient to: being,,,teacher/assign/task,The teacher assigns a task.
analyse,,object - the,,,they/analyse/result,They analyze the result.
execute,,object - the,,,they/execute/plan,They execute the plan.
distribute,,object - the;recipient to: being,,,he/distribute/food,He distributes the food.
impose,,object;topic on: being,,,they/impose/rule,They impose a rule.
enhance,,object - the,,,music/enhance/movie,Music enhances the movie.
dominate,,object - the,,state,he/dominate/conversation,He dominates the conversation.
justify,,object - the,,,he/justify/decision,He justifies the decision.
adapt,,topic to the,,,she/adapt/situation,She adapts to the situation.
detect,,object - the,,,dog/detect/smell,The dog detects the smell.
accomplish,,object - the,,,we/accomplish/goal,We accomplish the goal.
alter,,object - the,,,she/alter/dress,She alters the dress.
restrict,,object - the,,,they/restrict/traffic,They restrict the traffic.
modify,,object - the,,,he/modify/recipe,He modifies the recipe.
consume,,object - -: edible;object,,,we/consume/energy,We consume energy.
evolve,,,,,species/evolve,The species evolves.
specialize,,topic in -,in,,he/specialize/biology,He specializes in biology.
derive,,object - -;place-from from the,,,we/derive/pleasure,We derive pleasure.
assess,,object - the,,,teacher/assess/student,The teacher assesses the student.
exclude,,object - the,,,they/exclude/girl,They exclude the girl.
strengthen,,object - the,,,they/strengthen/wall,They strengthen the wall.
integrate,,object - the,,,they/integrate/system,They integrate the system.
regulate,,object - the,,,I/regulate/temperature,I regulate the temperature.
frustrate,,object,,,puzzle/frustrate/me,The puzzle frustrates me.
violate,,object - the,,,he/violate/rule,He violates the rule.
exceed,,object - the,,,car/exceed/limit,The car exceeds the limit.
fulfil,,object - the,,,she/fulfil/promise,She fulfills the promise.
undergo,,object,,,she/undergo/operation,She undergoes an operation.
anticipate,,object - the,,,we/anticipate/problem,We anticipate the problem.
specify,,object - the,,,you/specify/date,You specify the date.
perceive,,object - the,,state,I/perceive/light,I perceive the light.
activate,,object - the,,,I/activate/alarm,I activate the alarm.
insert,,object - the;place-to in the: device thing furniture,,,I/insert/coin,I insert the coin.
undertake,,object,to,,she/undertake/task,She undertakes a task.
enforce,,object - the,,,police/enforce/law,The police enforce the law.
interact,,company with: being,,,he/interact/children,He interacts with the children.
interpret,,object - the,,,she/interpret/poem,She interprets the poem.
isolate,,object - the,,,they/isolate/patient,They isolate the patient.
verify,,object - the,indicative,,I/verify/password,I verify the password.
testify,,place-at in -: place;topic about the,,,witness/testify/trial,The witness testifies about the trial.
overlook,,object - the,,,he/overlook/detail,He overlooks the detail.
transmit,,object - the,,,mosquito/transmit/virus,The mosquito transmits the virus.
portray,,object - the,,,actor/portray/king,The actor portrays the king.
reinforce,,object - the,,,they/reinforce/wall,They reinforce the wall.
extract,,object - the,,,they/extract/oil,They extract the oil.
substitute,,object - the,,,coach/substitute/player,The coach substitutes the player.
disclose,,object - the,,,he/disclose/secret,He discloses the secret.
terrify,,object,,,thunder/terrify/me,Thunder terrifies me.
expire,,,,achievement,card/expire,The card expires.
reside,,place-at in -: where,,state,she/reside/Madrid,She resides in Madrid.
intervene,,topic in the,,,teacher/intervene/conflict,The teacher intervenes in the conflict.
simplify,,object - the,,,he/simplify/text,He simplifies the text.
disrupt,,object - the,,,noise/disrupt/meeting,The noise disrupts the meeting.
relocate,,place-to to -: where,,,they/relocate/Madrid,They relocate to Madrid.
persist,,,in,,pain/persist,Pain persists.
manipulate,,object - the,,,he/manipulate/girl,He manipulates the girl.
supervise,,object - the,,,she/supervise/team,She supervises the team.
diminish,,,,,pain/diminish,Pain diminishes.
manage to,,object,bare,,he/manage to/to stand,He manages to stand.
happen to,,object,bare,,I/happen to/to know,I happen to know.
try to,,object,bare,,I/try to/to sleep,I try to sleep.
decide to,,object,bare,,we/decide to/to stay,We decide to stay.
learn to,,object,bare,,she/learn to/to swim,She learns to swim.
forget to,,object,bare,,I/forget to/to call,I forget to call.
seem to,,object,bare,state,he/seem to/to sleep,He seems to sleep.
refuse to,,object,bare,,he/refuse to/to eat,He refuses to eat.
plan to,,object,bare,state,we/plan to/to travel,We plan to travel.
go for,,object - a: =walk =ride =run =swim =drive =jog =hike =stroll =snack =coffee =beer =pizza;object - -: =lunch =dinner =breakfast =ice_cream;place-at in the: nature =park =mountains =mountain =woods =snow =rain =country;company with: being;object;object: animal;object: person,,,we/go for/walk,We go for a walk.
insist on,,object - the,gerund,,he/insist on/to pay,He insists on paying.
succeed in,,object - the,gerund,,she/succeed in/to open,She succeeds in opening.
object to,,object - the,gerund doer:gerund,,she/object to/noise,She objects to the noise.
keep off,,object - the,,,I/keep off/grass,I keep off the grass.
increase,,object - the,,,they/increase/price,They increase the price.
audition,,topic for the: event media music =play =part =role =choir =musical =band =team;place-at at ?: where,,,she/audition/part,She auditions for a part.
wave goodbye,,recipient to: being,,,I/wave goodbye/mom,I wave goodbye to Mom.
smile for,,object - the,,,I/smile for/photo,I smile for the photo.
recline,,object - the,,,I/recline/chair,I recline the chair.
unfasten,,object - the,,,I/unfasten/belt,I unfasten my belt.
have a go on,,object - the,,,I/have a go on/swing,I have a go on the swing.
have a turn on,,object - the,,,I/have a turn on/slide,I have a turn on the slide.
have a ride on,,object - the,,,I/have a ride on/pony,I have a ride on the pony.
take a ride on,,object - the,,,I/take a ride on/train,I take a ride on the train.
suspect,,object,doer:of,state,police/suspect/thief,The police suspect the thief.
risk,,object - the,gerund,,I/risk/to fall,I risk falling.
refrain,,topic from -,from,,he/refrain/to shout,He refrains from shouting.
abstain,,topic from -,from,,she/abstain/to vote,She abstains from voting.
recall,,object - the,gerund doer:gerund,state,I/recall/to see,I recall seeing.
spot,,object;place-at in the: =crowd =sky =tree =grass =picture =garden;place-at at ?: where,doer:gerund,,we/spot/dog,We spot a dog.
tempt,,object,doer:to,,cake/tempt/me,The cake tempts me.
long,,topic for the,to doer:for+to,state,I/long/to sleep,I long to sleep.
schedule,,object: event idea activity;object;beneficiary for: person,,,she/schedule/appointment,She schedules an appointment.
consult,,object,,,we/consult/lawyer,We consult the lawyer.
access,,object - the,,,she/access/website,She accesses the website.
address,,object - the,,,they/address/problem,They address the problem.
sponsor,,object - the,,,company/sponsor/team,The company sponsors the team.
fund,,object - the,,,company/fund/project,The company funds the project.
export,,object;place-to to: where,,,company/export/coffee,The company exports coffee.
import,,object;place-from from: where,,,company/import/coffee,The company imports coffee.
post,,object;place-at on -: =Instagram =Facebook =TikTok =Twitter =YouTube =WhatsApp =Snapchat;recipient to: being,,,she/post/photo,She posts a photo.
sanitize,grooming,object - the;object: body,,,nurse/sanitize/table,The nurse sanitizes the table.
fascinate,,object,,,magician/fascinate/me,The magician fascinates me.
disgust,,object,,,spider/disgust/me,The spider disgusts me.
exhaust,,object,,,trip/exhaust/me,The trip exhausts me.
shock,,object,,,he/shock/me,He shocks me.
stress out,,object: being;topic about the,,,exam/stress out/me,The exam stresses me out.
gross out,,object,,,spider/gross out/me,The spider grosses me out.
creep out,,object,,,doll/creep out/me,The doll creeps me out.
tutor,,object: person;topic in -: subject language,,,she/tutor/me,She tutors me.
host,,object: event;object,,,we/host/party,We host a party.
mail,,object: thing book money media;object;recipient to: being,,,I/mail/letter,I mail a letter.
stress,,object,,,exam/stress/me,The exam stresses me.
preheat,,object - the,,,dad/preheat/oven,Dad preheats the oven.
knock out,,object - the,,,storm/knock out/power,The storm knocks out the power.
bike,,place-to to ?: where;company with: being,,,we/bike/school,We bike to school.
skateboard,,place-to to ?: where;company with: being,,,he/skateboard/park,He skateboards to the park.
scooter,,place-to to ?: where;company with: being,,,she/scooter/school,She scooters to school.
rollerblade,,place-to to ?: where;company with: being,,,I/rollerblade/park,I rollerblade to the park.
hobble,,place-to to ?: where;company with: being,,,grandpa/hobble/kitchen,Grandpa hobbles to the kitchen.
scoot,,place-to to ?: where;company with: being,,,she/scoot/kitchen,She scoots to the kitchen.
canoe,,place-to to ?: where;company with: being,,,we/canoe/island,We canoe to the island.
snowboard,,place-at down the: =mountain =hill =slope;place-at at ?: where,,,he/snowboard/mountain,He snowboards down the mountain.
dock,,place-at at ?: where,,,ship/dock/Boston,The ship docks in Boston.
stuff,,object - the;instrument with -: food drink plant material thing toy clothing nature furniture device,,,we/stuff/turkey,We stuff the turkey.
coat,,object - the;instrument with -: food drink plant material thing toy clothing nature furniture device,,,mom/coat/chicken,Mom coats the chicken.
frost,,object - the;instrument with -: food drink plant material thing toy clothing nature furniture device,,,she/frost/cake,She frosts the cake.
flavor,,object - the;instrument with -: food drink plant material thing toy clothing nature furniture device,,,he/flavor/soup,He flavors the soup.
sweeten,,object - the;instrument with -: food drink plant material thing toy clothing nature furniture device,,,I/sweeten/tea,I sweeten the tea.
stock,,object - the;instrument with -: food drink plant material thing toy clothing nature furniture device,,,we/stock/shelf,We stock the shelf.
smear,,object - the;instrument with -: food drink plant material thing toy clothing nature furniture device,,,he/smear/wall,He smears the wall.
reimburse,,object;recipient -: being,,,company/reimburse/money/me,The company reimburses me money.
repay,,object;recipient -: being,,,he/repay/money/me,He repays me money.
loan,,object;recipient -: being,,,she/loan/book/me,She loans me a book.
wire,,object - the: home room device;object;recipient -: being,,,they/wire/money/me,They wire me money.
spare,,object;recipient -: being,,,he/spare/minute/me,He spares me a minute.
gift,,object;recipient -: being,,,aunt/gift/scarf/me,My aunt gifts me a scarf.
ship,,object - the;recipient to: being,,,store/ship/package/us,The store ships the package to us.
forward,,object - the;recipient to: being,,,she/forward/email/me,She forwards the email to me.
teach oneself,,object - the: instrument;object,to,,she/teach oneself/piano,She teaches herself the piano.
descale,,object - the,,,you/descale/kettle,You descale the kettle.
degrease,,object - the,,,dad/degrease/oven,Dad degreases the oven.
unblock,,object - the,,,dad/unblock/drain,Dad unblocks the drain.
recalibrate,,object - the,,,he/recalibrate/wheelchair,He recalibrates the wheelchair.
rewire,,object - the,,,dad/rewire/lamp,Dad rewires the lamp.
drill,,object - a: =hole;object - the;other in the: =wall =board =wood =ceiling =door =floor =tooth,,,dad/drill/hole/wall,Dad drills a hole in the wall.
bolt,,object - the;other to the: =wall =ceiling =floor =board =door =post,,,dad/bolt/shelf/wall,Dad bolts the shelf to the wall.
screw,,object - the;other to the: =wall =ceiling =floor =board =door =post,,,dad/screw/shelf/wall,Dad screws the shelf to the wall.
nail,,object - the;other to the: =wall =ceiling =floor =board =door =post =fence =tree,,,dad/nail/sign/fence,Dad nails the sign to the fence.
hand back,,object - the;recipient to: being;place-to to the: where,,,teacher/hand back/test,The teacher hands back the test.
bench,,object - the,,,coach/bench/player,The coach benches the player.
sand,,object - the,,,she/sand/table,She sands the table.
strike,,object - the,,,lightning/strike/tree,Lightning strikes the tree.
ice,,object - the: food =cake =cookie =cupcake;object - the: body,,,she/ice/cake,She ices the cake.
overcharge,,object,,,store/overcharge/me,The store overcharges me.
dissect,,object,,,we/dissect/frog,We dissect a frog.
pump up,,object - the;instrument with,,,dad/pump up/tire,Dad pumps up the tire.
thread,,object,,,I/thread/needle,I thread a needle.
bundle up,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,boy/bundle up,The boy bundles up.
clip my nails,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/clip my nails,I clip my nails.
drift away from,,object - the;object - the: animal;object: person;company with: being,,,boat/drift away from/beach,The boat drifts away from the beach.
drift,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,boat/drift,The boat drifts.
duck,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/duck,I duck.
file my nails,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/file my nails,I file my nails.
fool around,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/fool around,I fool around.
goof around,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/goof around,I goof around.
head for,,object - the;object - the: animal;object: person;company with: being,,,I/head for/door,I head for the door.
head home,,place-from from -: =work =school =church =class =camp =practice =daycare;other after -: =dinner =lunch;place-from from the: event;place-from from ?: where;instrument by -: vehicle;company with: being,,,I/head home,I head home.
head to,,object - the;object - the: animal;object: person;company with: being,,,I/head to/park,I head to the park.
hitch a ride,,place-from from -: =work =school;place-to to ?: where;company with: being,,,I/hitch a ride,I hitch a ride.
horse around,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/horse around,I horse around.
circle around,,object - the;object - the: animal;object: person;company with: being,,,bird/circle around/tree,The bird circles around the tree.
bite into,,object - the;object - the: animal;object: person;company with: being,,,I/bite into/apple,I bite into the apple.
bite my lip,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/bite my lip,I bite my lip.
bite my nails,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/bite my nails,I bite my nails.
bite my tongue,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/bite my tongue,I bite my tongue.
dance around,,object - the;object - the: animal;object: person;company with: being,,,I/dance around/room,I dance around the room.
dance to,,object - the;object - the: animal;object: person;company with: being;place-at at ?: where,,,I/dance to/song,I dance to the song.
dance with,,object - the;object: person;topic about the,,,I/dance with/dog,I dance with the dog.
brush against,,object - the;object - the: animal;object: person;company with: being,,,I/brush against/wall,I brush against the wall.
brush my hair,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/brush my hair,I brush my hair.
comb my hair,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/comb my hair,I comb my hair.
cover my ears,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/cover my ears,I cover my ears.
cover my eyes,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/cover my eyes,I cover my eyes.
cover my mouth,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/cover my mouth,I cover my mouth.
change clothes,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/change clothes,I change clothes.
change my clothes,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/change my clothes,I change my clothes.
change my mind,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/change my mind,I change my mind.
change seats,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/change seats,I change seats.
borrow a book,,object from: being;place-to to -: =school;place-at at ?: where,,,I/borrow a book,I borrow a book.
borrow money,,object from: being;place-to to -: =school;place-at at ?: where,,,I/borrow money,I borrow money.
hit back,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/hit back,I hit back.
hit my head,,place-at on the: food drink thing furniture toy device vehicle plant nature material =door =window =wall =floor =ceiling =ground =sidewalk;object in the: room;place-at at ?: where,,,I/hit my head,I hit my head.
clear my throat,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/clear my throat,I clear my throat.
fold my clothes,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/fold my clothes,I fold my clothes.
fold my laundry,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/fold my laundry,I fold my laundry.
clean house,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/clean house,I clean house.
clean my desk,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/clean my desk,I clean my desk.
clean my glasses,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/clean my glasses,I clean my glasses.
clean my room,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/clean my room,I clean my room.
clean my teeth,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/clean my teeth,I clean my teeth.
build a nest,,place-at in the: =hay =nest =barn =coop =grass =sand =water =pond =tree;place-at at ?: where,,,bird/build a nest,The bird builds a nest.
cuddle with,,object - the;object: person;topic about the,,,I/cuddle with/dog,I cuddle with the dog.
feed my cat,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/feed my cat,I feed my cat.
feed my dog,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/feed my dog,I feed my dog.
hurt my arm,,place-at on the: food drink thing furniture toy device vehicle plant nature material =door =window =wall =floor =ceiling =ground =sidewalk;object in the: room;place-at at ?: where,,,I/hurt my arm,I hurt my arm.
hurt my back,,place-at on the: food drink thing furniture toy device vehicle plant nature material =door =window =wall =floor =ceiling =ground =sidewalk;object in the: room;place-at at ?: where,,,I/hurt my back,I hurt my back.
hurt my foot,,place-at on the: food drink thing furniture toy device vehicle plant nature material =door =window =wall =floor =ceiling =ground =sidewalk;object in the: room;place-at at ?: where,,,I/hurt my foot,I hurt my foot.
hurt my hand,,place-at on the: food drink thing furniture toy device vehicle plant nature material =door =window =wall =floor =ceiling =ground =sidewalk;object in the: room;place-at at ?: where,,,I/hurt my hand,I hurt my hand.
hurt my knee,,place-at on the: food drink thing furniture toy device vehicle plant nature material =door =window =wall =floor =ceiling =ground =sidewalk;object in the: room;place-at at ?: where,,,I/hurt my knee,I hurt my knee.
hurt my leg,,place-at on the: food drink thing furniture toy device vehicle plant nature material =door =window =wall =floor =ceiling =ground =sidewalk;object in the: room;place-at at ?: where,,,I/hurt my leg,I hurt my leg.
lift my arm,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/lift my arm,I lift my arm.
lift my head,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/lift my head,I lift my head.
lift weights,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/lift weights,I lift weights.
bend down,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/bend down,I bend down.
bend my knees,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/bend my knees,I bend my knees.
bend over,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/bend over,I bend over.
clap for,,object - the;object: person;topic about the,,,I/clap for/dog,I clap for the dog.
clap my hands,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/clap my hands,I clap my hands.
clap to,,object - the;object - the: animal;object: person;company with: being;place-at at ?: where,,,I/clap to/song,I clap to the song.
hunt for,,object - the;object - the: animal;object: person;company with: being,,,I/hunt for/toy,I hunt for the toy.
fish for,,object - -;object - -: animal;object: person;company with: being;place-at at ?: where,,,dad/fish for/trout,Dad fishes for trout.
draw on,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,boy/draw on/wall,The boy draws on the wall.
fly around,,object - the;object - the: animal;object: person;company with: being,,,bee/fly around/flower,The bee flies around the flower.
fly home,,place-from from -: =work =school =church =class =camp =practice =daycare;other after -: =dinner =lunch;place-from from the: event;place-from from ?: where;instrument by -: vehicle;company with: being,,,I/fly home,I fly home.
fly into,,object - the;object - the: animal;object: person;company with: being,,,I/fly into/tree,I fly into the tree.
fly off,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/fly off,I fly off.
fly over,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,I/fly over/lake,I fly over the lake.
bark at,,object - the;object: person;topic about the,,,dog/bark at/cat,The dog barks at the cat.
crawl into,,object - the;object - the: animal;object: person;company with: being,,,I/crawl into/box,I crawl into the box.
crawl out of,,object - the;object - the: animal;object: person;company with: being,,,I/crawl out of/box,I crawl out of the box.
crawl through,,object - the;object - the: animal;object: person;company with: being,,,baby/crawl through/tunnel,The baby crawls through the tunnel.
crawl under,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,I/crawl under/bed,I crawl under the bed.
hop in,,object - the;object - the: animal;object: person;company with: being,,,I/hop in/car,I hop in the car.
hop off,,object - the;object - the: animal;object: person;company with: being,,,I/hop off/bus,I hop off the bus.
hop on,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,I/hop on/bus,I hop on the bus.
hop over,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,rabbit/hop over/fence,The rabbit hops over the fence.
camp out,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/camp out,I camp out.
float in,,object - the;object - the: animal;object: person;company with: being,,,I/float in/pool,I float in the pool.
float on,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,I/float on/lake,I float on the lake.
dig for,,object - -;object - -: animal;object: person;company with: being;place-at at ?: where,,,dog/dig for/bone,The dog digs for a bone.
dig up,,object - the;object - the: animal;object: person;company with: being,,,I/dig up/bone,I dig up the bone.
listen for,,object - the;object - the: animal;object: person;company with: being,,,I/listen for/bell,I listen for the bell.
live alone,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/live alone,I live alone.
live together,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/live together,I live together.
live with,,object - the;object: person;topic about the,,,I/live with/dog,I live with the dog.
live without,,object - the;object: person;topic about the,,,I/live without/dog,I live without the dog.
laugh about,,object - the;object - the: animal;object: person;company with: being,,,I/laugh about/movie,I laugh about the movie.
laugh with,,object - the;object: person;topic about the,,,I/laugh with/dog,I laugh with the dog.
chill,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/chill,I chill.
bring home,,object - the: edible clothing book;object - a: =cold =friend =girlfriend =boyfriend =surprise =trophy =present =report_card =souvenir;object;object: person;place-from from ?: where;recipient to: being,,,I/bring home/book,I bring home the book.
bring over,,object - the: edible clothing book;object - a: =cold =friend =girlfriend =boyfriend =surprise =trophy =present =report_card =souvenir;object;object: person;place-from from ?: where;recipient to: being,,,I/bring over/book,I bring over the book.
kick over,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,I/kick over/bucket,I kick over the bucket.
chew on,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,I/chew on/bone,I chew on the bone.
drink coffee,,topic for -: =breakfast =lunch =dinner;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/drink coffee,I drink coffee.
drink from,,object - the;object - the: animal;object: person;company with: being,,,I/drink from/cup,I drink from the cup.
drink tea,,topic for -: =breakfast =lunch =dinner;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/drink tea,I drink tea.
blow a kiss,,recipient to: being;place-at at ?: where,,,I/blow a kiss,I blow a kiss.
blow my nose,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/blow my nose,I blow my nose.
blow on,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,I/blow on/soup,I blow on the soup.
blow down,,object - the;other in the: =storm =wind,,,wolf/blow down/house,The wolf blows down the house.
hurry back,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/hurry back,I hurry back.
hurry home,,place-from from -: =work =school =church =class =camp =practice =daycare;other after -: =dinner =lunch;place-from from the: event;place-from from ?: where;instrument by -: vehicle;company with: being,,,I/hurry home,I hurry home.
hurry to,,object - the;object - the: animal;object: person;company with: being,,,I/hurry to/bus,I hurry to the bus.
cheer for,,object - the;object: person;topic about the,,,I/cheer for/dog,I cheer for the dog.
ask about,,object - the;object - the: animal;object: person;company with: being,,,I/ask about/movie,I ask about the movie.
eat breakfast,,topic for -: =breakfast =lunch =dinner;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/eat breakfast,I eat breakfast.
eat dinner,,topic for -: =breakfast =lunch =dinner;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/eat dinner,I eat dinner.
eat from,,object - the;object - the: animal;object: person;company with: being,,,I/eat from/bowl,I eat from the bowl.
eat like,,object - a: person animal;object,,,I/eat like/monster,I eat like a monster.
eat lunch,,topic for -: =breakfast =lunch =dinner;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/eat lunch,I eat lunch.
eat supper,,topic for -: =breakfast =lunch =dinner;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/eat supper,I eat supper.
cross my arms,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/cross my arms,I cross my arms.
back away from,,object - the;object - the: animal;object: person;company with: being,,,I/back away from/dog,I back away from the dog.
bang my head,,place-at on the: food drink thing furniture toy device vehicle plant nature material =door =window =wall =floor =ceiling =ground =sidewalk;object in the: room;place-at at ?: where,,,I/bang my head,I bang my head.
bang on,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,I/bang on/door,I bang on the door.
bump against,,object - the;object - the: animal;object: person;company with: being,,,I/bump against/wall,I bump against the wall.
bump my elbow,,place-at on the: food drink thing furniture toy device vehicle plant nature material =door =window =wall =floor =ceiling =ground =sidewalk;object in the: room;place-at at ?: where,,,I/bump my elbow,I bump my elbow.
bump my head,,place-at on the: food drink thing furniture toy device vehicle plant nature material =door =window =wall =floor =ceiling =ground =sidewalk;object in the: room;place-at at ?: where,,,I/bump my head,I bump my head.
bump my knee,,place-at on the: food drink thing furniture toy device vehicle plant nature material =door =window =wall =floor =ceiling =ground =sidewalk;object in the: room;place-at at ?: where,,,I/bump my knee,I bump my knee.
bump my toe,,place-at on the: food drink thing furniture toy device vehicle plant nature material =door =window =wall =floor =ceiling =ground =sidewalk;object in the: room;place-at at ?: where,,,I/bump my toe,I bump my toe.
carve into,,object - the;object - the: animal;object: person;company with: being,,,dad/carve into/wood,Dad carves into the wood.
check for,,object - the;object - the: animal;object: person;company with: being,,,mom/check for/spider,Mom checks for the spider.
check in on,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,nurse/check in on/boy,The nurse checks in on the boy.
check my blood sugar,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/check my blood sugar,I check my blood sugar.
check my email,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/check my email,I check my email.
check my phone,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/check my phone,I check my phone.
choke on,,object - -;object - -: animal;object: person;company with: being;place-at at ?: where,,,I/choke on/milk,I choke on milk.
close my eyes,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/close my eyes,I close my eyes.
close my mouth,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/close my mouth,I close my mouth.
crack up,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/crack up,I crack up.
crash through,,object - the;object - the: animal;object: person;company with: being,,,car/crash through/fence,The car crashes through the fence.
cut my finger,,place-at on the: food drink thing furniture toy device vehicle plant nature material =door =window =wall =floor =ceiling =ground =sidewalk;object in the: room;place-at at ?: where,,,I/cut my finger,I cut my finger.
cut my foot,,place-at on the: food drink thing furniture toy device vehicle plant nature material =door =window =wall =floor =ceiling =ground =sidewalk;object in the: room;place-at at ?: where,,,I/cut my foot,I cut my foot.
cut my hair,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/cut my hair,I cut my hair.
cut my hand,,place-at on the: food drink thing furniture toy device vehicle plant nature material =door =window =wall =floor =ceiling =ground =sidewalk;object in the: room;place-at at ?: where,,,I/cut my hand,I cut my hand.
cycle home,,place-from from -: =work =school =church =class =camp =practice =daycare;other after -: =dinner =lunch;place-from from the: event;place-from from ?: where;instrument by -: vehicle;company with: being,,,I/cycle home,I cycle home.
disagree with,,object - the;object - the: animal;object: person;company with: being,,,I/disagree with/teacher,I disagree with the teacher.
dress like,,object - a: person animal;object,,,I/dress like/monster,I dress like a monster.
drip on,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,paint/drip on/floor,The paint drips on the floor.
drive home,,place-from from -: =work =school =church =class =camp =practice =daycare;other after -: =dinner =lunch;place-from from the: event;place-from from ?: where;instrument by -: vehicle;company with: being,,,I/drive home,I drive home.
drive past,,object - the;object - the: animal;object: person;company with: being,,,I/drive past/park,I drive past the park.
drive through,,object - the;object - the: animal;object: person;company with: being,,,I/drive through/park,I drive through the park.
drive to,,object - the;object - the: animal;object: person;company with: being,,,I/drive to/park,I drive to the park.
dry my hair,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/dry my hair,I dry my hair.
dry my hands,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/dry my hands,I dry my hands.
escape from,,object - the;object - the: animal;object: person;company with: being,,,dog/escape from/yard,The dog escapes from the yard.
break my arm,,place-at on the: food drink thing furniture toy device vehicle plant nature material =door =window =wall =floor =ceiling =ground =sidewalk;object in the: room;place-at at ?: where,,,I/break my arm,I break my arm.
break my leg,,place-at on the: food drink thing furniture toy device vehicle plant nature material =door =window =wall =floor =ceiling =ground =sidewalk;object in the: room;place-at at ?: where,,,I/break my leg,I break my leg.
break my toe,,place-at on the: food drink thing furniture toy device vehicle plant nature material =door =window =wall =floor =ceiling =ground =sidewalk;object in the: room;place-at at ?: where,,,I/break my toe,I break my toe.
break my wrist,,place-at on the: food drink thing furniture toy device vehicle plant nature material =door =window =wall =floor =ceiling =ground =sidewalk;object in the: room;place-at at ?: where,,,I/break my wrist,I break my wrist.
limp home,,place-from from -: =work =school =church =class =camp =practice =daycare;other after -: =dinner =lunch;place-from from the: event;place-from from ?: where;instrument by -: vehicle;company with: being,,,I/limp home,I limp home.
fight like,,object - a: person animal;object,,,I/fight like/monster,I fight like a monster.
fit into,,object - the;object - the: animal;object: person;company with: being,,,toy/fit into/box,The toy fits into the box.
flip over,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/flip over,I flip over.
flip through,,object - the;object - the: animal;object: person;company with: being,,,I/flip through/book,I flip through the book.
gather around,,object - the;object - the: animal;object: person;company with: being,,,I/gather around/table,I gather around the table.
giggle at,,object - the;object: person;topic about the,,,I/giggle at/dog,I giggle at the dog.
growl at,,object - the;object: person;topic about the,,,dog/growl at/cat,The dog growls at the cat.
help out,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/help out,I help out.
help with,,object - the;object - the: animal;object: person;company with: being,,,I/help with/dishes,I help with the dishes.
lose a tooth,,place-at on the: =bike =ice =stairs =ladder =rope =skateboard =scooter =beam;place-at in the: nature =forest =woods =city =fog =snow =dark =mall =crowd =store;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/lose a tooth,I lose a tooth.
lose my appetite,,place-at on the: =bike =ice =stairs =ladder =rope =skateboard =scooter =beam;place-at in the: nature =forest =woods =city =fog =snow =dark =mall =crowd =store;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/lose my appetite,I lose my appetite.
lose my balance,,place-at on the: =bike =ice =stairs =ladder =rope =skateboard =scooter =beam;place-at in the: nature =forest =woods =city =fog =snow =dark =mall =crowd =store;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/lose my balance,I lose my balance.
lose my cool,,company with: being;topic about the;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/lose my cool,I lose my cool.
lose my job,,place-at on the: =bike =ice =stairs =ladder =rope =skateboard =scooter =beam;place-at in the: nature =forest =woods =city =fog =snow =dark =mall =crowd =store;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/lose my job,I lose my job.
lose my keys,,place-at on the: =bike =ice =stairs =ladder =rope =skateboard =scooter =beam;place-at in the: nature =forest =woods =city =fog =snow =dark =mall =crowd =store;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/lose my keys,I lose my keys.
lose my mind,,place-at on the: =bike =ice =stairs =ladder =rope =skateboard =scooter =beam;place-at in the: nature =forest =woods =city =fog =snow =dark =mall =crowd =store;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/lose my mind,I lose my mind.
lose my patience,,company with: being;topic about the;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/lose my patience,I lose my patience.
lose my phone,,place-at on the: =bike =ice =stairs =ladder =rope =skateboard =scooter =beam;place-at in the: nature =forest =woods =city =fog =snow =dark =mall =crowd =store;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/lose my phone,I lose my phone.
lose my place,,place-at on the: =bike =ice =stairs =ladder =rope =skateboard =scooter =beam;place-at in the: nature =forest =woods =city =fog =snow =dark =mall =crowd =store;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/lose my place,I lose my place.
lose my voice,,place-at on the: =bike =ice =stairs =ladder =rope =skateboard =scooter =beam;place-at in the: nature =forest =woods =city =fog =snow =dark =mall =crowd =store;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/lose my voice,I lose my voice.
lose my way,,place-at on the: =bike =ice =stairs =ladder =rope =skateboard =scooter =beam;place-at in the: nature =forest =woods =city =fog =snow =dark =mall =crowd =store;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/lose my way,I lose my way.
lose to,,object - the;object: person;topic about the,,,we/lose to/team,We lose to the team.
lose weight,,place-at on the: =bike =ice =stairs =ladder =rope =skateboard =scooter =beam;place-at in the: nature =forest =woods =city =fog =snow =dark =mall =crowd =store;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/lose weight,I lose weight.
hide behind,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,I/hide behind/tree,I hide behind the tree.
hide in,,object - the;object - the: animal;object: person;company with: being,,,I/hide in/box,I hide in the box.
hide under,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,I/hide under/bed,I hide under the bed.
hike to,,object - the;object - the: animal;object: person;company with: being,,,I/hike to/lake,I hike to the lake.
hike up,,object - the;object - the: animal;object: person;company with: being,,,I/hike up/hill,I hike up the hill.
howl at,,object - the;object: person;topic about the,,,wolf/howl at/moon,The wolf howls at the moon.
jog around,,object - the;object - the: animal;object: person;company with: being,,,I/jog around/park,I jog around the park.
jog home,,place-from from -: =work =school =church =class =camp =practice =daycare;other after -: =dinner =lunch;place-from from the: event;place-from from ?: where;instrument by -: vehicle;company with: being,,,I/jog home,I jog home.
jog to,,object - the;object - the: animal;object: person;company with: being,,,I/jog to/park,I jog to the park.
land in,,object - the;object - the: animal;object: person;company with: being,,,I/land in/water,I land in the water.
lean back,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/lean back,I lean back.
lean forward,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/lean forward,I lean forward.
lean out of,,object - the;object - the: animal;object: person;company with: being,,,I/lean out of/window,I lean out of the window.
lick my lips,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/lick my lips,I lick my lips.
look behind,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,I/look behind/box,I look behind the box.
look inside,,object - the;object - the: animal;object: person;company with: being,,,I/look inside/box,I look inside the box.
look out for,,object - the;object - the: animal;object: person;company with: being,,,I/look out for/car,I look out for the car.
look under,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,I/look under/bed,I look under the bed.
look up at,,object - the;object - the: animal;object: person;company with: being,,,I/look up at/moon,I look up at the moon.
gaze at,,object - the;object - the: animal;object: person;company with: being,,,I/gaze at/moon,I gaze at the moon.
glare at,,object - the;object - the: animal;object: person;company with: being,,,I/glare at/boy,I glare at the boy.
hiss at,,object - the;object: person;topic about the,,,cat/hiss at/dog,The cat hisses at the dog.
hammer on,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,boy/hammer on/table,The boy hammers on the table.
lay eggs,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,hen/lay eggs,The hen lays eggs.
jump around,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/jump around,I jump around.
jump down,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/jump down,I jump down.
jump like,,object - a: person animal;object,,,I/jump like/monster,I jump like a monster.
jump onto,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,I/jump onto/bed,I jump onto the bed.
jump out,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/jump out,I jump out.
jump to,,object - the;object - the: animal;object: person;company with: being;place-at at ?: where,,,I/jump to/song,I jump to the song.
jump up,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/jump up,I jump up.
climb into,,object - the;object - the: animal;object: person;company with: being,,,I/climb into/box,I climb into the box.
climb onto,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,I/climb onto/box,I climb onto the box.
climb out of,,object - the;object - the: animal;object: person;company with: being,,,I/climb out of/box,I climb out of the box.
climb over,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,I/climb over/fence,I climb over the fence.
give a bath,,recipient to: being;place-at at ?: where,,,I/give a bath,I give a bath.
give a compliment,,recipient to: being;place-at at ?: where,,,I/give a compliment,I give a compliment.
give a massage,,recipient to: being;place-at at ?: where,,,I/give a massage,I give a massage.
give a presentation,,topic with: being;recipient to: being;topic about the;place-at at ?: where,,,I/give a presentation,I give a presentation.
give a talk,,topic with: being;recipient to: being;topic about the;place-at at ?: where,,,I/give a talk,I give a talk.
give a tour,,topic with: being;recipient to: being;topic about the;place-at at ?: where,,,I/give a tour,I give a tour.
give up on,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,I/give up on/puzzle,I give up on the puzzle.
hang from,,object - the;object - the: animal;object: person;company with: being,,,I/hang from/tree,I hang from the tree.
hang on to,,object - the;object - the: animal;object: person;company with: being,,,I/hang on to/rope,I hang on to the rope.
hang onto,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,I/hang onto/rope,I hang onto the rope.
hang up my coat,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/hang up my coat,I hang up my coat.
come into,,object - the;object - the: animal;object: person;company with: being,,,I/come into/room,I come into the room.
come near,,object - the;object - the: animal;object: person;company with: being,,,I/come near/dog,I come near the dog.
come out of,,object - the;object - the: animal;object: person;company with: being,,,I/come out of/room,I come out of the room.
come through,,object - the;object - the: animal;object: person;company with: being,,,dog/come through/door,The dog comes through the door.
come to,,object - the;object - the: animal;object: person;company with: being,,,I/come to/party,I come to the party.
come up to,,object - the;object - the: animal;object: person;company with: being,,,I/come up to/dog,I come up to the dog.
hold my hand,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/hold my hand,I hold my hand.
hold on to,,object - the;object - the: animal;object: person;company with: being,,,I/hold on to/rope,I hold on to the rope.
hold onto,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,I/hold onto/rope,I hold onto the rope.
feel afraid,,topic of the: =dark =dentist =doctor =vet =thunder =storm;topic of -;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/feel afraid,I feel afraid.
feel angry,,topic about the;company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/feel angry,I feel angry.
feel calm,,company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/feel calm,I feel calm.
feel cold,,company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/feel cold,I feel cold.
feel embarrassed,,topic about the;company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/feel embarrassed,I feel embarrassed.
feel excited,,topic about the;company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/feel excited,I feel excited.
feel exhausted,,place-from from -: =work =school =therapy;place-from from the: =walk =run =trip =hike =ride =swim =drive =game =party;topic from the: medicine edible event;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/feel exhausted,I feel exhausted.
feel for,,object - the;object - the: animal;object: person;company with: being,,,I/feel for/boy,I feel for the boy.
feel good,,topic about the;company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/feel good,I feel good.
feel great,,company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/feel great,I feel great.
feel happy,,topic about the;company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/feel happy,I feel happy.
feel hot,,company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/feel hot,I feel hot.
feel hungry,,company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/feel hungry,I feel hungry.
feel jealous,,topic of;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/feel jealous,I feel jealous.
feel nauseous,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/feel nauseous,I feel nauseous.
feel nervous,,topic about the;company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/feel nervous,I feel nervous.
feel okay,,company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/feel okay,I feel okay.
feel proud,,topic of;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/feel proud,I feel proud.
feel sad,,topic about the;company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/feel sad,I feel sad.
feel scared,,topic of the: =dark =dentist =doctor =vet =thunder =storm;topic of -;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/feel scared,I feel scared.
feel sleepy,,company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/feel sleepy,I feel sleepy.
feel strong,,company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/feel strong,I feel strong.
feel terrible,,topic about the;company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/feel terrible,I feel terrible.
feel thirsty,,company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/feel thirsty,I feel thirsty.
feel tired,,place-from from -: =work =school =therapy;place-from from the: =walk =run =trip =hike =ride =swim =drive =game =party;topic from the: medicine edible event;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/feel tired,I feel tired.
feel upset,,topic about the;company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/feel upset,I feel upset.
feel weak,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/feel weak,I feel weak.
feel well,,company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/feel well,I feel well.
feel worried,,topic about the;company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/feel worried,I feel worried.
get a blister,,topic in: body;topic on: body;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get a blister,I get a blister.
get a bruise,,topic in: body;topic on: body;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get a bruise,I get a bruise.
get a call,,object from: being;place-to to -: =school;place-at at ?: where,,,I/get a call,I get a call.
get a card,,object from: being;place-to to -: =school;place-at at ?: where,,,I/get a card,I get a card.
get a cold,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get a cold,I get a cold.
get a cramp,,topic in: body;topic on: body;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get a cramp,I get a cramp.
get a cut,,topic in: body;topic on: body;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get a cut,I get a cut.
get a flat tire,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get a flat tire,I get a flat tire.
get a gift,,object from: being;place-to to -: =school;place-at at ?: where,,,I/get a gift,I get a gift.
get a good night's sleep,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get a good night's sleep,I get a good night's sleep.
get a headache,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get a headache,I get a headache.
get a hug,,object from: being;place-to to -: =school;place-at at ?: where,,,I/get a hug,I get a hug.
get a job,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get a job,I get a job.
get a kiss,,object from: being;place-to to -: =school;place-at at ?: where,,,I/get a kiss,I get a kiss.
get a letter,,object from: being;place-to to -: =school;place-at at ?: where,,,I/get a letter,I get a letter.
get a lift,,place-from from -: =work =school;place-to to ?: where;company with: being,,,I/get a lift,I get a lift.
get a message,,object from: being;place-to to -: =school;place-at at ?: where,,,I/get a message,I get a message.
get a present,,object from: being;place-to to -: =school;place-at at ?: where,,,I/get a present,I get a present.
get a rash,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get a rash,I get a rash.
get a ride,,place-from from -: =work =school;place-to to ?: where;company with: being,,,I/get a ride,I get a ride.
get a splinter,,topic in: body;topic on: body;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get a splinter,I get a splinter.
get a stomachache,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get a stomachache,I get a stomachache.
get a tattoo,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get a tattoo,I get a tattoo.
get a text,,object from: being;place-to to -: =school;place-at at ?: where,,,I/get a text,I get a text.
get across,,object - the;object - the: animal;object: person;company with: being,,,I/get across/street,I get across the street.
get along with,,object - the;object: person;topic about the,,,I/get along with/dog,I get along with the dog.
get an email,,object from: being;place-to to -: =school;place-at at ?: where,,,I/get an email,I get an email.
get an infection,,topic in: body;topic on: body;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get an infection,I get an infection.
get angry about,,object - the;object - the: animal;object: person;company with: being,gerund,,I/get angry about/party,I get angry about the party.
get angry at,,object - the;object: person;topic about the,,,I/get angry at/dog,I get angry at the dog.
get angry with,,object - the;object: person;topic about the,,,I/get angry with/dog,I get angry with the dog.
get arrested,,topic for the: =mess =noise =window =fight =lie =test;topic for -: =homework;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get arrested,I get arrested.
get attacked by,,object - a: animal vehicle thing toy;object;other on: body;place-at at ?: where,,,boy/get attacked by/dog,The boy gets attacked by a dog.
get back at,,object - the;object - the: animal;object: person;company with: being,,,I/get back at/brother,I get back at my brother.
get back to,,object - the;object - the: animal;object: person;company with: being,,,I/get back to/work,I get back to work.
get bitten by,,object - a: animal vehicle thing toy;object;other on: body;place-at at ?: where,,,boy/get bitten by/dog,The boy gets bitten by a dog.
get blamed,,topic for the: =mess =noise =window =fight =lie =test;topic for -: =homework;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get blamed,I get blamed.
get carsick,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get carsick,I get carsick.
get caught by,,object - a: animal vehicle thing toy;object;other on: body;place-at at ?: where,,,mouse/get caught by/cat,The mouse gets caught by a cat.
get chased by,,object - a: animal vehicle thing toy;object;other on: body;place-at at ?: where,,,cat/get chased by/dog,The cat gets chased by a dog.
get chased,,topic by the: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get chased,I get chased.
get crazy,,company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get crazy,I get crazy.
get dizzy,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get dizzy,I get dizzy.
get excited about,,object - the;object - the: animal;object: person;company with: being,gerund,,I/get excited about/party,I get excited about the party.
get expelled,,topic for the: =mess =noise =window =fight =lie =test;topic for -: =homework;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get expelled,I get expelled.
get food poisoning,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get food poisoning,I get food poisoning.
get full,,company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get full,I get full.
get good grades,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get good grades,I get good grades.
get grounded,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get grounded,I get grounded.
get help,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get help,I get help.
get hit by,,object - a: animal vehicle thing toy;object;other on: body;place-at at ?: where,,,boy/get hit by/ball,The boy gets hit by a ball.
get hit,,topic by the: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get hit,I get hit.
get hives,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get hives,I get hives.
get homesick,,company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get homesick,I get homesick.
get hot,,company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get hot,I get hot.
get in a fight,,company with: being;topic about the: idea event activity;topic over the: toy thing device food game =remote;topic about;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get in a fight,I get in a fight.
get in bed,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get in bed,I get in bed.
get in line,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get in line,I get in line.
get in shape,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get in shape,I get in shape.
get infected,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,cut/get infected,The cut gets infected.
get into a fight,,company with: being;topic about the: idea event activity;topic over the: toy thing device food game =remote;topic about;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get into a fight,I get into a fight.
get into an argument,,company with: being;topic about the: idea event activity;topic over the: toy thing device food game =remote;topic about;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get into an argument,I get into an argument.
get into,,object - the;object - the: animal;object: person;company with: being,,,I/get into/car,I get into the car.
get kicked by,,object - a: animal vehicle thing toy;object;other on: body;place-at at ?: where,,,boy/get kicked by/horse,The boy gets kicked by a horse.
get kidnapped,,topic by the: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get kidnapped,I get kidnapped.
get knocked over by,,object - a: animal vehicle thing toy;object;other on: body;place-at at ?: where,,,boy/get knocked over by/dog,The boy gets knocked over by a dog.
get lice,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get lice,I get lice.
get locked out,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get locked out,I get locked out.
get lucky,,company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get lucky,I get lucky.
get mad about,,object - the;object - the: animal;object: person;company with: being,gerund,,I/get mad about/party,I get mad about the party.
get nervous about,,object - the;object - the: animal;object: person;company with: being,gerund,,I/get nervous about/party,I get nervous about the party.
get older,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get older,I get older.
get past,,object - the;object - the: animal;object: person;company with: being,,,I/get past/dog,I get past the dog.
get permission,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get permission,I get permission.
get picked on,,topic by the: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get picked on,I get picked on.
get pregnant,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get pregnant,I get pregnant.
get punished,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get punished,I get punished.
get pushed by,,object - a: animal vehicle thing toy;object;other on: body;place-at at ?: where,,,boy/get pushed by/girl,The boy gets pushed by the girl.
get pushed,,topic by the: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get pushed,I get pushed.
get ready for,,object - the;object - the: animal;object: person;company with: being,gerund,,I/get ready for/party,I get ready for the party.
get robbed,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get robbed,I get robbed.
get run over by,,object - a: animal vehicle thing toy;object;other on: body;place-at at ?: where,,,ball/get run over by/car,The ball gets run over by a car.
get scared of,,object - the: =dark =dentist =doctor =vet =bath =vacuum =vacuum_cleaner =hair_dryer =barber =hairdresser =nurse =water =deep_end =ocean =boss =principal =teacher =blender =toilet =thunder =elevator =slide;object: person;topic - -;other in the: =ocean =sea =lake =woods =forest =river =jungle =water;place-at at ?: where,gerund doer:gerund,state,I/get scared of/spider,I get scared of spiders.
get scratched by,,object - a: animal vehicle thing toy;object;other on: body;place-at at ?: where,,,I/get scratched by/cat,I get scratched by a cat.
get seasick,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get seasick,I get seasick.
get sick of,,object - the: =dark =dentist =doctor =vet =bath =vacuum =vacuum_cleaner =hair_dryer =barber =hairdresser =nurse =water =deep_end =ocean =boss =principal =teacher =blender =toilet =thunder =elevator =slide;object: person;topic - -;other in the: =ocean =sea =lake =woods =forest =river =jungle =water;place-at at ?: where,gerund doer:gerund,state,I/get sick of/spider,I get sick of spiders.
get some rest,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get some rest,I get some rest.
get some sleep,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get some sleep,I get some sleep.
get started,,company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get started,I get started.
get stitches,,topic in: body;topic on: body;place-from from the: =doctor =nurse;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get stitches,I get stitches.
get stung by,,object - a: animal vehicle thing toy;object;other on: body;place-at at ?: where,,,I/get stung by/bee,I get stung by a bee.
get sunburned,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get sunburned,I get sunburned.
get sunburnt,,company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get sunburnt,I get sunburnt.
get suspended,,topic for the: =mess =noise =window =fight =lie =test;topic for -: =homework;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get suspended,I get suspended.
get teased,,topic by the: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get teased,I get teased.
get the flu,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get the flu,I get the flu.
get the hiccups,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get the hiccups,I get the hiccups.
get thirsty,,company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get thirsty,I get thirsty.
get tired of,,object - the: =dark =dentist =doctor =vet =bath =vacuum =vacuum_cleaner =hair_dryer =barber =hairdresser =nurse =water =deep_end =ocean =boss =principal =teacher =blender =toilet =thunder =elevator =slide;object: person;topic - -;other in the: =ocean =sea =lake =woods =forest =river =jungle =water;place-at at ?: where,gerund doer:gerund,state,I/get tired of/spider,I get tired of spiders.
get to,,object - the;object - the: animal;object: person;company with: being,,,I/get to/school,I get to school.
get under,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,cat/get under/bed,The cat gets under the bed.
get upset about,,object - the;object - the: animal;object: person;company with: being,gerund,,I/get upset about/party,I get upset about the party.
get warm,,company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get warm,I get warm.
get worried about,,object - the;object - the: animal;object: person;company with: being,gerund,,I/get worried about/party,I get worried about the party.
get worse,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get worse,I get worse.
get yelled at,,topic for the: =mess =noise =window =fight =lie =test;topic for -: =homework;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/get yelled at,I get yelled at.
get injured,,topic in the: game event sport;place-at at ?: where,,,I/get injured,I get injured.
grow back,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,grass/grow back,The grass grows back.
do a dance,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/do a dance,I do a dance.
do a good job,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/do a good job,I do a good job.
do a handstand,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/do a handstand,I do a handstand.
do a project,,object on the;instrument with: thing;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/do a project,I do a project.
do a somersault,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/do a somersault,I do a somersault.
do a trick,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/do a trick,I do a trick.
do art,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/do art,I do art.
do dishes,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/do dishes,I do dishes.
do laundry,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/do laundry,I do laundry.
do math,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/do math,I do math.
do my chores,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/do my chores,I do my chores.
do my homework,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/do my homework,I do my homework.
do my job,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/do my job,I do my job.
do my makeup,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/do my makeup,I do my makeup.
do my nails,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/do my nails,I do my nails.
do nothing,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/do nothing,I do nothing.
do push-ups,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/do push-ups,I do push-ups.
do research,,object on the;instrument with: thing;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/do research,I do research.
do sports,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/do sports,I do sports.
do tricks,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/do tricks,I do tricks.
catch a bus,,object - the: =bus =train;place-at at the: =corner =stop =bus_stop =station;place-to to ?: where;company with: being,,,I/catch a bus,I catch a bus.
catch a butterfly,,place-at in the: nature =river =lake =net =sea;instrument with a: =net =rod =hook;company with: being;place-at at ?: where,,,I/catch a butterfly,I catch a butterfly.
catch a fish,,place-at in the: nature =river =lake =net =sea;instrument with a: =net =rod =hook;company with: being;place-at at ?: where,,,I/catch a fish,I catch a fish.
catch a flight,,object - the: =bus =train;place-at at the: =corner =stop =bus_stop =station;place-to to ?: where;company with: being,,,I/catch a flight,I catch a flight.
catch a frog,,place-at in the: nature =river =lake =net =sea;instrument with a: =net =rod =hook;company with: being;place-at at ?: where,,,I/catch a frog,I catch a frog.
catch a plane,,object - the: =bus =train;place-at at the: =corner =stop =bus_stop =station;place-to to ?: where;company with: being,,,I/catch a plane,I catch a plane.
catch a ride,,place-from from -: =work =school;place-to to ?: where;company with: being,,,I/catch a ride,I catch a ride.
catch a taxi,,object - the: =bus =train;place-at at the: =corner =stop =bus_stop =station;place-to to ?: where;company with: being,,,I/catch a taxi,I catch a taxi.
catch a train,,object - the: =bus =train;place-at at the: =corner =stop =bus_stop =station;place-to to ?: where;company with: being,,,I/catch a train,I catch a train.
catch fire,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/catch fire,I catch fire.
catch fish,,place-at in the: nature =river =lake =net =sea;instrument with a: =net =rod =hook;company with: being;place-at at ?: where,,,I/catch fish,I catch fish.
catch my breath,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/catch my breath,I catch my breath.
catch the plane,,object - the: =bus =train;place-at at the: =corner =stop =bus_stop =station;place-to to ?: where;company with: being,,,I/catch the plane,I catch the plane.
catch the subway,,object - the: =bus =train;place-at at the: =corner =stop =bus_stop =station;place-to to ?: where;company with: being,,,I/catch the subway,I catch the subway.
be addicted to,,object - -;object - -: animal;object: person;company with: being;place-at at ?: where,,,I/be addicted to/milk,I am addicted to milk.
be angry about,,object - the;object - the: animal;object: person;company with: being,gerund,,I/be angry about/party,I am angry about the party.
be angry at,,object - the;object: person;topic about the,,,I/be angry at/dog,I am angry at the dog.
be annoyed at,,object - the;object: person;topic about the,,,I/be annoyed at/dog,I am annoyed at the dog.
be annoyed with,,object - the;object: person;topic about the,,,I/be annoyed with/dog,I am annoyed with the dog.
be asleep,,company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/be asleep,I am asleep.
be at home,,company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/be at home,I am at home.
be attacked by,,object - a: animal vehicle thing toy;object;other on: body;place-at at ?: where,,,boy/be attacked by/dog,The boy is attacked by a dog.
be awake,,company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/be awake,I am awake.
be bitten by,,object - a: animal vehicle thing toy;object;other on: body;place-at at ?: where,,,boy/be bitten by/dog,The boy is bitten by a dog.
be bored of,,object - the: =dark =dentist =doctor =vet =bath =vacuum =vacuum_cleaner =hair_dryer =barber =hairdresser =nurse =water =deep_end =ocean =boss =principal =teacher =blender =toilet =thunder =elevator =slide;object: person;topic - -;other in the: =ocean =sea =lake =woods =forest =river =jungle =water;place-at at ?: where,gerund doer:gerund,state,I/be bored of/spider,I am bored of spiders.
be carsick,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/be carsick,I am carsick.
be caught by,,object - a: animal vehicle thing toy;object;other on: body;place-at at ?: where,,,mouse/be caught by/cat,The mouse is caught by a cat.
be chased by,,object - a: animal vehicle thing toy;object;other on: body;place-at at ?: where,,,cat/be chased by/dog,The cat is chased by a dog.
be cruel to,,object - the;object: person;topic about the,,,he/be cruel to/dog,He is cruel to the dog.
be disappointed with,,object - the;object: person;topic about the,,,I/be disappointed with/dog,I am disappointed with the dog.
be dizzy,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/be dizzy,I am dizzy.
be excited for,,object - the;object - the: animal;object: person;company with: being,gerund,,I/be excited for/party,I am excited for the party.
be exhausted,,place-from from -: =work =school =therapy;place-from from the: =walk =run =trip =hike =ride =swim =drive =game =party;topic from the: medicine edible event;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/be exhausted,I am exhausted.
be familiar with,,object - the;object: person;topic about the,,,I/be familiar with/dog,I am familiar with the dog.
be frustrated with,,object - the;object: person;topic about the,,,I/be frustrated with/dog,I am frustrated with the dog.
be gentle with,,object - the;object: person;topic about the,,,I/be gentle with/dog,I am gentle with the dog.
be good to,,object - the;object: person;topic about the,,,I/be good to/dog,I am good to the dog.
be grateful to,,object - the;object: person;topic about the,,,I/be grateful to/dog,I am grateful to the dog.
be grounded,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/be grounded,I am grounded.
be happy about,,object - the;object - the: animal;object: person;company with: being,gerund,,I/be happy about/party,I am happy about the party.
be hit by,,object - a: animal vehicle thing toy;object;other on: body;place-at at ?: where,,,boy/be hit by/ball,The boy is hit by a ball.
be home sick,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/be home sick,I am home sick.
be honest with,,object - the;object: person;topic about the,,,I/be honest with/dog,I am honest with the dog.
be in a hurry,,company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/be in a hurry,I am in a hurry.
be injured,,company with: being;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/be injured,I am injured.
be late to,,object - the;object - the: animal;object: person;company with: being,gerund,,I/be late to/party,I am late to the party.
be mad about,,object - the;object - the: animal;object: person;company with: being,gerund,,I/be mad about/party,I am mad about the party.
be nice to,,object - the;object: person;topic about the,,,I/be nice to/dog,I am nice to the dog.
be patient with,,object - the;object: person;topic about the,,,I/be patient with/dog,I am patient with the dog.
be petrified of,,object - the: =dark =dentist =doctor =vet =bath =vacuum =vacuum_cleaner =hair_dryer =barber =hairdresser =nurse =water =deep_end =ocean =boss =principal =teacher =blender =toilet =thunder =elevator =slide;object: person;topic - -;other in the: =ocean =sea =lake =woods =forest =river =jungle =water;place-at at ?: where,gerund doer:gerund,state,I/be petrified of/spider,I am petrified of spiders.
be polite to,,object - the;object: person;topic about the,,,I/be polite to/dog,I am polite to the dog.
be rough with,,object - the;object: person;topic about the,,,I/be rough with/dog,I am rough with the dog.
be rude to,,object - the;object: person;topic about the,,,I/be rude to/dog,I am rude to the dog.
be run over by,,object - a: animal vehicle thing toy;object;other on: body;place-at at ?: where,,,ball/be run over by/car,The ball is run over by a car.
be sad for,,object - the;object: person;topic about the,,,I/be sad for/dog,I am sad for the dog.
be satisfied with,,object - the;object: person;topic about the,,,I/be satisfied with/dog,I am satisfied with the dog.
be strict with,,object - the;object: person;topic about the,,,I/be strict with/dog,I am strict with the dog.
be stung by,,object - a: animal vehicle thing toy;object;other on: body;place-at at ?: where,,,I/be stung by/bee,I am stung by a bee.
be terrified of,,object - the: =dark =dentist =doctor =vet =bath =vacuum =vacuum_cleaner =hair_dryer =barber =hairdresser =nurse =water =deep_end =ocean =boss =principal =teacher =blender =toilet =thunder =elevator =slide;object: person;topic - -;other in the: =ocean =sea =lake =woods =forest =river =jungle =water;place-at at ?: where,gerund doer:gerund,state,I/be terrified of/spider,I am terrified of spiders.
be unhappy with,,object - the;object: person;topic about the,,,I/be unhappy with/dog,I am unhappy with the dog.
be unsure about,,object - the;object - the: animal;object: person;company with: being,gerund,,I/be unsure about/party,I am unsure about the party.
be upset with,,object - the;object: person;topic about the,,,I/be upset with/dog,I am upset with the dog.
be worn out,,place-from from -: =work =school =therapy;place-from from the: =walk =run =trip =hike =ride =swim =drive =game =party;topic from the: medicine edible event;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/be worn out,I am worn out.
be early for,,object - the,,,I/be early for/party,I am early for the party.
fall off the bed,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/fall off the bed,I fall off the bed.
fall on,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,I/fall on/box,I fall on the box.
fall onto,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,I/fall onto/box,I fall onto the box.
fall out of,,object - the;object - the: animal;object: person;company with: being,,,I/fall out of/box,I fall out of the box.
fall through,,object - the;object - the: animal;object: person;company with: being,,,boy/fall through/ice,The boy falls through the ice.
charge my phone,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/charge my phone,I charge my phone.
charge my tablet,,instrument with: thing clothing;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/charge my tablet,I charge my tablet.
agree on,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,we/agree on/plan,We agree on the plan.
argue about,,object - the;object - the: animal;object: person;company with: being,,,I/argue about/game,I argue about the game.
argue over,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,I/argue over/game,I argue over the game.
cry for,,object - the;object - the: animal;object: person;company with: being,,,I/cry for/toy,I cry for the toy.
cry over,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,I/cry over/toy,I cry over the toy.
cry with,,object - the;object: person;topic about the,,,I/cry with/dog,I cry with the dog.
doze,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/doze,I doze.
lie around,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/lie around,I lie around.
lie back,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/lie back,I lie back.
lie in bed,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/lie in bed,I lie in bed.
lie under,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,I/lie under/tree,I lie under the tree.
act like,,object - a: person animal;object,,,I/act like/monster,I act like a monster.
let go of,,object - the;object - the: animal;object: person;company with: being,,,I/let go of/rope,I let go of the rope.
leave early,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/leave early,I leave early.
leave for,,object - the;object - the: animal;object: person;company with: being,,,I/leave for/school,I leave for school.
leave home,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/leave home,I leave home.
leave school,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/leave school,I leave school.
call for help,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/call for help,I call for help.
burn my finger,,place-at on the: food drink thing furniture toy device vehicle plant nature material =door =window =wall =floor =ceiling =ground =sidewalk;object in the: room;place-at at ?: where,,,I/burn my finger,I burn my finger.
burn my hand,,place-at on the: food drink thing furniture toy device vehicle plant nature material =door =window =wall =floor =ceiling =ground =sidewalk;object in the: room;place-at at ?: where,,,I/burn my hand,I burn my hand.
burn my mouth,,place-at on the: food drink thing furniture toy device vehicle plant nature material =door =window =wall =floor =ceiling =ground =sidewalk;object in the: room;place-at at ?: where,,,I/burn my mouth,I burn my mouth.
burn my tongue,,place-at on the: food drink thing furniture toy device vehicle plant nature material =door =window =wall =floor =ceiling =ground =sidewalk;object in the: room;place-at at ?: where,,,I/burn my tongue,I burn my tongue.
learn from,,object - the;object - the: animal;object: person;company with: being,,,I/learn from/book,I learn from the book.
go across,,object - the;object - the: animal;object: person;company with: being,,,I/go across/street,I go across the street.
go along,,object - the;object - the: animal;object: person;company with: being,,,I/go along/street,I go along the street.
go apple picking,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go apple picking,I go apple picking.
go bad,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,milk/go bad,The milk goes bad.
go berry picking,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go berry picking,I go berry picking.
go bike riding,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go bike riding,I go bike riding.
go biking,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go biking,I go biking.
go bird watching,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go bird watching,I go bird watching.
go boating,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go boating,I go boating.
go canoeing,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go canoeing,I go canoeing.
go clothes shopping,,topic for: clothing edible toy furniture device book medicine;company with: being;place-at at ?: where,,,I/go clothes shopping,I go clothes shopping.
go clubbing,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go clubbing,I go clubbing.
go crabbing,,place-at at the: =lake =river =sea =ocean =pond =pier =dock =beach;place-at on the: =boat;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go crabbing,I go crabbing.
go crazy,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/go crazy,I go crazy.
go for a bike ride,,instrument on the: =bike =bicycle =horse =motorbike =scooter =motorcycle =pony =boat =train =bus;instrument in the: vehicle;place-at along the: =river =coast =shore =road;place-at on the: =beach =trail =lake =sidewalk;place-at around the: =block =neighborhood =city =town =track =island;place-at in the: nature =park =rain =snow =garden =city =country =countryside =woods =mountains;place-to to ?: where;company with: being,,,I/go for a bike ride,I go for a bike ride.
go for a boat ride,,instrument on the: =bike =bicycle =horse =motorbike =scooter =motorcycle =pony =boat =train =bus;instrument in the: vehicle;place-at along the: =river =coast =shore =road;place-at on the: =beach =trail =lake =sidewalk;place-at around the: =block =neighborhood =city =town =track =island;place-at in the: nature =park =rain =snow =garden =city =country =countryside =woods =mountains;place-to to ?: where;company with: being,,,I/go for a boat ride,I go for a boat ride.
go for a car ride,,instrument on the: =bike =bicycle =horse =motorbike =scooter =motorcycle =pony =boat =train =bus;instrument in the: vehicle;place-at along the: =river =coast =shore =road;place-at on the: =beach =trail =lake =sidewalk;place-at around the: =block =neighborhood =city =town =track =island;place-at in the: nature =park =rain =snow =garden =city =country =countryside =woods =mountains;place-to to ?: where;company with: being,,,I/go for a car ride,I go for a car ride.
go for a hike,,instrument on the: =bike =bicycle =horse =motorbike =scooter =motorcycle =pony =boat =train =bus;instrument in the: vehicle;place-at along the: =river =coast =shore =road;place-at on the: =beach =trail =lake =sidewalk;place-at around the: =block =neighborhood =city =town =track =island;place-at in the: nature =park =rain =snow =garden =city =country =countryside =woods =mountains;place-to to ?: where;company with: being,,,I/go for a hike,I go for a hike.
go for a jog,,instrument on the: =bike =bicycle =horse =motorbike =scooter =motorcycle =pony =boat =train =bus;instrument in the: vehicle;place-at along the: =river =coast =shore =road;place-at on the: =beach =trail =lake =sidewalk;place-at around the: =block =neighborhood =city =town =track =island;place-at in the: nature =park =rain =snow =garden =city =country =countryside =woods =mountains;place-to to ?: where;company with: being,,,I/go for a jog,I go for a jog.
go for a sail,,instrument on the: =bike =bicycle =horse =motorbike =scooter =motorcycle =pony =boat =train =bus;instrument in the: vehicle;place-at along the: =river =coast =shore =road;place-at on the: =beach =trail =lake =sidewalk;place-at around the: =block =neighborhood =city =town =track =island;place-at in the: nature =park =rain =snow =garden =city =country =countryside =woods =mountains;place-to to ?: where;company with: being,,,I/go for a sail,I go for a sail.
go for a spin,,instrument on the: =bike =bicycle =horse =motorbike =scooter =motorcycle =pony =boat =train =bus;instrument in the: vehicle;place-at along the: =river =coast =shore =road;place-at on the: =beach =trail =lake =sidewalk;place-at around the: =block =neighborhood =city =town =track =island;place-at in the: nature =park =rain =snow =garden =city =country =countryside =woods =mountains;place-to to ?: where;company with: being,,,I/go for a spin,I go for a spin.
go for a stroll,,instrument on the: =bike =bicycle =horse =motorbike =scooter =motorcycle =pony =boat =train =bus;instrument in the: vehicle;place-at along the: =river =coast =shore =road;place-at on the: =beach =trail =lake =sidewalk;place-at around the: =block =neighborhood =city =town =track =island;place-at in the: nature =park =rain =snow =garden =city =country =countryside =woods =mountains;place-to to ?: where;company with: being,,,I/go for a stroll,I go for a stroll.
go grocery shopping,,topic for: clothing edible toy furniture device book medicine;company with: being;place-at at ?: where,,,I/go grocery shopping,I go grocery shopping.
go horseback riding,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go horseback riding,I go horseback riding.
go hunting,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go hunting,I go hunting.
go ice skating,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go ice skating,I go ice skating.
go kayaking,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go kayaking,I go kayaking.
go missing,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/go missing,I go missing.
go on a bike ride,,instrument on the: =bike =bicycle =horse =motorbike =scooter =motorcycle =pony =boat =train =bus;instrument in the: vehicle;place-at along the: =river =coast =shore =road;place-at on the: =beach =trail =lake =sidewalk;place-at around the: =block =neighborhood =city =town =track =island;place-at in the: nature =park =rain =snow =garden =city =country =countryside =woods =mountains;place-to to ?: where;company with: being,,,I/go on a bike ride,I go on a bike ride.
go on a boat ride,,instrument on the: =bike =bicycle =horse =motorbike =scooter =motorcycle =pony =boat =train =bus;instrument in the: vehicle;place-at along the: =river =coast =shore =road;place-at on the: =beach =trail =lake =sidewalk;place-at around the: =block =neighborhood =city =town =track =island;place-at in the: nature =park =rain =snow =garden =city =country =countryside =woods =mountains;place-to to ?: where;company with: being,,,I/go on a boat ride,I go on a boat ride.
go on a class trip,,instrument by -: vehicle;place-to to ?: where home nature;company with: being,,,I/go on a class trip,I go on a class trip.
go on a cruise,,instrument by -: vehicle;place-to to ?: where home nature;company with: being,,,I/go on a cruise,I go on a cruise.
go on a field trip,,instrument by -: vehicle;place-to to ?: where home nature;company with: being,,,I/go on a field trip,I go on a field trip.
go on a hayride,,instrument on the: =bike =bicycle =horse =motorbike =scooter =motorcycle =pony =boat =train =bus;instrument in the: vehicle;place-at along the: =river =coast =shore =road;place-at on the: =beach =trail =lake =sidewalk;place-at around the: =block =neighborhood =city =town =track =island;place-at in the: nature =park =rain =snow =garden =city =country =countryside =woods =mountains;place-to to ?: where;company with: being,,,I/go on a hayride,I go on a hayride.
go on a hike,,instrument on the: =bike =bicycle =horse =motorbike =scooter =motorcycle =pony =boat =train =bus;instrument in the: vehicle;place-at along the: =river =coast =shore =road;place-at on the: =beach =trail =lake =sidewalk;place-at around the: =block =neighborhood =city =town =track =island;place-at in the: nature =park =rain =snow =garden =city =country =countryside =woods =mountains;place-to to ?: where;company with: being,,,I/go on a hike,I go on a hike.
go on a picnic,,instrument by -: vehicle;place-to to ?: where home nature;company with: being,,,I/go on a picnic,I go on a picnic.
go on a plane,,instrument by -: vehicle;place-to to ?: where home nature;company with: being,,,I/go on a plane,I go on a plane.
go on a ride,,instrument on the: =bike =bicycle =horse =motorbike =scooter =motorcycle =pony =boat =train =bus;instrument in the: vehicle;place-at along the: =river =coast =shore =road;place-at on the: =beach =trail =lake =sidewalk;place-at around the: =block =neighborhood =city =town =track =island;place-at in the: nature =park =rain =snow =garden =city =country =countryside =woods =mountains;place-to to ?: where;company with: being,,,I/go on a ride,I go on a ride.
go on a road trip,,instrument by -: vehicle;place-to to ?: where home nature;company with: being,,,I/go on a road trip,I go on a road trip.
go on a safari,,instrument by -: vehicle;place-to to ?: where home nature;company with: being,,,I/go on a safari,I go on a safari.
go on a school trip,,instrument by -: vehicle;place-to to ?: where home nature;company with: being,,,I/go on a school trip,I go on a school trip.
go on a walk,,instrument on the: =bike =bicycle =horse =motorbike =scooter =motorcycle =pony =boat =train =bus;instrument in the: vehicle;place-at along the: =river =coast =shore =road;place-at on the: =beach =trail =lake =sidewalk;place-at around the: =block =neighborhood =city =town =track =island;place-at in the: nature =park =rain =snow =garden =city =country =countryside =woods =mountains;place-to to ?: where;company with: being,,,I/go on a walk,I go on a walk.
go on an adventure,,instrument by -: vehicle;place-to to ?: where home nature;company with: being,,,I/go on an adventure,I go on an adventure.
go over to,,object - the;object - the: animal;object: person;company with: being,,,I/go over to/table,I go over to the table.
go paddling,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go paddling,I go paddling.
go potty,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/go potty,I go potty.
go rafting,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go rafting,I go rafting.
go roller skating,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go roller skating,I go roller skating.
go rollerblading,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go rollerblading,I go rollerblading.
go rowing,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go rowing,I go rowing.
go scuba diving,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go scuba diving,I go scuba diving.
go skateboarding,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go skateboarding,I go skateboarding.
go sledding,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go sledding,I go sledding.
go snorkeling,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go snorkeling,I go snorkeling.
go snowboarding,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go snowboarding,I go snowboarding.
go straight,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/go straight,I go straight.
go surfing,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go surfing,I go surfing.
go to camp,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to camp,I go to camp.
go to class,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to class,I go to class.
go to college,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to college,I go to college.
go to daycare,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to daycare,I go to daycare.
go to jail,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to jail,I go to jail.
go to kindergarten,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to kindergarten,I go to kindergarten.
go to practice,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to practice,I go to practice.
go to preschool,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to preschool,I go to preschool.
go to prison,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to prison,I go to prison.
go to rehab,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to rehab,I go to rehab.
go to the airport,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to the airport,I go to the airport.
go to the bank,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to the bank,I go to the bank.
go to the barber,,topic with: illness;topic about: body;topic for a: =checkup =shot =vaccine =test =prescription;topic for -: =medicine;instrument by -: vehicle;company with: being,,,I/go to the barber,I go to the barber.
go to the beach,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to the beach,I go to the beach.
go to the circus,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to the circus,I go to the circus.
go to the clinic,,topic with: illness;topic about: body;topic for a: =checkup =shot =vaccine =test =prescription;topic for -: =medicine;instrument by -: vehicle;company with: being,,,I/go to the clinic,I go to the clinic.
go to the emergency room,,topic with: illness;topic about: body;topic for a: =checkup =shot =vaccine =test =prescription;topic for -: =medicine;instrument by -: vehicle;company with: being,,,I/go to the emergency room,I go to the emergency room.
go to the eye doctor,,topic with: illness;topic about: body;topic for a: =checkup =shot =vaccine =test =prescription;topic for -: =medicine;instrument by -: vehicle;company with: being,,,I/go to the eye doctor,I go to the eye doctor.
go to the fair,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to the fair,I go to the fair.
go to the farm,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to the farm,I go to the farm.
go to the gym,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to the gym,I go to the gym.
go to the hairdresser,,topic with: illness;topic about: body;topic for a: =checkup =shot =vaccine =test =prescription;topic for -: =medicine;instrument by -: vehicle;company with: being,,,I/go to the hairdresser,I go to the hairdresser.
go to the hospital,,topic with: illness;topic about: body;topic for a: =checkup =shot =vaccine =test =prescription;topic for -: =medicine;instrument by -: vehicle;company with: being,,,I/go to the hospital,I go to the hospital.
go to the lake,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to the lake,I go to the lake.
go to the library,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to the library,I go to the library.
go to the mall,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to the mall,I go to the mall.
go to the market,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to the market,I go to the market.
go to the museum,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to the museum,I go to the museum.
go to the nurse,,topic with: illness;topic about: body;topic for a: =checkup =shot =vaccine =test =prescription;topic for -: =medicine;instrument by -: vehicle;company with: being,,,I/go to the nurse,I go to the nurse.
go to the office,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to the office,I go to the office.
go to the park,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to the park,I go to the park.
go to the pharmacy,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to the pharmacy,I go to the pharmacy.
go to the playground,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to the playground,I go to the playground.
go to the pool,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to the pool,I go to the pool.
go to the post office,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to the post office,I go to the post office.
go to the restroom,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to the restroom,I go to the restroom.
go to the store,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to the store,I go to the store.
go to the supermarket,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to the supermarket,I go to the supermarket.
go to the theater,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to the theater,I go to the theater.
go to the vet,,topic with: illness;topic about: body;topic for a: =checkup =shot =vaccine =test =prescription;topic for -: =medicine;instrument by -: vehicle;company with: being,,,I/go to the vet,I go to the vet.
go to the zoo,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to the zoo,I go to the zoo.
go to therapy,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to therapy,I go to therapy.
go to town,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to town,I go to town.
go to university,,topic for: edible clothing toy medicine book;instrument by -: vehicle;other after -: =work =school =class;company with: being,,,I/go to university,I go to university.
go together,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/go together,I go together.
go toward,,object - the;object - the: animal;object: person;company with: being,,,I/go toward/door,I go toward the door.
go trick or treating,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go trick or treating,I go trick or treating.
go trick-or-treating,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go trick-or-treating,I go trick-or-treating.
go tubing,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go tubing,I go tubing.
go up to,,object - the;object - the: animal;object: person;company with: being,,,I/go up to/door,I go up to the door.
go wading,,place-at in the: nature =pool =sea =ocean =river =lake =pond;company with: being;place-at on -: =vacation =holiday;place-at at ?: where,,,I/go wading,I go wading.
go walking,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go walking,I go walking.
go window shopping,,topic for: clothing edible toy furniture device book medicine;company with: being;place-at at ?: where,,,I/go window shopping,I go window shopping.
go windsurfing,,place-at on the: =river =lake =sea =ocean =water =pond =beach =bay =snow =ice =hill =mountain =sidewalk =trail =road =street =bridge;place-at in the: =rain =snow =wind =dark =park =woods =forest =mountains =garden =yard =city =country =countryside =desert =jungle =neighborhood =driveway =dorm;company with: being;place-at on -: =vacation =holiday;place-at at ?: where nature,,,I/go windsurfing,I go windsurfing.
go with,,object - the;object - the: animal;object: person;company with: being,,,I/go with/friend,I go with my friend.
go without,,object - the;object - the: animal;object: person;company with: being,,,I/go without/lunch,I go without lunch.
keep busy,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/keep busy,I keep busy.
keep clean,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/keep clean,I keep clean.
keep safe,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/keep safe,I keep safe.
have a backache,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,I/have a backache,I have a backache.
have a bad day,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a bad day,I have a bad day.
have a bad dream,,topic about;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a bad dream,I have a bad dream.
have a barbecue,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a barbecue,I have a barbecue.
have a birthday party,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a birthday party,I have a birthday party.
have a blast,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a blast,I have a blast.
have a bruise,,topic on: body;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a bruise,I have a bruise.
have a campfire,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a campfire,I have a campfire.
have a conversation,,company with: being;topic about -: subject sport animal;topic about the: =rule =rules =future =trip =party =game;topic about;place-at at the: event;place-at at ?: where,,,I/have a conversation,I have a conversation.
have a dance party,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a dance party,I have a dance party.
have a date,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a date,I have a date.
have a day off,,place-from from -: =work =school;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a day off,I have a day off.
have a discussion,,company with: being;topic about -: subject sport animal;topic about the: =rule =rules =future =trip =party =game;topic about;place-at at the: event;place-at at ?: where,,,I/have a discussion,I have a discussion.
have a field trip,,place-to to the: where event;company with: being,,,I/have a field trip,I have a field trip.
have a fit,,company with: being;topic about the;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a fit,I have a fit.
have a good day,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a good day,I have a good day.
have a great day,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a great day,I have a great day.
have a great time,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a great time,I have a great time.
have a hard time,,topic with the;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,gerund,state,I/have a hard time,I have a hard time.
have a heart attack,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,I/have a heart attack,I have a heart attack.
have a job,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a job,I have a job.
have a lesson,,topic in -: subject language;topic on the: animal nature idea;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a lesson,I have a lesson.
have a meal,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a meal,I have a meal.
have a meltdown,,company with: being;topic about the;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a meltdown,I have a meltdown.
have a movie night,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a movie night,I have a movie night.
have a nap,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a nap,I have a nap.
have a nice time,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a nice time,I have a nice time.
have a panic attack,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,I/have a panic attack,I have a panic attack.
have a pillow fight,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a pillow fight,I have a pillow fight.
have a project,,topic in -: subject language;topic on the: animal nature idea;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a project,I have a project.
have a quiz,,topic in -: subject language;topic on the: animal nature idea;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a quiz,I have a quiz.
have a race,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a race,I have a race.
have a rash,,topic on: body;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a rash,I have a rash.
have a runny nose,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,I/have a runny nose,I have a runny nose.
have a scar,,topic on: body;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a scar,I have a scar.
have a scary dream,,topic about;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a scary dream,I have a scary dream.
have a secret,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a secret,I have a secret.
have a snow day,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a snow day,I have a snow day.
have a snowball fight,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a snowball fight,I have a snowball fight.
have a stomach ache,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,I/have a stomach ache,I have a stomach ache.
have a stroke,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,I/have a stroke,I have a stroke.
have a sunburn,,topic on: body;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a sunburn,I have a sunburn.
have a swim,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a swim,I have a swim.
have a talk,,company with: being;topic about -: subject sport animal;topic about the: =rule =rules =future =trip =party =game;topic about;place-at at the: event;place-at at ?: where,,,I/have a talk,I have a talk.
have a tantrum,,company with: being;topic about the;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a tantrum,I have a tantrum.
have a tattoo,,topic on: body;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a tattoo,I have a tattoo.
have a tea party,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a tea party,I have a tea party.
have a temperature,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,I/have a temperature,I have a temperature.
have a test,,topic in -: subject language;topic on the: animal nature idea;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a test,I have a test.
have a tummy ache,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,I/have a tummy ache,I have a tummy ache.
have a visitor,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a visitor,I have a visitor.
have a water fight,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have a water fight,I have a water fight.
have allergies,,topic to -: edible animal plant material medicine;topic to the: =dust =sun;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,I/have allergies,I have allergies.
have an allergic reaction,,topic to -: edible animal plant material medicine;topic to the: =dust =sun;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,I/have an allergic reaction,I have an allergic reaction.
have an allergy,,topic to -: edible animal plant material medicine;topic to the: =dust =sun;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,I/have an allergy,I have an allergy.
have an asthma attack,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,I/have an asthma attack,I have an asthma attack.
have an earache,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,I/have an earache,I have an earache.
have an exam,,topic in -: subject language;topic on the: animal nature idea;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have an exam,I have an exam.
have an infection,,topic on: body;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have an infection,I have an infection.
have an interview,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have an interview,I have an interview.
have cake,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have cake,I have cake.
have class,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have class,I have class.
have coffee,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have coffee,I have coffee.
have company,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have company,I have company.
have diarrhea,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,I/have diarrhea,I have diarrhea.
have difficulty,,topic with the;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,gerund,state,I/have difficulty,I have difficulty.
have guests,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have guests,I have guests.
have hiccups,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,I/have hiccups,I have hiccups.
have homework,,topic in -: subject language;topic on the: animal nature idea;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have homework,I have homework.
have ice cream,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have ice cream,I have ice cream.
have pizza,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have pizza,I have pizza.
have plans,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have plans,I have plans.
have practice,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have practice,I have practice.
have recess,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have recess,I have recess.
have school,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have school,I have school.
have stitches,,topic on: body;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have stitches,I have stitches.
have surgery,,topic on: body;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have surgery,I have surgery.
have the day off,,place-from from -: =work =school;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have the day off,I have the day off.
have the flu,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,I/have the flu,I have the flu.
have the hiccups,,topic from the: edible medicine =smoke =heat =ride =wheel =roller_coaster =sun =dust =pollen;place-at on -: =vacation =holiday;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,state,I/have the hiccups,I have the hiccups.
have therapy,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have therapy,I have therapy.
have training,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have training,I have training.
have tutoring,,topic in -: subject language;topic on the: animal nature idea;company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have tutoring,I have tutoring.
have visitors,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have visitors,I have visitors.
have work,,company with: being;place-at in -: =class =bed =line;place-at at -: =work;place-at in the: =dark =rain =snow =sun =wind =storm =heat =cold =mud =shade;place-at on the: =bus =train =plane =airplane =boat =ship =ferry =subway =couch =sofa =floor =stairs =beach =swing =slide;place-at in the: vehicle;place-at at the: event;place-at at ?: where,,,I/have work,I have work.
knock at,,object - the;object - the: animal;object: person;company with: being,,,I/knock at/door,I knock at the door.
knock off,,object - the;object - the: animal;object: person;company with: being,,,cat/knock off/cup,The cat knocks off the cup.
knock on,,object - the;object - the: animal;object - the: =bed;object: person;company with: being,,,I/knock on/door,I knock on the door.
bike home,,place-from from -: =work =school =church =class =camp =practice =daycare;other after -: =dinner =lunch;place-from from the: event;place-from from ?: where;instrument by -: vehicle;company with: being,,,I/bike home,I bike home.
snarl,,recipient at: being;other at the: =moon =siren =thunder =fireworks =noise =doorbell;place-at at the: =door =window =gate =fence;place-at in the: plant,,,dog/snarl,The dog snarls.
yowl,,recipient at: being;other at the: =moon =siren =thunder =fireworks =noise =doorbell;place-at at the: =door =window =gate =fence;place-at in the: plant,,,cat/yowl,The cat yowls.
squawk,,recipient at: being;other at the: =moon =siren =thunder =fireworks =noise =doorbell;place-at at the: =door =window =gate =fence;place-at in the: plant,,,parrot/squawk,The parrot squawks.
bleat,,recipient at: being;other at the: =moon =siren =thunder =fireworks =noise =doorbell;place-at at the: =door =window =gate =fence;place-at in the: plant,,,sheep/bleat,The sheep bleats.
whinny,,recipient at: being;other at the: =moon =siren =thunder =fireworks =noise =doorbell;place-at at the: =door =window =gate =fence;place-at in the: plant,,,horse/whinny,The horse whinnies.
bray,,recipient at: being;other at the: =moon =siren =thunder =fireworks =noise =doorbell;place-at at the: =door =window =gate =fence;place-at in the: plant,,,donkey/bray,The donkey brays.
oink,,recipient at: being;other at the: =moon =siren =thunder =fireworks =noise =doorbell;place-at at the: =door =window =gate =fence;place-at in the: plant,,,pig/oink,The pig oinks.
grunt,,recipient at: being;other at the: =moon =siren =thunder =fireworks =noise =doorbell;place-at at the: =door =window =gate =fence;place-at in the: plant,,,pig/grunt,The pig grunts.
yap,,recipient at: being;other at the: =moon =siren =thunder =fireworks =noise =doorbell;place-at at the: =door =window =gate =fence;place-at in the: plant,,,dog/yap,The dog yaps.
yelp,,recipient at: being;other at the: =moon =siren =thunder =fireworks =noise =doorbell;place-at at the: =door =window =gate =fence;place-at in the: plant,,,dog/yelp,The dog yelps.
caw,,recipient at: being;other at the: =moon =siren =thunder =fireworks =noise =doorbell;place-at at the: =door =window =gate =fence;place-at in the: plant,,,crow/caw,The crow caws.
coo,,recipient at: being;other at the: =moon =siren =thunder =fireworks =noise =doorbell;place-at at the: =door =window =gate =fence;place-at in the: plant,,,pigeon/coo,The pigeon coos.
screech,,recipient at: being;other at the: =moon =siren =thunder =fireworks =noise =doorbell;place-at at the: =door =window =gate =fence;place-at in the: plant,,,owl/screech,The owl screeches.
bellow,,recipient at: being;other at the: =moon =siren =thunder =fireworks =noise =doorbell;place-at at the: =door =window =gate =fence;place-at in the: plant,,,bull/bellow,The bull bellows.
cackle,,recipient at: being;other at the: =moon =siren =thunder =fireworks =noise =doorbell;place-at at the: =door =window =gate =fence;place-at in the: plant,,,witch/cackle,The witch cackles.
sizzle,,place-at in the: =pan =skillet =oil =butter;place-at on the: =grill =stove,,,sausage/sizzle,The sausage sizzles.
crackle,,place-at in the: =fireplace =fire =stove,,,fire/crackle,The fire crackles.
creak,,place-at in the: =wind =breeze =storm,,,door/creak,The door creaks.
rumble,,place-at in the: =sky =distance,,,thunder/rumble,Thunder rumbles.
clang,,place-at in the: =wind =tower,,,bell/clang,The bell clangs.
clink,,place-at in the: thing furniture =pocket =sink,,,glass/clink,The glass clinks.
tinkle,,place-at in the: =wind =breeze,,,bell/tinkle,The bell tinkles.
gurgle,,,,,stomach/gurgle,My stomach gurgles.
belch,,,,,dad/belch,Dad belches.
chuckle,,topic at the: media story event =joke =clown,,,grandpa/chuckle/joke,Grandpa chuckles at the joke.
mutter,,object;recipient to: being,,,he/mutter,He mutters.
murmur,,object;recipient to: being,,,she/murmur,She murmurs.
canter,,place-at across the: =road =street =field =yard =floor =room =lawn =bridge =desert =roof =ice =lake =garden;place-at through the: =forest =woods =jungle =snow =mud =grass =sand =leaves =tunnel =fog =meadow;place-at along the: =shore =seashore =riverbank =path =trail =fence =wall =river =branch;place-at up the: =stairs =hill =mountain =wall =tree =steps;place-at under the: furniture;place-to to ?: where;company with: being,,,horse/canter,The horse canters.
prance,,place-at across the: =road =street =field =yard =floor =room =lawn =bridge =desert =roof =ice =lake =garden;place-at through the: =forest =woods =jungle =snow =mud =grass =sand =leaves =tunnel =fog =meadow;place-at along the: =shore =seashore =riverbank =path =trail =fence =wall =river =branch;place-at up the: =stairs =hill =mountain =wall =tree =steps;place-at under the: furniture;place-to to ?: where;company with: being,,,horse/prance,The horse prances.
scurry,,place-at across the: =road =street =field =yard =floor =room =lawn =bridge =desert =roof =ice =lake =garden;place-at through the: =forest =woods =jungle =snow =mud =grass =sand =leaves =tunnel =fog =meadow;place-at along the: =shore =seashore =riverbank =path =trail =fence =wall =river =branch;place-at up the: =stairs =hill =mountain =wall =tree =steps;place-at under the: furniture;place-to to ?: where;company with: being,,,mouse/scurry,The mouse scurries.
scuttle,,place-at across the: =road =street =field =yard =floor =room =lawn =bridge =desert =roof =ice =lake =garden;place-at through the: =forest =woods =jungle =snow =mud =grass =sand =leaves =tunnel =fog =meadow;place-at along the: =shore =seashore =riverbank =path =trail =fence =wall =river =branch;place-at up the: =stairs =hill =mountain =wall =tree =steps;place-at under the: furniture;place-to to ?: where;company with: being,,,crab/scuttle,The crab scuttles.
scamper,,place-at across the: =road =street =field =yard =floor =room =lawn =bridge =desert =roof =ice =lake =garden;place-at through the: =forest =woods =jungle =snow =mud =grass =sand =leaves =tunnel =fog =meadow;place-at along the: =shore =seashore =riverbank =path =trail =fence =wall =river =branch;place-at up the: =stairs =hill =mountain =wall =tree =steps;place-at under the: furniture;place-to to ?: where;company with: being,,,squirrel/scamper,The squirrel scampers.
strut,,place-at across the: =road =street =field =yard =floor =room =lawn =bridge =desert =roof =ice =lake =garden;place-at through the: =forest =woods =jungle =snow =mud =grass =sand =leaves =tunnel =fog =meadow;place-at along the: =shore =seashore =riverbank =path =trail =fence =wall =river =branch;place-at up the: =stairs =hill =mountain =wall =tree =steps;place-at under the: furniture;place-to to ?: where;company with: being,,,rooster/strut,The rooster struts.
swagger,,place-at across the: =road =street =field =yard =floor =room =lawn =bridge =desert =roof =ice =lake =garden;place-at through the: =forest =woods =jungle =snow =mud =grass =sand =leaves =tunnel =fog =meadow;place-at along the: =shore =seashore =riverbank =path =trail =fence =wall =river =branch;place-at up the: =stairs =hill =mountain =wall =tree =steps;place-at under the: furniture;place-to to ?: where;company with: being,,,pirate/swagger,The pirate swaggers.
toddle,,place-at across the: =road =street =field =yard =floor =room =lawn =bridge =desert =roof =ice =lake =garden;place-at through the: =forest =woods =jungle =snow =mud =grass =sand =leaves =tunnel =fog =meadow;place-at along the: =shore =seashore =riverbank =path =trail =fence =wall =river =branch;place-at up the: =stairs =hill =mountain =wall =tree =steps;place-at under the: furniture;place-to to ?: where;company with: being,,,baby/toddle,The baby toddles.
totter,,place-at across the: =road =street =field =yard =floor =room =lawn =bridge =desert =roof =ice =lake =garden;place-at through the: =forest =woods =jungle =snow =mud =grass =sand =leaves =tunnel =fog =meadow;place-at along the: =shore =seashore =riverbank =path =trail =fence =wall =river =branch;place-at up the: =stairs =hill =mountain =wall =tree =steps;place-at under the: furniture;place-to to ?: where;company with: being,,,baby/totter,The baby totters.
trudge,,place-at across the: =road =street =field =yard =floor =room =lawn =bridge =desert =roof =ice =lake =garden;place-at through the: =forest =woods =jungle =snow =mud =grass =sand =leaves =tunnel =fog =meadow;place-at along the: =shore =seashore =riverbank =path =trail =fence =wall =river =branch;place-at up the: =stairs =hill =mountain =wall =tree =steps;place-at under the: furniture;place-to to ?: where;company with: being,,,soldier/trudge,The soldier trudges.
plod,,place-at across the: =road =street =field =yard =floor =room =lawn =bridge =desert =roof =ice =lake =garden;place-at through the: =forest =woods =jungle =snow =mud =grass =sand =leaves =tunnel =fog =meadow;place-at along the: =shore =seashore =riverbank =path =trail =fence =wall =river =branch;place-at up the: =stairs =hill =mountain =wall =tree =steps;place-at under the: furniture;place-to to ?: where;company with: being,,,donkey/plod,The donkey plods.
dash,,place-at across the: =road =street =field =yard =floor =room =lawn =bridge =desert =roof =ice =lake =garden;place-at through the: =forest =woods =jungle =snow =mud =grass =sand =leaves =tunnel =fog =meadow;place-at along the: =shore =seashore =riverbank =path =trail =fence =wall =river =branch;place-at up the: =stairs =hill =mountain =wall =tree =steps;place-at under the: furniture;place-to to ?: where;company with: being,,,boy/dash,The boy dashes.
glide,,place-at across the: =lake =ice =floor =sky =pond =room;place-at through the: =water =air;place-at over the: nature home;place-to to ?: where,,,swan/glide/lake,The swan glides across the lake.
flee,,place-from from the: event =fire =cage =zoo =prison =flood =storm;place-from from: being where thing;place-at through the: =window =tunnel,,,thief/flee,The thief flees.
retreat,,place-to to ?: where,,,soldier/retreat,The soldier retreats.
ascend,,object - the,,,climber/ascend/mountain,The climber ascends the mountain.
descend,,object - the: =stairs =mountain =hill =steps =slope;place-to to ?: where,,,climber/descend/mountain,The climber descends the mountain.
plunge,,place-at into the: nature where =water =pool =lake =hole,,,diver/plunge/lake,The diver plunges into the lake.
topple,,place-from off the: furniture =shelf =wall;place-at onto the: =floor =ground,,,tower/topple,The tower topples.
revolve,,place-at around the: nature thing =sun =earth,,,earth/revolve/sun,The earth revolves around the sun.
sway,,place-at in the: =wind =breeze =storm;place-at to the: music,,,tree/sway/wind,The tree sways in the wind.
loiter,,place-at in the: =hallway =street =lobby =park =square;place-at at ?: where,,,boy/loiter/store,The boy loiters at the store.
linger,,place-at in the: =air =room =hallway =kitchen;place-at at ?: where,,,fog/linger,Fog lingers.
prowl,,place-at through the: =jungle =forest =woods =grass =savanna;place-at around the: home room =house =yard =garden,,,tiger/prowl/jungle,The tiger prowls through the jungle.
meander,,place-at through the: where =valley =field =forest =meadow,,,river/meander/valley,The river meanders through the valley.
sprawl,,place-at in the: =chair =armchair =sun =shade;place-at on the: furniture =couch =sofa =floor =grass =rug =carpet =sand =beach,,,dog/sprawl/rug,The dog sprawls on the rug.
slump,,place-at in the: =chair =armchair =seat =wheelchair;place-at on the: furniture =couch =sofa =floor,,,he/slump/chair,He slumps in the chair.
huddle,,place-at around the: =fire =fireplace =stove =campfire =heater;place-at under the: plant =umbrella =blanket =roof =bridge;place-at in the: =cold =rain =corner =tent =cave;company with: being;place-at in ?: room,,,penguin/huddle,The penguin huddles.
dangle,,place-at out of the: =window;place-at around: =neck;place-at from the,,,spider/dangle/ceiling,The spider dangles from the ceiling.
nest,,place-at on the: =roof =rooftop =ledge =cliff =chimney =balcony =windowsill =beam =branch =perch =island =beach =ground =rock =pole;place-at under the: =roof =bridge =eaves;place-at in the: plant where nature thing furniture vehicle material clothing;company with: being,,,stork/nest/tree,The stork nests in the tree.
roost,,place-at on the: =roof =rooftop =ledge =cliff =chimney =balcony =windowsill =beam =branch =perch =island =beach =ground =rock =pole;place-at under the: =roof =bridge =eaves;place-at in the: plant where nature thing furniture vehicle material clothing;company with: being,,,hen/roost/barn,The hen roosts in the barn.
dwell,,place-at in the: where nature thing,,,dragon/dwell/cave,The dragon dwells in the cave.
lurk,,place-at behind the: plant =door =curtain =wall;place-at under the: =bed =stairs;place-at in the: where nature =dark =shadows =bushes =water,,,shark/lurk/water,The shark lurks in the water.
congregate,,place-at in the: =square =street =hall =park =yard;company with: being;place-at at ?: where,,,ant/congregate,The ant congregates.
mingle,,company with: being;place-at at the: event,,,guest/mingle,The guest mingles.
settle,,object - the: =argument =bill =fight =debt;place-at on the: plant furniture =roof =branch =flower =nest =ground =floor;place-at on: body;place-at in the: =chair =armchair =nest;place-at in ?: where,,,dust/settle/shelf,The dust settles on the shelf.
trickle,,place-to down the: =wall =window =hill =drain =street;place-to down: =cheek =chin =face =leg =arm =back =neck;place-from from the: thing device home =faucet =pipe =roof =rock =ceiling;place-from from: body;place-to into the: nature =sink =cup =glass =bucket,,,sweat/trickle,My sweat trickles.
ooze,,place-to down the: =wall =window =hill =drain =street;place-to down: =cheek =chin =face =leg =arm =back =neck;place-from from the: thing device home =faucet =pipe =roof =rock =ceiling;place-from from: body;place-to into the: nature =sink =cup =glass =bucket,,,blood/ooze,The blood oozes.
gush,,place-to down the: =wall =window =hill =drain =street;place-to down: =cheek =chin =face =leg =arm =back =neck;place-from from the: thing device home =faucet =pipe =roof =rock =ceiling;place-from from: body;place-to into the: nature =sink =cup =glass =bucket,,,water/gush,The water gushes.
seep,,place-to down the: =wall =window =hill =drain =street;place-to down: =cheek =chin =face =leg =arm =back =neck;place-from from the: thing device home =faucet =pipe =roof =rock =ceiling;place-from from: body;place-to into the: nature =sink =cup =glass =bucket,,,water/seep,The water seeps.
decay,,place-at in the: =ground =mouth =sun,,,tooth/decay,My tooth decays.
smolder,,place-at in the: =fireplace =ashtray =forest,,,fire/smolder,The fire smolders.
gleam,,place-at in the: =dark =sun =moonlight =sunlight =sky =window =wind =night,,,star/gleam,The star gleams.
flicker,,place-at in the: =dark =sun =moonlight =sunlight =sky =window =wind =night,,,candle/flicker,The candle flickers.
shimmer,,place-at in the: =dark =sun =moonlight =sunlight =sky =window =wind =night,,,lake/shimmer,The lake shimmers.
sag,,,,,shelf/sag,The shelf sags.
fling,,object - a: =snowball =rock =stone;object - the;other into the: nature =basket =bin =trash =fire =pot =cauldron =bucket =hole =well;other at the: =wall =window =door =car;other on the: furniture =floor =ground;recipient at: being,,,he/fling/ball,He flings the ball.
hurl,,object - a: =snowball =rock =stone;object - the;other into the: nature =basket =bin =trash =fire =pot =cauldron =bucket =hole =well;other at the: =wall =window =door =car;other on the: furniture =floor =ground;recipient at: being,,,he/hurl/ball,He hurls the ball.
cram,,object - the;place-to into the: thing furniture clothing vehicle room,,,she/cram/toy/suitcase,She crams the toy into the suitcase.
stash,,object - the;place-to in the: thing furniture clothing room =drawer =closet,,,boy/stash/candy/drawer,The boy stashes the candy in the drawer.
implore,,object,to subjunctive,,he/implore/dad,He implores Dad.
compel,,object,to subjunctive,,he/compel/dad,He compels Dad.
oblige,,object,to subjunctive,,he/oblige/dad,He obliges Dad.
instruct,,object,to subjunctive,,he/instruct/dad,He instructs Dad.
counsel,,object,to subjunctive,,he/counsel/dad,He counsels Dad.
coax,,object,to subjunctive,,he/coax/dad,He coaxes Dad.
shorten,,object - the,,,she/shorten/dress,She shortens the dress.
lengthen,,object - the,,,she/lengthen/dress,She lengthens the dress.
widen,,object - the,,,they/widen/street,They widen the street.
flatten,,object - the,,,he/flatten/box,He flattens the box.
soften,,object - the,,,she/soften/butter,She softens the butter.
harden,,object - the,,,they/harden/clay,They harden the clay.
thicken,,object - the,,,she/thicken/sauce,She thickens the sauce.
brighten,,object - the,,,it/brighten/room,It brightens the room.
darken,,object - the,,,he/darken/room,He darkens the room.
deepen,,object - the,,,they/deepen/hole,They deepen the hole.
weaken,,object,,,it/weaken/me,It weakens me.
freshen,,object - the,,,she/freshen/room,She freshens the room.
lighten,,object - the,,,she/lighten/color,She lightens the color.
whiten,,object - the;object: body,,,she/whiten/shirt,She whitens the shirt.
moisten,,object - the,,,she/moisten/cloth,She moistens the cloth.
dampen,,object - the,,,she/dampen/cloth,She dampens the cloth.
hem,,object - the,,,she/hem/dress,She hems the dress.
carry off,,object - the,,,it/carry off/hat,It carries off the hat.
carry away,,object - the,,,it/carry away/hat,It carries away the hat.
carry up,,object - the;place-to to the: where =floor;other up the: =stairs =hill =steps,,,he/carry up/box,He carries up the box.
carry down,,object - the;place-to to the: where =floor;other down the: =stairs =hill =steps,,,he/carry down/box,He carries down the box.
blow off,,object - the,,,it/blow off/roof,It blows off the roof.
tear off,,object - the,,,he/tear off/page,He tears off the page.
bring down,,object - the,,,he/bring down/box,He brings down the box.
spit up,,object: food drink;other on the: clothing furniture =floor =carpet =rug =blanket;place-at on: person,,,baby/spit up/milk,The baby spits up milk.
handcuff,,object - the,,,they/handcuff/thief,They handcuff the thief.
broil,,object - -: =fish =chicken =duck =lamb =turkey =lobster =rabbit;object: edible;object,,,dad/broil/fish,Dad broils fish.
inaugurate,,object - the,,,they/inaugurate/school,They inaugurate the school.
remodel,,object - the,,,they/remodel/kitchen,They remodel the kitchen.
fumigate,,object - the,,,they/fumigate/house,They fumigate the house.
kidnap,,object - the,,,they/kidnap/boy,They kidnap the boy.
smuggle,,object;place-to into -: =country,,,they/smuggle/money,They smuggle money.
irrigate,,object - the,,,they/irrigate/field,They irrigate the field.
fertilize,,object - the,,,they/fertilize/field,They fertilize the field.
fatten,,object - the,,,they/fatten/pig,They fatten the pig.
burgle,,object - the,,,they/burgle/house,They burgle the house.
elaborate,,topic on the,,,she/elaborate/plan,She elaborates on the plan.
beware,,topic of the,,,people/beware/dog,People beware of the dog.
dispose,,topic of the,,,they/dispose/trash,They dispose of the trash.
disapprove,,topic of the,,,dad/disapprove/plan,Dad disapproves of the plan.
refer,,topic to the,,,he/refer/book,He refers to the book.
relate,,topic to the,,,I/relate/story,I relate to the story.
engage,,topic in the,,,we/engage/game,We engage in the game.
collaborate,,company with: being;topic on the,,,we/collaborate/book,We collaborate on the book.
interfere,,topic with the,,,noise/interfere/plan,The noise interferes with the plan.
differ,,topic from the,,,this/differ/plan,This differs from the plan.
rebel,,topic against the,,,he/rebel/rules,He rebels against the rules.
digress,,topic from the,,,she/digress/topic,She digresses from the topic.
dabble,,topic in,,,she/dabble/art,She dabbles in art.
cater,,recipient to: being;topic to the,,,they/cater/guest,They cater to the guest.
conform,,topic to the,,,she/conform/rule,She conforms to the rule.
consent,,topic to the,,,mom/consent/surgery,Mom consents to the surgery.
embark,,topic on the,,,they/embark/trip,They embark on a trip.
stem,,topic from the,,,pain/stem/accident,Pain stems from the accident.
prevail,,topic over the,,,we/prevail/problem,We prevail over the problem.
tamper,,topic with the,,,he/tamper/alarm,He tampers with the alarm.
meddle,,topic in the,,,she/meddle/plan,She meddles in the plan.
indulge,,topic in,,,I/indulge/chocolate,I indulge in chocolate.
resort,,topic to,,,he/resort/violence,He resorts to violence.
adhere,,topic to the,,,we/adhere/rule,We adhere to the rule.
allude,,topic to the,,,he/allude/story,He alludes to the story.
lean toward,,topic the,,,she/lean toward/red,She leans toward red.
tip,,object - the,,,we/tip/waiter,We tip the waiter.

"""#
}
