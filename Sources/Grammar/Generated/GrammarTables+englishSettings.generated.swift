// Generated from Data/grammar/en/settings.csv by script/generate: do not edit.
// swift-format-ignore-file

extension GrammarTables {
  static let englishSettings: StaticString = #"""
lemma,alone,beside
@seat,at the: =table =desk =counter; in -: =bed; in my: =wheelchair; in the: =chair =armchair =rocking_chair =high_chair =bathtub =tub =hammock =tent =corner =shade =dark =car =van =taxi =truck =sun =rain =snow =garden =yard; on the: =sofa =couch =bench =floor =grass =ground =rug =carpet =mat =stairs =porch =balcony =terrace =patio =bus =train =plane =airplane =boat =ship =subway =ferry =stool =deck =swing; here: place room,
@screens,,on the: =phone =computer =tablet =laptop =radio =screen; on -: =TV
@spots,,in my: =mouth =eye =ear =nose =throat =pocket =hand =bag =backpack =purse =shoe =hair =lap; on my: =finger =face =knee =arm =leg =foot =back =chin =head =neck =cheek =lip =forehead =elbow =shoulder =wrist =thumb =toe =tongue =phone =tablet
@having,,=present =gift =letter =question =message =surprise =card =note =package > for ?: person; =shirt =coat =dress =jacket =pants =skirt =sweater > with a: =pocket =hood =zipper =button; =bike =tricycle > with a: =basket =bell; =desk =bed =seat =table > by the: =window =door; =house =apartment =flat > with a: =garden =pool =yard =balcony =garage; =room =bedroom > with a: =window =bathroom; =juice =drink =milkshake =smoothie > with a: =straw; =cup =bottle =mug > with a: =lid; =bed =chair =suitcase =table > with -s: =wheel
@kept,,in the: =box =drawer =basket =bucket =closet =cupboard =cabinet =fridge =refrigerator =freezer =oven =microwave =trash =garbage =bin =cage =mailbox =suitcase =envelope =garage =hole =sink =jar =vase; on the: =shelf =plate =tray =floor =counter =stove =chair =sofa =couch =rug =carpet =ground =desk
@soil,,off my: =hand =face =foot =arm =leg =finger =skin; off the: =shirt =floor =table =wall =shoe
@in-pan,,in the: =oven =microwave =pan =pot =fryer =toaster; in -: =oil =water =butter =milk; on the: =stove =grill
read,in the: =hospital =tent; . the: =Bible =Koran; with my: =finger; with -: =glasses; @seat,=recipe > for ?: food; on the: =sofa =couch =bus =train =plane =beach =floor =bench; in -: =bed =class; in the: =car =garden =bathtub
write,on the: =board =whiteboard =blackboard =chalkboard; with my: =foot =hand =finger =mouth; in the: =sand =snow; @seat,on the: =cake; =name =word =date =number =title =answer =list =address =note > in the: =book =notebook =sand =snow =diary; on the: =list =page =paper =card =envelope =form =sheet; =list > for the: =supermarket =store; =letter =card =story > by -: =hand
sign,,=paper =form =permission_slip =note > for -: =school =work; on the: =paper =form =page =card =list =letter; food thing toy device book clothing furniture =door =window =card =trip =TV =soup =milk =orange =bag =light =hotel =movie =name > for ?: person
print,. a: =picture =photo =photograph,=picture =photo > of the: animal nature plant vehicle =house; =paper =picture > in -: =color =colour; =paper > at -: =work =school; on -: =paper
trace,,on -: =paper
draw,in the: room; with my: =finger =foot =mouth =hand; in the: =sand =snow; on the: =wall =sidewalk,in the: =sky =book =notebook =sand =snow =corner; on the: =paper =wall =board =sidewalk =page
paint,with -s: =watercolor =crayon; in -: =class =art_class; with my: =mouth =foot; with mys: =finger =hand,=picture =card > for ?: person; =picture > with -s: =watercolor; =portrait > of ?: person; in the: =sky =book; in a: =vase; on the: =paper =wall
sketch,. a: =face =hand,in the: =book =notebook; on the: =paper
study,@seat,
eat,from a: =bowl =plate; at -: =sunset; through a: =tube; with -: =help; with mys: =hand =finger; with my: =foot; with a: =spoon =fork; @seat; at the: event,on the: =sofa =couch =bus =train =plane =floor; in -: =bed
drink,from the: =river =stream =lake =pond =creek; from a: =sippy_cup; from a: =cup =bottle =glass =mug; with a: =straw; through a: =tube; with -: =help; @seat,from the: =tap =fountain =hose
sip,,from the: =cup =glass =mug =bottle; with a: =straw
play,. -: =goalie =pitcher =catcher =quarterback =goalkeeper; . -s: =video_game; . thes: =drum; with -s: =doll =block =toy_car; with mys: =hand =foot; in the: =sand =mud =water =puddle =tree =bathtub =tub =snow =rain =street =hallway =dark =box; at the: =table =desk; on the: =floor =grass =bed =sofa =couch =rug =carpet =bus =train; in -: =bed,=goalie =pitcher =catcher =quarterback =goalkeeper > for the: =team; =drum =guitar =trumpet =flute =violin =piano > with the: =band; =drum =guitar =trumpet =flute =violin =piano > in the: =orchestra; =trick =joke > on ?: person
cook,on the: =fire =campfire; in the: =oven =microwave =kitchen =garden =pot =pan; on the: =stove =grill; with -: =gas =oil =butter =salt =garlic,@in-pan
bake,in the: =kitchen; in the: =oven,@in-pan
fry,,@in-pan
boil,,@in-pan
roast,,@in-pan
heat,,@in-pan; food thing toy device book clothing furniture =door =window =card =trip =TV =soup =milk =orange =bag =light =hotel =movie =name > for ?: person
warm,by the: =fire =fireplace =stove =heater,body person > by the: =fire =fireplace =stove =heater; body > in mys: =glove =pocket; body > with a: =blanket; @in-pan; food thing toy device book clothing furniture =door =window =card =trip =TV =soup =milk =orange =bag =light =hotel =movie =name > for ?: person
heat up,,@in-pan
warm up,for the: =game =match =race =competition =concert,@in-pan
reheat,,@in-pan
melt,,@in-pan
melt~,in the: =pan =sun =microwave =oven =car =mouth =glass =pot; in my: =pocket =hand; on the: =cake =stove =plate =floor =table =bread; on the: =burger =pizza =pasta =fries =bread =toast =pancake =roof; in the: =drink =coffee =tea =soup =cup; on mys: =boot =shoe =glove =mitten; on my: =shirt =hand =finger =face; @there,
sew,with a: =needle =machine =sewing_machine; by -: =hand,=dress =shirt =skirt =hat =clothes > for the: =doll =teddy =bear =baby; food thing toy device book clothing furniture =door =window =card =trip =TV =soup =milk =orange =bag =light =hotel =movie =name > for ?: person
dig,with a: =shovel =spade; in the: =garden =sand =dirt =ground =yard,
sing,in the: =choir =car =rain; in -: =church; into a: =microphone; with the: =guitar =piano; in a: =band; in the: =car =shower =rain; on the: =bus =stage,
fish,from the: =pier =dock =boat =bridge; with -s: =worm; in the: =river =lake =sea,
hunt,with -s: =gun; at -: =night; in the: =forest =garden =woods =field =jungle =dark,
build,with -: =wood =lego =clay =cardboard =mud; with -s: =block =brick =card =stick,=house > of -: =straw =wood =brick; with -s: =card =block =brick =stick
clean,with a: =broom =mop =cloth =sponge =rag,
wash,with a: =sponge =washcloth,=baby =dog =cat =doll > in the: =tub =bathtub =sink =bath; edible > in the: =sink; =mud =dirt > off my: =boot =shoe; =clothes =shirt =sock =sheet =dress =towel =pants =dish =uniform =laundry > in the: =machine =washing_machine =sink =dishwasher =river; by -: =hand; =paint =mud =dirt =blood =ink =glue > @soil; with -: =soap =shampoo =water; person animal > with a: =sponge =cloth =washcloth =hose
lather,,with -: =soap =shampoo
wipe,. thes: =window,=blood =mud =dirt =food =sauce > off my: =leg =arm =knee =nose =hand =chin =mouth; =glasses =phone =hand =nose =mouth =screen > with my: =shirt =sleeve; =nose =hand =face > with a: =tissue =wipe =napkin; =table =tray =hand =face > with a: =wipe; body > on my: =sleeve; =dust =crumb > off the: =shelf =table =counter =floor; =tear =tears =sweat =blood =food =milk =dirt > from my: =face =eye =hand =cheek =mouth; with a: =cloth =towel =sponge =rag =napkin =tissue
brush,,=dirt =snow =sand =crumb =dust > off my: =coat =shirt =shoe =pants =hand; person animal > with a: =brush =comb; with a: =brush =comb =toothbrush
measure,,with a: =ruler =tape =tape_measure
fly,out_of the: =cage; on a: =broom =broomstick; in -: =space; in the: =sky =air =garden =yard =forest =wind =room; out_of the: =window; through thes: =cloud,
fly~,in -: =space; in the: =sky =air =garden =wind; out_of the: =window; through thes: =cloud,
dive,into the: =water =pool =lake =sea =ocean =river,
jump,with -: =fear; on my: =lap; into the: =water =pool =lake =river =sea =ocean; out_of the: =window; in the: =sand =mud; for -: =joy; with -: =happiness =excitement,
hop,on my: =foot =leg,
stand,in_front_of the: =mirror; by the: =fireplace =fire; on my: =leg =foot; in -: =line; in the: =crib =rain =sun =corner =shade =street =water =doorway; by the: =window; on the: =stairs =bus =train =ladder =ice,person > in -: =line; in -: =line
march,in the: =parade; through the: =town =city =park,
roll,in -: =bed; in the: =mud =grass =sand =snow =dirt,=dice =die > in the: =game; =ball > down the: =hill =street; =ball > to ?: person; =car =ball =truck =dough =marble > on the: =floor =table =carpet =counter; down the: =hill =ramp =street
roll~,down the: =ramp =hill =street =road =stairs; on the: =table =floor =carpet; under the: =bed =sofa =couch,
lie,in -: =bed; in the: =crib =hammock =sun =shade =tent =bathtub =snow =dark; on the: =grass =beach =floor =sand =ground =sofa =couch =carpet =rug; on my: =back =side =stomach =tummy =belly,
lie down,in -: =bed; in the: =sun =shade =hammock =tent; on the: =grass =beach =floor =sand =ground =sofa =couch; on my: =back =side =stomach =tummy =belly,
sleep,at ?: =house =apartment; by the: =door =window =fire =fireplace; in the: =mud =coop =barn =cage =kennel =nest =hole =cave =shed =hay =straw; on the: =roof =porch =grass =ground =beach; on my: =lap =shoulder; on my: =back =side =stomach =tummy =belly; in -: =pajamas =pyjamas; in the: =tent =hammock =car =crib; on the: =floor =sofa =couch =bus =train =plane,
hike,in thes: =mountain; up the: =mountain =hill; in the: =forest =woods =park =desert =snow,
go for a walk,in the: =park =forest =woods =garden =rain =city =neighborhood =snow; on the: =beach,
bring,,to the: =party =wedding =picnic =concert =game =meeting =barbecue =table =sleepover; to -: =class
take,. my: =doll =teddy =teddy_bear =blanket,animal person > for a: =walk =ride =swim =drive; toy > in the: =bath =bathtub =car; =umbrella > to -: =school =work; =picture =photo =video > of the: =lake =sunset =mountain =river =sea =ocean =sky =moon =rainbow =house =castle =bridge =tower animal plant; =doll =teddy =teddy_bear =toy =blanket =book =tablet =bear =phone > to -: =bed; =soup =food =flower =letter =cake =cookie =medicine =coffee =lunch =fruit =bread =juice =newspaper > to ?: person; =nap > on the: =sofa =couch =floor =chair; in -: =bed; =turn =ride > on the: =swing =slide =bike =computer =tablet =trampoline; =seat > by the: =window =door; =break =rest > from -: =work =school; =notes > in -: =class; =shower =bath > with -: =water; =elevator =lift =stairs =escalator > to the: =floor =third_floor =second_floor =first_floor =fourth_floor =top =roof; =baby > out_of the: =crib =bath =stroller =car; =book =toy =plate =cup =box > from the: =shelf =table =floor =closet =drawer; =lunch =food =laptop =bag =coffee > to -: =work =school =class
take turns,on the: =swing =slide =bike =trampoline =computer =tablet; on the: =swing =slide =bike =trampoline =computer =tablet,person > on the: =swing =slide =bike =trampoline =computer =tablet
send,,person > on the: =phone =computer =tablet; =letter =card =package > by -: =mail =email; =flower =food =package =box =gift =present =money =clothes > to the: =hospital =office =school =church =shelter =store; =package =letter =box =gift =money > to -: =Spain =France =Mexico =Italy =Brazil =China =Japan =England =Germany =Canada =Africa =America
arrive,at -: =work,
sit,on the: =roof =floor; on my: =lap =shoulder =knee; in_front_of the: =mirror; in the: =shade =sun =armchair =rain =corner =front =back =dark =tree =hammock =sand =snow; in a: =circle =row; on the: =grass =stairs =step =steps =horse =pony =edge; at the: =desk =computer =piano =counter; by the: =window,in a: =circle =row
sit down,in the: =shade =armchair =corner; on the: =grass =stairs =floor =chair =sofa =couch =bench; at the: =table =desk,
walk,along the: =road; up the: =hill; across the: =bridge; with a: =bag =backpack =umbrella =suitcase; on the: =roof =moon =ceiling =wall; through the: =puddle =water =snow =gate =woods; in the: =forest =desert =jungle =rain =sun =dark =fog; down the: =hallway =corridor =street =road =aisle; through the: =mud =door =doorway =tunnel; along the: =fence =wall =shore; on the: =sidewalk =pavement =grass =floor =sand =ice =path =bridge; in a: =circle; with -: =help; in mys: =shoe =boot =sandal =slipper =sock,=walker =cane =wheelchair =crutches > down the: =hallway =corridor; =dog =puppy > on a: =leash =lead; in the: =park =rain =street =woods =snow
run,. a: =race =marathon; through the: =sprinkler =puddle =mud =water =snow =tunnel; into a: =bush =wall; on the: =floor; from the: =fire =bear =monster =bee; on the: =grass =sand =ice =beach =stairs; in a: =circle,
climb,on the: =chair =table =sofa =couch =desk =bench; through the: =window; into -: =bed; onto the: =roof,
hide,in the: =grass =bush =hole =shell =cave =nest =snow =sand =water; from the: =rain =sun =monster =bear; under the: =blanket =table =bed =sheet =cover =desk; behind the: =curtain =door =tree =sofa =wall =couch,on the: =island; in my: =pocket; =face > in mys: =hand
crawl,in the: =grass =mud =sand; up the: =wall; on the: =floor =carpet =ground; up my: =leg =arm,
howl,at the: =moon,
bark,at the: =moon =door =mailman,
land,on the: =roof =flower =moon =grass =water =ground =branch =runway =tree =table =leaf; on my: =nose =head =hand =arm =finger =shoulder =foot,
live,on the: =ice =moon; in a: =hive =shell =coop =den =barn =aquarium =burrow =tree; at the: =North_Pole; in a: =pack =herd; in the: =ground =sea =ocean =forest =jungle =city =desert =country =woods; in -: =water; in a: =hole =kennel =tent =nest =cave =cage =tank =castle; on a: =island =boat =ship =hill; on the: =second_floor =first_floor =third_floor =top_floor; in thes: =mountain,
shine~,on my: =face; in mys: =eye; in the: =sky =dark; on the: =water =wall =floor,
shine,,=light =flashlight > in my: =eye =ear =mouth =throat; =light > in the: =room =house =tent; =light =flashlight > on the: =wall =floor =ceiling =face
grow~,in the: =garden =forest =field =pot =ground =yard =sun =woods =desert =greenhouse,
grow,. a: =beard =mustache =moustache,in the: =garden =field =yard =pot =greenhouse; on the: =balcony =farm
plant,,in the: =garden =ground =yard =pot =field
fall,on my: =feet; in the: =water =hole =mud =snow =river =pool =lake =pond =puddle; off the: =ladder =roof; out_of the: =window,
fall~,off the: =table =shelf =counter =desk; out_of my: =pocket; out_of the: =window; in the: =storm =wind =toilet =water =sink =mud =hole; on the: =roof =floor =mountain =ground =grass =carpet,
faint,from the: =heat =pain,
pass out,. -: =candy =food; . -s: =cupcake =cookie =invitation =paper =card =snack; from the: =heat =pain,=candy =paper =cookie =cupcake =card =invitation > in -: =class; =candy =cookie =cupcake > to the: =class
float~,on the: =water =lake =sea =river; in the: =air =sky,
sail,on the: =lake =river =sea =ocean =water,=boat =ship > on the: =lake =river =sea =ocean
row,on the: =lake =river =sea =water,=boat =canoe > on the: =lake =river =sea
camp,at the: =lake; by the: =river; in the: =mountains =woods =forest,
ski,in thes: =mountain; in thes: =mountain; into a: =tree; on the: =snow =slope; in the: =snow =mountains,
sweat,in the: =sun =heat,
bleed,on the: =floor =shirt =bed =sheet,
bounce,on the: =bed =floor =trampoline =sofa =couch,
bounce~,on the: =floor =ground =table =bed; off the: =wall,
spin,on the: =merry-go-round =chair =ice,=web > in the: =corner =tree =garden =window =barn
somersault,on the: =grass =mat =floor,
wriggle,in the: =chair =bed,
sway,to the: =music,
shiver,with -: =cold =fear,
tremble,with -: =cold =fear,
scream,at the: =team =class =group; at the: =TV =screen =game =match =football =computer =ball =referee; in -: =pain; with -: =fear =joy =pain; for -: =help,being > on the: =phone =computer =tablet =bus; being > in the: =car =store =house =kitchen =street; being > at -: =school =home
shout,at the: =TV =screen =game =match =football =computer =ball =referee; for -: =help =joy,being > on the: =phone =computer =tablet =bus; being > in the: =car =store =house =kitchen =street; being > at -: =school =home
yell,at the: =team =class =group; at the: =TV =screen =game =match =football =computer =ball =referee; for -: =help,being > on the: =phone; being > on the: =phone =computer =tablet =bus; being > in the: =car =store =house =kitchen =street; being > at -: =school =home
cry,in -: =pain; at the: =movie =film =wedding; with -: =joy =pain,
ask,. the: =price =time; for -s: =direction; for -: =help =permission,person > about the: =medicine =pill =test =homework =trip =cast =shot =surgery =rule; person > . own: =name =age =phone_number =birthday =address; being > for -: =help =permission
act,like a: =baby =child =clown =fool; in a: =play =movie =film =show,
dance,in the: =rain =kitchen =street =garden =snow; on the: =stage =table =grass; with a: =stick =ribbon,
look,in the: =mirror,=photo =picture =video =map > on the: =phone =computer =tablet =wall
dress,for the: =party =wedding =cold =weather; as a: =pirate =witch =princess =queen =king =ghost =vampire =clown =superhero =cowboy =fairy =wizard =knight =ninja =monster; in the: =bedroom =bathroom,
dress up,. my: =doll =teddy =teddy_bear; for the: =party =wedding; as a: =pirate =witch =princess =queen =king =ghost =vampire =clown =superhero =cowboy =fairy =wizard =knight =ninja =monster,
undress,in the: =bedroom =bathroom =room,
prepare,for the: =test =exam =race =interview =game =match =trip,
respond,to the: =question =message =letter =email =text =call,
reply,to the: =question =message =letter =email =text,
react,to the: =news =medicine =noise,
refer,to the: =book =text =map,
reflect,on the: =problem =day,
deal,with the: =problem =situation =stress =pain =noise,
succeed,at -: =work =school,
pray,in -: =bed; at -: meal; before -: =bed =dinner; for -: =rain =health =snow; at the: =mosque =temple; at -: =church; for ?: =friend =mother =father =mom =dad =grandma =grandpa =family =brother =sister =baby =peace,at -: =church
vote,at the: =school =library,food > for -: meal
volunteer,at the: =shelter =hospital =library =church,
retire,from -: =work,
wish,for a: animal toy =bike =phone; for -s: =present; on a: =star,animal toy =bike =phone > for -: =Christmas; animal toy =bike =phone > for my: =birthday
wait,in the: =car =van =truck; at the: =window =gate; for a: =answer; in -: =line; at the: =door =entrance; for -: =summer =winter =spring =autumn,=turn > on the: =slide =swing =tablet =computer =trampoline; person animal > at the: =door =station =gate; at -: =home =school; =turn > in -: =line; in -: =line
work,on a: =puzzle; on the: =project =report =roof; on a: =farm =boat =ship; in a: =group =team =store =restaurant =bank =factory; with -s: =animal =child =kid =plant; with mys: =hand,person > on a: =puzzle; person > on the: =project =report =homework
choke,on -: =water =food =milk =meat =bread; on a: =bone =candy =grape =pill,
breathe,. -: =fire; through a: =tube =straw; through my: =nose =mouth; with a: =machine =ventilator,
swim,with a: =vest; in the: =ocean =river,
come,down the: =chimney; from -: =space; with -: =cake =food =wine; through the: =window,
come in,through the: =window =door,
enter,through the: =window =door =gate =back; with the: =key =card,
go out,through the: =door =window,
get up,at -: =sunrise =dawn; off the: =floor =ground; from the: =table =chair =sofa =couch,
stand up,from the: =chair =table =sofa =couch =floor,
go up,in the: =elevator =lift,
go down,in the: =elevator =lift,
go back,to -: =bed,
run away,from -: =home =school,
turn around,in_front_of the: =mirror; in the: =chair,
turn up,at the: event,=volume =sound =brightness > on the: device =radio =stereo; =volume =sound =brightness > on the: =TV; =volume =sound =music > on the: =TV =radio =tablet =computer =phone; =TV =radio =volume > for the: =game =news =movie =song; =heat > in the: =car =house =room
break down~,on the: =highway =road =bridge =street =freeway,
come over,to the: =house,
hang on,to the: =rope =branch =bar =railing,
keep up,in -: =class; with the: =class =group,
make up,with ?: person,
slow down,at the: =curve =school =stop_sign =turn =crosswalk =bridge =house; for the: animal =bump =speed_bump =kid =child =train; at the: =corner =light =crossing,=car =bus =bike > for the: animal =bump =kid =child; =car =bus > at the: =curve =corner =school
speak up,in -: =class; in the: =meeting,
wait up,for ?: person,
wake up,for -: =school =work =breakfast =church; to the: =alarm =music =noise =sound; at -: =sunrise =sunset =dawn =dusk; with the: =sun,person > for -: =school =work =breakfast =church =dinner; person > with a: =kiss =song =hug; person > at -: =night =dawn
take up,. -: =painting =drawing =cooking,
look up,,in the: =dictionary =book =encyclopedia; on the: =internet =computer =phone
put back,. mys: =tool,on the: =shelf =table =hook; in the: =box =drawer =fridge =bag =closet
put down,,on the: =floor =table =ground =chair
check out,,from the: =library
cut out,,from the: =magazine =newspaper =book =paper
pick,. -s: =team,=lice =louse =gum =leaf =paint > out_of my: =hair; =lint > off my: =sweater; =hair =lint > off my: =shirt =coat =sweater; =apple =orange =pear =cherry =plum =peach =lemon =fruit > from the: =tree =garden; =flower =fruit =apple > for ?: =mom =mother =grandma =teacher =friend =me
steal,,from the: =feeder =nest =jar =plate =garage =car =yard =porch; from the: =kitchen =store =shop =fridge =bank =house =tree =table
get,,=water =milk =food =spoon =plate > from the: =kitchen =fridge; =ball =kite =apple > from the: =tree =roof; =book =toy > from the: =shelf; =letter =email =message =card =postcard =call =text > from ?: person
hear,. the: =ice_cream_truck =alarm =doorbell =thunder; with mys: =ear; with my: =hearing_aid,=story =news =joke =secret > from ?: person; @screens; =song =music =noise > in the: =car =kitchen =street =hallway =night
see,with mys: =eye,animal > in the: =ocean =sea =river =lake =pond =forest =woods =sky; animal > in the: =grass =tree =water =field =sky =sand; =car =truck =bike =boat > on the: =bridge =road =street; person > on the: =bridge; =boat =ship =duck =swan > on the: =lake =river =sea =water =ocean; =shoe =toy =sock =ball > under the: =bed; person animal > on the: =bus =train =plane =roof =street =beach; on -: =TV; at the: =window =door; in the: =mirror =photo =picture =video =garden =car; person > on a: =bike =horse =motorcycle =scooter; with a: =hat =beard =umbrella =cane =backpack; @kept; in the: =sky =mirror =grass =tree =water =book =tank =soup =salad =snow; on the: =roof =wall =phone; with a: =telescope =microscope =magnifying_glass; =movie =play =show > at the: =theater =cinema =theatre
find,. a: =job =solution =way,animal > in the: =apple =salad =soup =nest =grass =sand =mud =garden; =shoe =toy =sock =ball =slipper > under the: =bed; @kept; in the: =nest =salad =soup =apple =grass =water =sky =tree =tank =book =garden =sand =car =forest =woods =backpack =pocket; on the: =table =beach =street =roof =bed =internet
watch,. -s: =firework,=bird =rain =snow =people =car > through the: =window; =movie =cartoon =match =show =game =news =video > @screens
smell,. -s: =flower =rose; with my: =nose,in the: =kitchen =garden =house =air =car =room =hallway =bathroom
taste,with my: =tongue,with a: =spoon
think,with my: =head =brain,
talk,with mys: =hand =eye; into the: =microphone,person > about my: body; person > about the: =fight =bully =accident =problem =test =grade =homework =game =trip; person > on the: =phone =computer =tablet
speak,to the: =class =group; with mys: =hand =eye; into the: =microphone; in a: =voice; on the: =phone =radio; on -: =TV,person > at the: =meeting =party =conference; person > in the: =hallway =office; person > on the: =phone =computer =tablet
point,with mys: =eye; with my: =finger =hand =foot =head,=word =picture =letter =symbol =photo =number > on the: =tablet =screen =board =page =wall =map =device
answer,with my: =head =hand =eye,
kick,with my: =foot =leg,
type,with my: =finger =hand =nose =foot,=email =letter =message =text > to ?: person
change,. -s: =train =bus =school =seat =place =job =trains =buses,=train =bus =seat =place > . -s
switch,. -s: =seat =place =school =side,
trade,. -s: =seat =place =card,vehicle > for a: vehicle; =apple =sandwich =cookie =snack =chip > for -: =candy =milk; food > for a: =cookie =cupcake; toy =card > for a: toy =card
have,,=stone =rock =sand =pebble =snow =water > in my: =shoe =sock =boot; @having; =pain =cramp =spasm =tingling =itch > in my: body; =blister =rash =bruise =scar =cut =ulcer =scratch =sore =ring =operation =bump =burn =bite =pimple =wart =bandage =tattoo > on my: body; =stitches =tube > in my: body; =photo =game =app =music =video =message > on my: =phone =tablet =computer; edible thing material toy > in my: =mouth =eye =ear =nose =throat =hand =shoe =hair =stomach; on my: =finger =face =shirt =hand; in my: =pocket =bag =backpack =purse; =fight =talk =argument > with ?: person; =picnic =party =accident > in the: =park =garden =car =yard =forest; =something > in my: body
want,. -s: =bubble,=salt =pepper > on my: =egg; =cheese =butter =salt =ketchup =sauce =jam =honey =mustard > on my: =pasta =pizza =pancake =fries =popcorn =burger; person > . -: =home; @having; =water =juice =soda =drink =tea =coffee > with -: =ice =lemon; =sugar =milk =cream > in my: =coffee =tea
need,. a: =mirror =second =minute =moment; . -: =love,=break > from the: =noise =light; =gas > for the: =car =mower =truck =boat; =battery =batteries > for my: =hearing_aid =toy =tablet =remote =flashlight =wheelchair; =towel =brush =comb =shampoo > for my: =hair; =money > for the: =bus =train =taxi =trip =subway =ferry =metro =tram =laundry =rent =movies =cinema =vending_machine =parking; @having; =pillow =cushion > for my: =head =back =neck; =light =bell =lock =pump > for my: =bike; =blanket =sheet > for my: =bed; =shoe =backpack =pencil =uniform =notebook =lunch =glasses > for -: =school =work =class; =something =cream =medicine > for my: body
feel,,=pain =pressure =spasm =something =cramp =tingling =itch =ache =lump =burning > in my: body; =sun =wind =rain =water =snow =hand =air > on my: =face =skin =head =arm =hand =back =shoulder
wear,. -s: =headphone =earphone =earmuff; . -s: =earring =glove =sock,clothing =costume > for -: =Halloween; =headphone =headphones =earmuff > for the: =noise; clothing =glasses =hat =helmet =mask =watch =uniform > to -: =school =work =church =bed; clothing =glasses =hat =mask > to the: event =beach =park =mall =store; in the: =rain =snow =sun =wind =cold =pool =shower; at the: =beach; on my: =arm =head =finger =wrist =neck =foot =hand =leg =bike; in my: =hair =ear
leave,. a: =trail,=note =message > on the: =refrigerator =fridge =door =table; =baby =child > in the: =crib =stroller =car; in the: =street =oven =garage =driveway =sink =rain; on the: =plate =counter =floor; by the: =door; =cookie =food =milk =cake =money =water =carrot > for ?: =Santa =cat =dog =bird person
drop,,in the: =toilet =water =hole =sink =mud =pool =river; on my: =foot =toe
throw,,food > to thes: =duck =chicken =pigeon =bird =fish; =ball > into the: =hoop =basket =net; =coin =penny > into the: =fountain =well =water; =rock =stone > at the: animal =window =car; =blanket =pillow =coat =clothes > on the: =bed =floor; in the: =water =trash =garbage =river =lake =pool; =party > for ?: person
stick,to the: =wall =floor =pan,=finger =pencil =bean =toy =straw =pea > in my: =nose =ear =mouth =hair; =finger =fork =knife =key > in the: =outlet =socket =hole =cake; =tongue > on the: =ice =window; in the: =album =book =notebook; on the: =page =paper =wall =door =fridge
put,. -: =food; . thes: =candle; . my: =doll =teddy; . -: =lotion =sunscreen =makeup =toothpaste =glue =salt =sugar =butter =jam =ketchup; . a: =star =sticker =smiley,=key =phone =wallet =medicine =money =glasses > in my: =purse =bag =pocket; =candle > on the: =cake; =pill =ice =sugar =salt =medicine =flower > in the: =water =soup =tea =coffee =drink; =doll =baby =kid =teddy =teddy_bear =brother =sister > to -: =bed; =star =sticker > on the: =chart; =note =magnet =picture =drawing > on the: =fridge =refrigerator; =arm > in my: =sleeve; =bike =car > in the: =garage =shed =driveway; =flower =bow =ribbon =clip > in my: =hair; =shampoo =gel > on my: =hair; =poster =sign =wreath > on the: =door =wall =window; =trash =garbage > in the: =bag; =lid > on the: =pot =pan =jar =box =cup; =cap =lid > on the: =bottle =pen; =stamp > on the: =envelope =letter; =name > on the: =list =paper =form; =cross =mark =date > on the: =calendar; =photo =picture =stamp > in the: =album =frame; =tooth > under the: =pillow; =drop > in my: =eye =ear =nose; =paste > on the: =brush; =money > in the: =bank =piggy_bank; =band-aid =bandage =plaster > on my: body; =earring =earplug > in my: =ear; =medicine =drop =drops > in my: =eye =ear =nose =mouth; =food =finger =spoon =thermometer =straw =toothbrush =hand =candy =toy > in my: =mouth =nose =ear; =phone > to my: =ear; =hair > in a: =ponytail =braid =bun; =ladder > against the: =wall =house =tree; =seed =plant > in the: =ground =soil; =cake =cookie =food =bread =meat =egg =pizza =sandwich =rice =pasta > on the: =plate; =ice > in the: =drink =glass =cup; =key > in the: =lock =door =ignition; =sheet =blanket =pillow =cover > on the: =bed; clothing =collar =diaper =leash > on the: =dog =cat =baby =doll =snowman =teddy =puppy; =toothpaste > on the: =toothbrush =brush; =head > on the: =pillow =table =desk; =car =bike =truck > in the: =garage; =arm > in the: =sleeve; =trash =garbage > in the: =can =trash_can =bin; =block > on the: =block; =tablet =phone =computer > on the: =stand =tray =mount; =cream =lotion =sunscreen =ointment =ice > on my: body; =sticker > on the: =page =paper =notebook =book; =tape =glue =paint > on the: =paper =page
place,,@kept; on the: =table =bed; in the: =bag =car
lay,,on the: =bed =table =floor =grass; in the: =crib
stuff,,@kept; in the: =bag =pillow =backpack
arrange,,@kept; on the: =table
pack,,edible > for ?: person; =sandwich =apple =food > for -: meal; clothing =towel =sunscreen =toy > for the: =beach =pool =trip; food > for the: =trip =picnic =beach =party; in the: =box =suitcase =bag =car =backpack
drag,. a: =mouse =rat,person > by the: =arm =hand =wrist =hair =ear =shirt =leg; to the: =door =table =kitchen =car
slide,into the: =base =wall =pool =water; across the: =floor =ice =room,nature =hill =snow =ice > on the: =sled; nature =hill > on a: =sled =board =tray; =floor =ice =stairs > in mys: =sock =shoe =slipper; onto the: =bed =table; under the: =bed =door
rest,with a: =fever =headache =cold; on the: =sofa =couch =bench =grass =floor; in -: =bed; in the: =shade =chair,with a: =fever =headache =cold; =head =arm =foot =leg > on the: =pillow =table =desk =sofa =couch; on my: =shoulder =lap
lean,,=pillow =ladder =bike =board =broom > against the: =wall =door =tree =fence
hang,from the: =tree =branch =ceiling =bar =rope,from the: =tree =ceiling =branch
release,,animal > into the: =water =sea =river =lake =forest =wild =garden; animal > from the: =cage =trap; into the: =water =sea =river =lake =forest =wild =garden; from the: =cage =trap
lock,,=wheelchair =stroller =bike > in the: =van =bus =car =garage =shed; to the: =fence =pole =tree =rack
bury,,in the: =sand =ground =garden =yard =snow =dirt
light,,with a: =match =lighter
gather,,in the: =forest =woods =garden
collect,,at the: =beach; in the: =forest =woods =park =garden
reward,,person animal > with a: food toy =bone =treat =sticker =prize
attach,,to the: =board =paper =wall =door =bike =wheelchair =bag =belt
insert,,into the: =machine =slot =lock =computer =socket =hole
plug,,into the: =wall =socket =outlet =computer
translate,,into -: language; for ?: person
sort,. thes: =color =sock =block =ball =card =shoe =picture =cup =chair =toy =car =book,into the: =basket =box =bin =bag; by -: =color =size =shape =name =number =type =colour =age
spread,,on the: =bread =toast =cracker =pancake =bagel =sandwich =grass =floor =table =waffle; on my: body
apply,,to my: body
rub,. -: =cream =lotion =oil =sunscreen; . my: =knee =elbow =shoulder =leg =arm =foot =back =neck =belly =tummy,=stain =spot =floor > with -: =soap =water; =hand > with -: =soap =sand; =cream =lotion =oil =sunscreen =ointment =medicine > on my: body; =eye > with mys: =hand
add,. -s: =number,to the: =soup =sauce =flour =dough =batter =salad =stew =mixture =water =tea =coffee =pasta =rice =bowl =pan =pot =list =cart
sprinkle,,on the: =fries =potatoes =eggs =popcorn; on the: edible =plant =floor
cover,,with -: =foil; person animal > with a: =blanket =towel =sheet; =face =head =eye =mouth > with my: =hand =pillow; with a: =blanket =towel =sheet; with the: =tablecloth =cloth =lid
wrap,,person animal > in a: =blanket =towel; in -: =foil =paper =plastic; in a: =blanket =towel; around my: =neck =wrist =arm =leg =finger
smear,,on the: =wall =floor =table =paper; on my: body
splash,,=water =paint =mud > on the: animal; on the: =floor =wall; on ?: person; @folks
spray,,on the: =plant =flower =floor =wall; on ?: person animal
squeeze,into the: =car =seat =bed =room =chair =dress =elevator; through the: =hole =door =fence; between the: =seat,=lemon =lime =orange =ketchup > on the: =fish =salad =chicken =fries =taco; on the: =toothbrush =brush; into the: =glass =bowl =cup
weigh,,on the: =scale
unload,. thes: =bag =box,from the: =truck =car =van =boat =dishwasher
load,,=wood =hay =brick =gravel =bag =box > into the: =truck =van =wagon =trailer; in the: =truck =car =van =dishwasher =washing_machine; on the: =computer =phone =tablet
lift,,onto the: =table =bed =truck =shelf =chair
push,,=car =bike =cart =bed =stroller =wheelchair =chair > down the: =street =road =hallway =corridor =sidewalk =stairs; person > on the: =swing =bike =sled =slide =tricycle; person > in the: =wheelchair =stroller =cart; person > in -: =line; to the: =table =wall =door =window; up the: =hill =ramp; into the: =water =pool =wall
pull,. -s: =weed,=plug > out_of the: =wall =socket; person animal > by the: =leash =tail =hair =hand =arm =ear; by the: =leash =tail =hair =hand =arm =ear
tie,,animal > to the: =tree =fence =pole =post; to the: =tree =fence =pole =post =chair =bed; in my: =hair
carry,,=bag =box =suitcase =groceries =basket =chair =bike =plate =food =trash > to the: =car =table =kitchen =house =door =truck =garage; in my: =hand =pocket =backpack =bag =purse =mouth; on my: =back =shoulder =head; in mys: =arm; in a: =bucket =box =basket =cup =glass; food thing toy device book clothing furniture =door =window =card =trip =TV =soup =milk =orange =bag =light =hotel =movie =name > for ?: person
hold,,person > by the: =arm =hand =wrist =hair =ear =shirt =leg; in my: =hand =mouth =lap; in mys: =arm; =door =elevator =book > for ?: person
move,to a: =apartment,=wheelchair =stroller =bike =toy =box =car =chair > to the: =door =window =garage =corner =table =driveway; =couch =piano =shelf =dresser =rug > to the: =wall =window =corner =door =kitchen =bedroom; being =bed =chair =table =desk =sofa =box =plant =lamp > to the: =window =door =wall =corner =kitchen =bedroom =table
turn,. the: =corner; in -: =bed,=corner > on my: =bike =scooter; being > into a: =frog =prince =princess =monster =mouse; =water =milk > into -: =ice =butter =steam; =key > in the: =lock =door =ignition; being > toward the: =TV =window =wall =door =board
use,. my: =inhaler; . a: =switch =feeding_tube =ventilator =walker =cane =straw =spoon; . -: =sign_language,=flour =egg =sugar =milk =butter =chocolate > for the: =cake =cookie =pancake =pie =bread; =inhaler > for my: =asthma; =phone =tablet =computer > in -: =class =bed; =phone =tablet > at the: =table; =spoon =fork =knife =scissors =glue =tape =crayon =towel =brush =bowl =plate =straw > for -: edible material; =soap =lotion =cream =towel =brush > for mys: =hand; for my: =hair =face
recognize,,person animal > in the: =photo =picture =video =street; @folks
understand,,person > on the: =phone; in the: =book =story
call,,person > on the: =phone =tablet; person > at -: =school; person > at the: =office; at -: =work =home
visit,,with my: =class; person > at -: =work; in the: =hospital
help,,person > with my: =wheelchair; person > with -: =dinner =lunch =breakfast; in the: =kitchen =garden =yard =garage; at the: =store =office; across the: =street =road
exclude,,being > from the: =game =team =group =party =class
protect,. mys: =eye,being plant body =bike =car =phone =paper =toy > from the: =sun =cold =rain =wind =snow =dog =water =heat
tear,. a: =hole,clothing =bag > on the: =fence =door =chair; =page > out_of the: =book =notebook =magazine; =coupon =picture =page > out_of the: =newspaper =magazine; on a: =nail =fence =branch
train,,in the: =park =yard =garden
win,at -s: =card; at -: =chess =checkers =bingo,=game =match =race =bet =chess =checkers =fight > against ?: person; =prize =medal =ribbon =award =trophy > for my: =drawing =story =painting =costume =project; =money =prize =car > in the: =lottery =contest =raffle; =toy =prize =bear > at the: =fair =carnival; thing food money toy book =house =letter =gift =present =money =call =prize > from ?: person; =race > on the: =bike =horse
mention,,to ?: person =class; to the: =church =school =police =group; person > to ?: person
set,,=table > for -: =dinner =lunch =breakfast =supper
shake,. -s: =hand; with -: =cold =fear,
crash,,=car =bike =truck =bus > into the: =wall =tree =fence =pole
bump,into the: =wall =door =table =chair =tree =window,
step,on the: =bus =train =scale =bug =ant =snail; into the: =bath =shower =water =puddle; in the: =mud =puddle,
aim,,at the: =target =basket =goal =net =hole
balance,,on my: =head =nose =finger =hand =foot; on my: =head =nose =finger =hand =foot
pass,,person > in the: =street =hallway
obey,. the: =law; . -s: =rule,person > at -: =home =school
chase,,person animal > in the: =house =garden =park =yard
scold,,person animal > for the: =shoe; person animal > for the: =mess =noise
choose,,from the: =menu =list =shelf; food thing toy device book clothing furniture =door =window =card =trip =TV =soup =milk =orange =bag =light =hotel =movie =name > for ?: person
copy,. thes: =word =sentence =number =answer,in the: =notebook =book; from the: =board =book
post,,on the: =internet =wall; on -: =Instagram =Facebook
honk,. the: =horn,
log in,to my: =account,
long,for -: =summer =peace =love; for a: =vacation,
appear,at the: =window =door; in the: =sky =mirror; on the: =screen; on -: =TV,
be,for -: =Halloween =Carnival; in a: =mood; on the: =team; at the: =match =wedding =party =festival =concert =opera =prom =lesson =carnival =exhibition =fair =circus =game =picnic =barbecue =funeral =end =top =edge =counter; at -: =lunch =breakfast =dinner =rehearsal =practice; on a: =trip =break; on the: =bridge =slide =horse; in the: =middle =front =north =south; in -: =line =danger =trouble =pain =love =jail =prison =shock; on -: =vacation =holiday =stage =duty; in a: =hurry =good_mood =bad_mood =rush =coma; on a: =diet =team; at the: =door =window =table =desk =computer; on the: =phone =road =plane =bus =train =roof =toilet =sofa =couch =floor =swing; in the: =bath =shower =bathtub =water; here: vehicle; here: event,person animal > at the: =door =window =party =counter; in -: =line; on the: =roof =stairs; in the: =park =street =garden =yard; =monster =cat =dog > under the: =bed; edible thing material toy nature weather > on the: =roof =plate =bridge =road =mountain =stairs; on my: =shoe =shirt; vehicle > in the: =garage; on the: =bridge =road
be~,on the: =lake =river =sea; on the: =hook =shoe =shirt =cake =windowsill =phone =tablet =bridge =road =sidewalk =left =right =leash; in the: =frame =can =album =garage =parking_lot =lock; at the: =top =bottom =end; under the: =carpet; in the: =sky =water =soup =mailbox =oven =box =bag =drawer =book =sink =trash =cup =glass =bowl =jar =envelope =photo =picture =grass =air =toilet =nest; on the: =plate =list =radio =wall =screen =menu =roof =ground; on -: =TV; on my: =head =finger =foot =hand =arm =leg =face =wrist =neck =nose; in my: =hair =eye =ear =mouth; at the: =door =window,
be who,at the: =party =wedding =game =match =concert; in the: =picture =photo =pool =yard =garden =shower =bath =tent; in -: =line =bed; at the: =door =window =table; on the: =phone =bus =train =swing =roof; here: vehicle home,
be what,in the: =box =bag =drawer =oven =fridge =refrigerator =cup =glass =bowl =pocket =basket =closet =envelope =suitcase =backpack =sandwich =soup =water =sky =car =room =jar =bottle =package; on the: =table =floor =desk =shelf =plate =wall =menu =sofa =bed =chair =screen =list =radio =roof; on -: =TV,
have animal,. -s: =feather =stripe =spot =whisker =wing =scale =horn =claw =paw =fin =antler =hoof =tusk =ear =leg =eye =tooth =spike =fang,
snap,. mys: =finger,
file,. mys: =nail,
pluck,. mys: =eyebrow; . a: =feather,
wax,. mys: =leg =arm,
shave,in the: =shower =bathroom; with -: =soap; . mys: =leg,in the: =shower =bathroom; with a: =razor
cross,. mys: =finger =arm =leg,
blink,. mys: =eye,
touch,. mys: =toe,
open,. a: =account,=door =gate > for the: =dog =cat =mailman =neighbor; =present =gift > on my: =birthday; =present =gift > at -: =Christmas; =present =gift > on my: =birthday; food toy book =card =soup =milk > for ?: person
show,. my: =passport =ID =ticket,
record,. my: =voice,
serve,. the: =ball,@folks
go,into the: =net =hole; through the: =tunnel; to the: =end =top =bottom =middle =front =edge =window =door =hill =planet =moon =opera =sky =barbecue =counter; to -: =town =space =Mars; to a: =game; to -: =jail =prison =mass,
improve,. my: =handwriting =reading =spelling =grade,
give,. -: =birth =shade,
detest,. -s: =dog =cat =cigarette =onion =spider =vegetable =bee =cigar =mushroom =needle,
avoid,. -s: =dog =cat =cigarette =onion =spider =vegetable =bee =cigar =mushroom =needle,
smoke,on the: =porch =balcony =patio; in the: =car =garage; . -s: =dog =cat =cigarette =onion =spider =vegetable =bee =cigar =mushroom =needle,on the: =porch =balcony =patio; in the: =car =garage
sell,. -s: =flower =cookie =toy =book =shoe =ticket,
count,. thes: =block =toy =star =animal =coin =finger =bead =car =stair,
combine,. thes: =color =sock =block =ball =card =shoe =picture =cup =chair =toy =car =book,
match,. thes: =color =sock =block =ball =card =shoe =picture =cup =chair =toy =car =book,
stack,. thes: =color =sock =block =ball =card =shoe =picture =cup =chair =toy =car =book,
juggle,. -s: =orange =apple =lemon; . thes: =color =sock =block =ball =card =shoe =picture =cup =chair =toy =car =book,
line up,. thes: =color =sock =block =ball =card =shoe =picture =cup =chair =toy =car =book,
gaze,at thes: =star,
leave~,. a: =trail =mark =stain,
take her,to the: =park =zoo =beach =pool =store =mall =playground; to here: =school =hospital =park =beach =store =library =pool =church; to the: =doctor =dentist =vet,
bring her,to the: =hospital =park =doctor =dentist; to -: =school,
drive her,to the: =hospital =park =doctor =dentist =airport =station; to -: =school =work,
see her,at -: =school =work =church =home; at the: =park =store =party =pool =beach =library =hospital; in the: =garden =kitchen =yard =street; on the: =bus =train,
meet her,at -: =school =work =church; at the: =park =store =party =pool =beach =library,
push her,in the: =garden =park =yard =hallway =pool; on the: =swing,
put her,in -: =bed; in the: =car =chair =bath =stroller =wheelchair; on the: =sofa =toilet =floor,
find her,in the: =garden =kitchen =park =yard; at -: =school; at the: =store,
hear her,on the: =phone =radio,
stay,in the: =hospital; at ?: =house =apartment; at the: =lake =cabin =beach =farm =mall =library; on a: =farm =boat,=home > from -: =school =work; =home > with ?: person; person > at -: =home =school =work; in the: =hospital
introduce,,person > to ?: person
return,from the: =army =war =store =trip =hospital =doctor =beach,=it =book =toy =money =pencil > to ?: person
fight,in the: =war =army; over the: =toy =ball =remote =TV,person animal =monster > in the: =game =park =yard
treat,,person > to -: edible; person animal > like a: =baby =child =friend =dog =princess
sound,like -: =music =fun =thunder; like ?: person,
agree,with the: =plan =idea =rule,
stare,at the: =TV =wall =ceiling =screen =phone =picture =clock =moon =people,
smile,at ?: person; in the: =mirror,
nod,to ?: person,
lose,. the: =remote; to ?: =Tom =Ana =team,
believe,in -s: =ghost =monster =fairy =dragon =miracle =angel,
belong,to the: =class =group =team =club,
spell,,food thing toy device book clothing furniture =door =window =card =trip =TV =soup =milk =orange =bag =light =hotel =movie =name > for ?: person
peel,,=sticker =label =stamp > off the: =book =box =bottle =wall; food thing toy device book clothing furniture =door =window =card =trip =TV =soup =milk =orange =bag =light =hotel =movie =name > for ?: person
turn on,,food thing toy device book clothing furniture =door =window =card =trip =TV =soup =milk =orange =bag =light =hotel =movie =name > for ?: person
book,,food thing toy device book clothing furniture =door =window =card =trip =TV =soup =milk =orange =bag =light =hotel =movie =name > for ?: person
rent,,vehicle =boat =canoe =bike > at the: =lake =beach =river; food thing toy device book clothing furniture =door =window =card =trip =TV =soup =milk =orange =bag =light =hotel =movie =name > for ?: person
plan,,food thing toy device book clothing furniture =door =window =card =trip =TV =soup =milk =orange =bag =light =hotel =movie =name > for ?: person
save,,animal person > from the: =tree =fire =river =water; =money > in the: =bank; food thing toy device book clothing furniture =door =window =card =trip =TV =soup =milk =orange =bag =light =hotel =movie =name > for ?: person
describe,,to ?: person =class; to the: =church =school =police =group
announce,,to ?: person =class; to the: =church =school =police =group
suggest,,to ?: person =class; to the: =church =school =police =group
admit,,to ?: person =class; to the: =church =school =police =group
present,,to ?: person =class; to the: =church =school =police =group
repeat,after ?: person; . a: =grade,to ?: person =class; to the: =church =school =police =group
contribute,,to ?: person =class; to the: =church =school =police =group
confess,,to ?: person =class; to the: =church =school =police =group
report,,to ?: person =class; to the: =church =school =police =group
connect,. thes: =dot,to the: =battery =computer =phone =TV =wall =tablet
demand,,thing food money toy book =house =letter =gift =present =money =call =prize > from ?: person
expect,,thing food money toy book =house =letter =gift =present =money =call =prize > from ?: person
accept,,thing food money toy book =house =letter =gift =present =money =call =prize > from ?: person
inherit,,thing food money toy book =house =letter =gift =present =money =call =prize > from ?: person
keep,. mys: =toy =tool =crayon,=rock =coin =money =phone =key =tissue =shell > in my: =pocket =purse =wallet =backpack =bag; =secret > from ?: person
defend,,being > from the: =bully =dog =bear
free,,from the: =trap =cage
clear,,from the: =car =driveway =sidewalk =roof
empty,,from the: =bucket =tub =bottle =cup
drain,,edible > in the: =sink; edible > in a: =colander =strainer =sieve; from the: =tub =sink =pool =bathtub
rinse,,=soap =shampoo > out_of my: =hair =eye; off my: =hand =face
scrape,,=ice =snow =mud =paint =gum > off the: =windshield =pan =wall =sidewalk =boot =pot; =plate =food > into the: =trash =garbage =bin; body > on the: =floor =wall =ground =sidewalk =street =playground =rock; body > in a: =fall; off the: =window =car =plate =shoe
cut,,=branch =leaf > off the: =tree
quote,,from the: =movie =book =song
swap,,for the: =orange =apple =book =toy =card
exchange,,for the: =book =toy =shirt
wait for her,at -: =school =work =home; at the: =door =station =park,
fear,. -: =death,
hate,. -: =war =death,
search,. the: =internet,=internet =web > for -s: animal; =internet =web > for a: toy =recipe =job; for mys: =sock =shoe =glove; for my: =key =phone =teddy_bear =toy =doll =hat =glasses
run not,in the: =house =kitchen =hallway =classroom =street =road =library =store =pool,
play not,in the: =house =kitchen =hallway =classroom =street =road =library =store =pool,
shout not,in the: =house =kitchen =hallway =classroom =street =road =library =store =pool,
yell not,in the: =house =kitchen =hallway =classroom =street =road =library =store =pool,
jump not,in the: =house =kitchen =hallway =classroom =street =road =library =store =pool,
thread,,on the: =string
like,,=salt =pepper > on my: =egg; =cheese =butter =salt =ketchup =sauce =jam =honey =mustard > on my: =pasta =bread =pizza =toast =pancake =fries =popcorn =burger
jump animal,on ?: person,
run animal,from the: =dog =wolf =lion =tiger =bear =fox =shark,
hang animal,by my: =tail,
drive,through the: =tunnel,=tractor > in the: =field
stop~,at the: =light =sign =corner =crossing,
pour,,=water > on the: plant =fire =floor =plant =flower =head; =milk > on the: =cereal; =water =milk =juice =tea =coffee > in the: =bathtub; =sauce =syrup =gravy =honey > on the: =pasta =pancake =waffle =rice =meat
ride,. my: =scooter =tricycle; . the: =ferry =subway =elevator =escalator =carousel =merry-go-round; in the: =car,=bike =bicycle =scooter =skateboard =horse =tricycle > with a: =helmet
mix,. thes: =color =colour =ingredient,edible > in a: =bowl; =drink =cocktail > for ?: person; edible > with the: =oil =sauce =milk =water
surf,. the: =wave,
twist,,=cap =lid =top > off the: =bottle =jar; body > in a: =fall =accident =crash =game; body > in the: =game =match =race
float,on my: =back =stomach =tummy,
break~,on the: =beach =rock,
hide animal,in my: =shell; under the: =rock =stone =log,
pee,on the: =tree =grass =floor =carpet,
poop,in the: =bath =bathtub =tub =toilet =potty =pool =bed; in my: =diaper =pants; in -: =bed; on the: =tree =grass =floor =carpet,
@there,in the: =wind =sun =rain =snow =dark =heat =cold =storm =water =bathtub =bath =shower =sink =toilet =pool =lake =river =ocean =sea =puddle =mud =pot =pan =oven =microwave =fridge =freezer =drawer =box =bag =backpack =lunchbox =bowl =cup =glass =jar =bottle =bucket =basket =closet =cage =tank =sky =air =tree =grass =sand =dirt =garden =yard =backyard =hallway =corner =nest =street =washing_machine =dryer; in -: =bed; in my: =mouth =pocket =hair =eye =ear =nose; on the: =floor =ground =table =counter =desk =shelf =stove =sofa =couch =rug =carpet =porch =balcony =roof =wall =plate =sidewalk =road =beach =stairs; at the: =door =window; here: place room vehicle,
@folks,,person animal > in -: =class =line =bed; person animal > at -: =school =church =work =home =recess =lunch =dinner =breakfast =practice; person animal > on the: =phone =playground =bus =train =plane; person animal > here: place room event vehicle
pop~,in the: =oven =microwave; @there,
shatter~,on the: =tile; @there,
rot~,@there,
stick~,to the: =window =wall =floor =pan =plate =notebook =door =table =ice =roof =glass =fridge =paper; to my: =shoe =foot =hand =finger =face =shirt =hair =tongue =sleeve; @there,
slam~,on my: =finger =hand =toe; @there,
rip~,at the: =knee =elbow =seam =bottom; @there,
tear~,at the: =knee =elbow =seam =bottom; @there,
tangle~,in the: =brush =fence; @there,
recharge~,@there,
charge~,@there,
peel~,off the: =wall =ceiling =door =table =car; @there,
wave~,@there,
spoil~,@there,
dry~,on the: =line =rack; @there,
smoke~,@there,
burn~,@there,
freeze~,@there,
rust~,@there,
ring~,in my: =pocket =bag; @there,
beep~,@there,
buzz~,around my: =head =ear; @there,
leak~,on the: =bed; from the: =roof =ceiling; @there,
drip~,from the: =faucet =ceiling =roof; down my: =chin =arm =leg; @there,
spin~,@there,
swing~,@there,
snap~,@there,
boil~,@there,
need~,. -: =light =air =sunlight =oil =gas,
slide~,down my: =cheek =nose =face; off the: =roof =table =plate; down the: =window =hill =slide,
slip~,from my: =hand =finger; off the: =table =shelf =bed =chair,
pile up~,on the: =desk =floor =roof =table; in the: =sink =yard =corner =street,
pinch~,. mys: =toe =foot,
stare at,,@folks
laugh at,,@folks
make fun of,,@folks
mock,,@folks
pinch,,@folks
poke,,@folks
pester,,
nag,,
spy on,,person > from the: =window =roof =tree =door; @folks
talk to,,person > on the: =phone =tablet =computer; @folks
speak to,,person > on the: =phone; @folks
wave to,,person > from the: =window =car =porch =balcony; @folks
wave at,,@folks
yell at,,@folks
shout at,,@folks
scream at,,@folks
whisper to,,@folks
smile at,,@folks
look at,,@folks
tickle,,@folks
punch,,@folks
slap,,@folks
trip,over my: =shoelace =foot; on the: =step =curb =sidewalk; on thes: =stair,@folks
shove,,@folks
spot,,person animal > in the: =crowd =tree =sky =grass =bush =water =garden =street; @folks
video call,on my: =birthday,person > on my: =birthday; person > on the: =tablet =phone =computer =laptop; @folks
run into,. my: =teacher =coach,@folks
wink at,,@folks
text,,person > about the: =party =game =list =trip =homework =test =plan =movie; person > from the: =store =bus =car =train =hotel =park; person > from -: =school =work =home; @folks
see off,,@folks
thank,,@folks
reprimand,,@folks
startle,,@folks
upset,,@folks
tease,,person > about own: body clothing =glasses; @folks
pick on,,@folks
point at,,@folks
soothe,,@folks
nudge,,@folks
tackle,,person > in -: =football =rugby =soccer; @folks
sit with,,@folks
stay with,,@folks
wave,from the: =window =car =bus =train,person > from the: =window =car =porch =balcony; person > on the: =bus =train
support,,person > by the: =arm =hand =wrist =hair =ear =shirt =leg
grab,,person > by the: =arm =hand =wrist =hair =ear =shirt =leg
lead,,person > by the: =arm =hand =wrist =hair =ear =shirt =leg
grasp,,person > by the: =arm =hand =wrist =hair =ear =shirt =leg
catch,. a: =frog =lizard =fly =spider; . -s: =firefly =tadpole,=firefly =butterfly =bug =tadpole > in a: =jar; person > by the: =arm =hand =wrist =hair =ear =shirt =leg
seize,,person > by the: =arm =hand =wrist =hair =ear =shirt =leg
make a drawing,with -s: =crayon =marker =colored_pencil; with -: =chalk =paint; with a: =pen =pencil,person > with -s: =crayon =marker
make a wish,on my: =birthday; for -: =peace =rain =snow,
make music,with thes: =drum; with a: =spoon =pot =bottle =stick,
need help,with the: =zipper =button =groceries =stairs =door =knot =ramp; with my: clothing =wheelchair =walker =hair =homework =jacket =coat =tablet =backpack =lunch; with mys: =shoe =sock =boot =glove; in -: =bed =class; in the: room =bathroom =shower =kitchen =bath; on the: =bus =toilet; with the: thing furniture device toy vehicle material food =zipper =button =groceries =stairs =door =knot =ramp; with -: subject; at -: =school =work; from ?: person,
remind,,person > of ?: person; person > about own: =medicine =pill =homework =lunch =backpack =appointment =glasses
pick up,. -s: =leaf =shell =pinecone; with my: =mouth =foot; with mys: =hand,thing toy food book clothing plant =stick =leaf =trash =rock > from the: =floor =ground =table =street =library =store; person > at the: =corner =airport =station =bus_stop =stop =curb; person > in mys: =arm; thing toy food book clothing plant animal > with my: =mouth =foot; thing toy food book > with mys: =hand
poop animal,on the: =car =head =roof =window =rug =floor =porch; in the: =yard =house =garden =street,
puke,on the: =bus =train =plane =floor =carpet =rug =couch; in my: =hair =mouth; on my: =shirt =shoe =pants; at -: =school =home; in the: =toilet =sink =car,
pull down,,=blind =shade =curtain > because_of the: =sun
pump,. -: =gas =air,=gas =air =water > into the: =car =tire =tank =pool =balloon =ball =bucket; =water > out_of the: =basement =boat =house =well
raise,. -: =money,=money > for the: =school =team =shelter =trip; =money > for -: =cancer; animal plant > on the: =farm; animal plant > in the: =yard =garden; =hand > with a: =question
recharge,,device vehicle =wheelchair > at -: =work =school =home =night
remember,. my: =medicine =homework =lunch =glasses =backpack =jacket,person > from the: =party =park =store =beach =movie =wedding; person > from -: =school =church
resign,from my: =job,
rip,,on the: =slide =fence =chair =bike =door; =page > out_of the: =book =notebook; clothing =bag =backpack =sleeve > on a: =nail =branch =hook =thorn; clothing =bag > on the: =fence =door =chair =bike
rub animal,against my: =leg =arm =hand; against the: =wall =door =couch =table,
say no,to -s: =drug =cigarette,person > about the: event food toy device thing =movie =party =trip =dog
say yes,to -s: =drug =cigarette,person > about the: event food toy device thing =movie =party =trip =dog
say,,=word =name =hello =sentence > with my: =tablet =device =talker =communicator =eye
scoop out,,=sand =dirt =water =soup =ice =ice_cream =food =seed > from the: =bucket =hole =boat =pot =bowl =pumpkin =box
sprain,,body > in a: =fall =accident =crash =game
hurt,,body > in a: =fall =accident =crash =game
break,,body > in a: =fall =accident =crash =game
bruise,,body > in a: =fall =accident =crash =game
injure,,body > in a: =fall =accident =crash =game
scrub,,=stain =spot =paint > on the: =carpet =floor =wall =shirt; person animal > in the: =tub =bath =bathtub =shower
send back,,to the: =store =shop =company =factory =kitchen; at the: =restaurant
set the table,with -s: =plate =fork =spoon =glass =cup =napkin =candle =flower; for -: =Christmas =Thanksgiving =Easter,=plate =fork =spoon =knife > with -s: =fork =spoon =glass =cup =napkin
shop,for -s: =tool =decoration =plant =ornament =supply; for -s: =vegetable =tool =shoe =present =gift =toy =book =decoration =clothes; for a: =dress =gift; for -: =Christmas =school,
wail,about my: body; in my: =crib,
whimper,with -: =pain =fear,
shriek,with -: =joy =pain =fear =laughter,
snow,in thes: =mountain; on the: =roof =car,
sleep over,at ?: home =house =apartment,
slip,on a: =banana_peel =rock =toy =leaf =banana; in the: =mud =shower =bathtub =bath =kitchen =snow,=stairs =floor =ice =step > in mys: =sock =shoe =slipper =boot
smell like,. -: =poop =pee =sweat =vomit =smoke,
spill,. -: =popcorn =cereal =rice =sugar =salt =paint =ink =flour,on the: =seat =floor =rug =carpet =couch =table =bed =ground =keyboard =counter; on my: =lap =shirt =pants =leg =hand =shoe =dress =homework =tablet =phone
stay home,because_of the: =snow =rain =storm =weather =ice; with ?: illness; for a: =movie; from -: =school =work,
stay in bed,with ?: illness; until -: =noon =lunch,
stay awake,during the: =movie =class; in -: =class; for the: =game,
stick together,here: place event,
suffer,from a: =cold =headache =fever; from the: =heat =flu =cold_weather,
take a shower,with -: =help; after -: =practice =dinner =school =soccer =work; before -: =bed; at the: =gym =pool,
take part,in the: =play =race =show =game =parade =concert,
take pictures,with my: =phone =tablet =camera =iPad,with my: =phone =tablet =camera; person animal > with my: =phone =tablet =camera
teach,,person animal > . a: =trick =song =game =lesson =dance =word =sign
tell,,person > about the: =bully =accident =problem =pain =fight =game =party =movie =trip =test =dream =plan =rain =noise =hole =spider
tell on,,person > to ?: person
throw up,in -: =bed; on ?: person; on the: =bus =floor =rug =couch =carpet =train; in the: =car =toilet =bathroom =sink =bucket =bag; at -: =school =home; after -: meal,
tidy up,. mys: =toy =block =book =game; after -: meal,after -: meal
tidy,after -: meal,after -: meal
clean up,after -: meal,after -: meal
trust,,person > with my: =secret =money =phone =key =dog =life =toy =baby
vanish,from my: =pocket =wallet =backpack =purse =bag =desk =room =hand; in the: =fog =crowd,
wait outside,in the: =rain =snow =car =cold; for ?: person,
walk around,in my: =wheelchair =sock =slipper =pajamas; with my: =cane =walker =dog,person animal > in mys: =arm; place room > in my: =wheelchair; place room > with my: =cane =walker; place > with ?: person
wiggle animal,in the: =dirt =ground =apple =hand =sand =mud =grass =water,
wiggle~,in my: =mouth,
wiggle,in the: =chair =seat =car; in -: =bed; on the: =floor,
wish for,,thing toy animal vehicle device > for my: =birthday; thing toy animal vehicle device > for -: =Christmas
work as,,person > at a: =garage =school =restaurant =store =bank =hospital =hotel =library =factory =farm; person > in a: =kitchen =hospital
wrap up,,=gift =present =box =package =food > for ?: person; being > in a: =blanket =towel =sheet
wreck,,=bike =car =truck =scooter > on the: =tree =fence =wall =rock =pole
suffer~,from the: =heat,
play outside,on my: =bike =scooter =tricycle =skateboard; in the: =snow =rain =mud =sandbox =sprinkler =dirt =sun =yard =puddle; with the: toy; after -: meal =school; until -: =dinner =dark,person animal > after -: meal =school; person animal > on ours: =bike
purr,on my: =lap; in mys: =arm; on the: =couch =sofa =bed =chair,
rely,on my: =wheelchair =walker =cane =tablet =talker =communicator,
take a rest,after the: =walk =trip =game; after a: =walk,=chair =bed =couch =sofa > after the: =walk =trip =game
mix~,with the: =water =paint =soap =dirt =milk,
mop,,=water =milk =mess =floor > with a: =mop =towel
pay,,with a: =card =check =coin =credit_card
take away,,thing toy device food animal book clothing =scissors =remote =knife =ball =phone > from ?: person animal
reveal,,=secret =surprise =plan =truth =answer > to ?: person
stay over,at ?: =house =apartment,
snatch,,food > from my: =hand =plate; =hat > off my: =head; from the: =table =shelf =counter
spit,on the: =floor =ground =sidewalk; in the: =sink =cup =trash,=food =gum =milk =water =medicine > on the: =floor =table; =food =gum =milk =water =medicine > in the: =sink =trash =cup =napkin; on my: =bib =shirt =plate
swing,,=bat =racket =club =stick > at the: =ball =pinata
take off,at the: =door =entrance; on the: =bed =floor,clothing =coat =hat =backpack > on the: =hook; clothing > at the: =door =entrance; clothing > on the: =bed =floor =porch
test,. my: =blood_sugar =hearing =eyes =vision,
toast,. -s: =marshmallow,=marshmallow > over the: =fire =campfire
toss,. a: =coin,=coin =penny > into the: =fountain =well; =ball > into the: =hoop =basket; =salad > with -: =dressing
tow,,=wagon =car =boat =trailer > with my: =bike; vehicle > with the: =truck =car =tractor; vehicle > to the: =garage =shop
upload,,to -: =YouTube; to the: =computer =internet =cloud
warn,,person > about the: =stove =dog =car =ice =fire =knife =water =storm =bee =spider =step =wire =traffic
whisper,on the: =phone,=secret =word =name =joke > in my: =ear; in the: =library =hallway
whine,at the: =door =window =gate; for -: =food,
spend,. an: =hour; . a: =week =month =year; . the: =day =night =weekend =morning =afternoon; . an: =hour; . a: =minute =fortune,=money > on -s: =shoe =sock =boot =glove; =money > on ?: clothing edible; =money > on a: toy book device vehicle =ticket; =summer =weekend =vacation =day =night =week > at the: =lake =beach =cabin =farm =park =hospital =pool; at ?: =house =apartment; =hour =day =afternoon =morning > in the: =kitchen =garage =garden =car
spend time,in_front_of the: =mirror; at the: =lake =beach =park; in my: =room,
stay up,until -: =midnight; on -: =Halloween; for the: =movie =game,
stick on,. a: =sticker =band-aid =label =stamp,on my: body; on the: =book =page =box =envelope =wall =door =window
point out,. a: =star =bird =plane =rainbow =mistake,
take down,. thes: =light =decoration,=curtain =picture =poster =sign > from the: =window =wall =door
untangle,. mys: =headphone =earphone; . thes: =light =wire,
survive,. the: =winter =summer,
win against,at -s: =card; at -: =chess =checkers =bingo,person > at -s: =card; person > at -: =chess =checkers =bingo =soccer =tennis
stock up,for the: =winter =summer =storm,edible =firewood =wood > for the: =winter =summer =storm
pop in,at -: =school =work,
sweep up,. thes: =crumb =leaf,
sweep,. thes: =leaf =crumb,
stop,at the: =red_light =light =stop_sign =corner =sign =crosswalk =store,
surprise,,person > with -s: =flower; person > with a: food toy =gift =present =party =card =trip
run~,in the: =sink =bathtub =tub; down the: =window =wall,
screw,,into the: =lamp =wall =board =socket =ceiling
sneak,,food > from the: =kitchen =jar =pantry =fridge =table; =cookie =candy =snack > into my: =room =bag =pocket
soak,,in the: =water =bath =tub =sink; in -: =milk =soap
sound out,,in the: =book =story; on the: =page =board =sign
stop by,,place > for -: edible
strap in,,=wheelchair =baby > in the: =van =bus =car
store,. -s: =cookie =toy =potato,
slice,,=banana =strawberry =apple > on the: =cereal =cake =pancake; =cheese =tomato =onion =meat > for the: =sandwich =salad =pizza =soup
skateboard,with a: =helmet,with a: =helmet
say sorry,about the: =mess,person > about the: toy thing book device =mess; person > for the: =mess =noise
scoop,,into the: =bowl =cup =cone =bucket =box; =ice_cream =sand =rice > with a: =spoon =shovel
pedal,up the: =hill,=bike > up the: =hill =mountain; =bike > to -: =school
plug in,,into the: =wall =outlet =socket; in the: =kitchen =car =bedroom
practice,. -s: =word =spelling_word =letter,
put on,. -: =lipstick =makeup =lotion =deodorant =sunscreen =music =perfume,in_front_of the: =mirror; =music =song > in the: =car =kitchen; =lotion =sunscreen =cream > on my: body; =lipstick =makeup > for the: =party =wedding =dance; clothing > for -: =school =church =work; clothing > for the: =party =wedding =snow =cold
put up,. thes: =decoration =light,=decoration =light =tree > for -: =Christmas =Halloween; =tent > in the: =yard =backyard; =poster =picture > on the: =wall =door
race,,person > to the: =fence =door =tree =corner =car =house =swing =bus
rinse off,. mys: =boot =hand =foot =shoe,thing material medicine clothing edible =mud =dirt =snow =paint =dust =ink =page =tag =leaf =label =sticker > from my: =knee =arm =hand =face =leg =foot =finger =boot =shoe =hair =shirt =pants =coat =skin =nose =glasses; thing material medicine clothing edible =mud =dirt =snow =paint =dust =ink =page =tag =leaf =label =sticker > from the: =table =wall =floor =car =window =plate =door =roof =counter =board =tree =notebook =book =box =shelf
tuck in,. my: =doll =teddy,in -: =bed
take out,,=book =pencil =folder =lunch =homework =toy > from my: =backpack =bag =desk =pocket
think of,. a: =name =number =word =game =idea =song =story,=name > for the: animal =baby =doll =boat
tape,,=picture =drawing =paper =poster =note > to the: =wall =door =window =fridge =paper =box; =box > with -: =tape
transfer,,=chair =wheelchair > to -: =bed; =wheelchair =chair > to the: =toilet =car =bed
try on,. -s: =shoe =boot =glove,
turn over,in -: =bed,
unwrap,,=candy =gift =present =food > during the: =movie =show; =present =gift > on my: =birthday
vacuum,. thes: =crumb,
wag,,=tail > at the: =mailman =neighbor =cat =kid
water,,=plant =flower > on the: =porch =balcony =patio
watch out,for -s: =car,
write down,,=name =word =number =address =list =answer =date > on the: =paper =list =board =envelope; =name =word =number =address =list =answer =date > in my: =notebook =diary =book; on -: =paper; in my: =notebook =diary; on my: =hand =list; on the: =list =board =calendar
unpack,. my: =backpack =suitcase =bag =lunch,
zip up,. my: =backpack =jacket =coat,
clear away,. thes: =toy =dish =plate =block =cup =glass,
check,. thes: =tire =brake =tyre,
take care,of thes: =plant =flower =chicken,
stress out,about thes: =bill,
stamp on,. a: =bug =spider =ant =roach,
crash into,. a: =tree =car =pole =bus =truck =deer =fence =bike,
bite animal,. a: =kid =boy =girl =man =woman =child,
kiss,. a: =boy =girl,
crack,,body > on a: =nut =bone =seed
beat,,edible > in a: =bowl
whisk,,edible > in a: =bowl
stir,,edible > in a: =bowl
comfort,,person animal > in mys: =arm; person > after a: =nightmare =bad_dream
rock,,person animal > in mys: =arm
say goodbye,at the: =door =gate; from the: =window =car =porch; on the: =phone,being > on the: =phone =tablet =computer; being > from the: =window =car =porch; being > at the: =door =station =airport
say hi,on the: =phone,being > on the: =phone =tablet =computer; being > from the: =window =car
sit still,for the: =picture =photo =haircut =shot =dentist =doctor =nurse =exam,
hold still,for the: =picture =photo =haircut =shot =dentist =doctor =nurse =exam,
keep still,for the: =picture =photo =haircut =shot =dentist =doctor =nurse =exam,
stay still,for the: =picture =photo =haircut =shot =dentist =doctor =nurse =exam,
be surrounded by,. mys: =friend =toy,
save up,for a: =vacation =trip =concert,
fall out,of my: =pocket =purse =backpack,
knock,,=glass =cup =plate =vase =lamp =bottle > off the: =table =shelf =counter =desk
turn down,,=volume =sound =brightness > on the: device =radio =stereo; =volume =sound =brightness > on the: =TV
sneeze,from the: =dust =smoke =pollen =pepper =cold,
cough,from the: =dust =smoke =pollen =pepper =cold,
stay inside,because_of the: =rain =snow =storm =heat =cold =wind =smoke =thunder,
stay in,because_of the: =rain =snow =storm =heat =cold =wind =smoke =thunder,
go inside,because_of the: =rain =snow =storm =heat =cold =wind =smoke =thunder,
come inside,because_of the: =rain =snow =storm =heat =cold =wind =smoke =thunder,
stay indoors,because_of the: =rain =snow =storm =heat =cold =wind =smoke =thunder,
throw away,,=wrapper =paper =bottle =cup =food =can =napkin =tissue =bag =box =peel > in the: =trash =garbage =bin =recycling
rip off,,thing material medicine clothing edible =mud =dirt =snow =paint =dust =ink =page =tag =leaf =label =sticker > from my: =knee =arm =hand =face =leg =foot =finger =boot =shoe =hair =shirt =pants =coat =skin =nose =glasses; thing material medicine clothing edible =mud =dirt =snow =paint =dust =ink =page =tag =leaf =label =sticker > from the: =table =wall =floor =car =window =plate =door =roof =counter =board =tree =notebook =book =box =shelf
wash off,,thing material medicine clothing edible =mud =dirt =snow =paint =dust =ink =page =tag =leaf =label =sticker > from my: =knee =arm =hand =face =leg =foot =finger =boot =shoe =hair =shirt =pants =coat =skin =nose =glasses; thing material medicine clothing edible =mud =dirt =snow =paint =dust =ink =page =tag =leaf =label =sticker > from the: =table =wall =floor =car =window =plate =door =roof =counter =board =tree =notebook =book =box =shelf
wipe off,,thing material medicine clothing edible =mud =dirt =snow =paint =dust =ink =page =tag =leaf =label =sticker > from my: =knee =arm =hand =face =leg =foot =finger =boot =shoe =hair =shirt =pants =coat =skin =nose =glasses; thing material medicine clothing edible =mud =dirt =snow =paint =dust =ink =page =tag =leaf =label =sticker > from the: =table =wall =floor =car =window =plate =door =roof =counter =board =tree =notebook =book =box =shelf
shake off,,thing material medicine clothing edible =mud =dirt =snow =paint =dust =ink =page =tag =leaf =label =sticker > from my: =knee =arm =hand =face =leg =foot =finger =boot =shoe =hair =shirt =pants =coat =skin =nose =glasses; thing material medicine clothing edible =mud =dirt =snow =paint =dust =ink =page =tag =leaf =label =sticker > from the: =table =wall =floor =car =window =plate =door =roof =counter =board =tree =notebook =book =box =shelf
brush off,,thing material medicine clothing edible =mud =dirt =snow =paint =dust =ink =page =tag =leaf =label =sticker > from my: =knee =arm =hand =face =leg =foot =finger =boot =shoe =hair =shirt =pants =coat =skin =nose =glasses; thing material medicine clothing edible =mud =dirt =snow =paint =dust =ink =page =tag =leaf =label =sticker > from the: =table =wall =floor =car =window =plate =door =roof =counter =board =tree =notebook =book =box =shelf
peel off,,thing material medicine clothing edible =mud =dirt =snow =paint =dust =ink =page =tag =leaf =label =sticker > from my: =knee =arm =hand =face =leg =foot =finger =boot =shoe =hair =shirt =pants =coat =skin =nose =glasses; thing material medicine clothing edible =mud =dirt =snow =paint =dust =ink =page =tag =leaf =label =sticker > from the: =table =wall =floor =car =window =plate =door =roof =counter =board =tree =notebook =book =box =shelf
scrape off,,thing material medicine clothing edible =mud =dirt =snow =paint =dust =ink =page =tag =leaf =label =sticker > from my: =knee =arm =hand =face =leg =foot =finger =boot =shoe =hair =shirt =pants =coat =skin =nose =glasses; thing material medicine clothing edible =mud =dirt =snow =paint =dust =ink =page =tag =leaf =label =sticker > from the: =table =wall =floor =car =window =plate =door =roof =counter =board =tree =notebook =book =box =shelf
tear off,,thing material medicine clothing edible =mud =dirt =snow =paint =dust =ink =page =tag =leaf =label =sticker > from my: =knee =arm =hand =face =leg =foot =finger =boot =shoe =hair =shirt =pants =coat =skin =nose =glasses; thing material medicine clothing edible =mud =dirt =snow =paint =dust =ink =page =tag =leaf =label =sticker > from the: =table =wall =floor =car =window =plate =door =roof =counter =board =tree =notebook =book =box =shelf
knock off,,thing material medicine clothing edible =mud =dirt =snow =paint =dust =ink =page =tag =leaf =label =sticker > from my: =knee =arm =hand =face =leg =foot =finger =boot =shoe =hair =shirt =pants =coat =skin =nose =glasses; thing material medicine clothing edible =mud =dirt =snow =paint =dust =ink =page =tag =leaf =label =sticker > from the: =table =wall =floor =car =window =plate =door =roof =counter =board =tree =notebook =book =box =shelf
pull off,,thing material medicine clothing edible =mud =dirt =snow =paint =dust =ink =page =tag =leaf =label =sticker > from my: =knee =arm =hand =face =leg =foot =finger =boot =shoe =hair =shirt =pants =coat =skin =nose =glasses; thing material medicine clothing edible =mud =dirt =snow =paint =dust =ink =page =tag =leaf =label =sticker > from the: =table =wall =floor =car =window =plate =door =roof =counter =board =tree =notebook =book =box =shelf
sort out,,by -: =color =size =shape

"""#
}
