// Generated from Data/grammar/en/names.csv by script/generate: do not edit.
// swift-format-ignore-file

extension GrammarTables {
  static let englishNames: StaticString = #"""
lemma,class,kind,gender,number,person,countability,animacy,article,tense,phrase,place,asks
Aladdin,proper-noun,person,masculine,singular,3,,human,bare
Alexa,proper-noun,person,feminine,singular,3,,human,bare
Angel,proper-noun,person,,,,,human,bare
Aztecs,proper-noun,person,,plural,3,,human,definite
Bad Bunny,proper-noun,person,masculine,singular,3,,human,bare
Barbie,proper-noun,person,feminine,singular,3,,human,bare
Basil,proper-noun,person,,,,,human,bare
Batman,proper-noun,person,masculine,singular,3,,human,bare
Beyoncé,proper-noun,person,feminine,singular,3,,human,bare
Big Bird,proper-noun,person,masculine,singular,3,,human,bare
Bowser,proper-noun,person,masculine,singular,3,,human,bare
Buzz Lightyear,proper-noun,person,masculine,singular,3,,human,bare
Captain America,proper-noun,person,masculine,singular,3,,human,bare
Carol,proper-noun,person,,,,,human,bare
Cat in the Hat,proper-noun,person,masculine,singular,3,,human,definite
Cinderella,proper-noun,person,feminine,singular,3,,human,bare
Clementine,proper-noun,person,,,,,human,bare
Cookie Monster,proper-noun,person,masculine,singular,3,,human,bare
Dean,proper-noun,person,,,,,human,bare
Donald Duck,proper-noun,person,masculine,singular,3,,human,bare
Dora,proper-noun,person,feminine,singular,3,,human,bare
Egyptians,proper-noun,person,,plural,3,,human,definite
Elmo,proper-noun,person,masculine,singular,3,,human,bare
Elsa,proper-noun,person,feminine,singular,3,,human,bare
Gene,proper-noun,person,,,,,human,bare
Goofy,proper-noun,person,masculine,singular,3,,human,bare
Greeks,proper-noun,person,,plural,3,,human,definite
Grinch,proper-noun,person,masculine,singular,3,,human,definite
Grover,proper-noun,person,masculine,singular,3,,human,bare
Hello Kitty,proper-noun,person,feminine,singular,3,,human,bare
Hulk,proper-noun,person,masculine,singular,3,,human,bare
Incas,proper-noun,person,,plural,3,,human,definite
Iron Man,proper-noun,person,masculine,singular,3,,human,bare
Jasmine,proper-noun,person,,,,,human,bare
Kermit,proper-noun,person,masculine,singular,3,,human,bare
LeBron,proper-noun,person,masculine,singular,3,,human,bare
Luigi,proper-noun,person,masculine,singular,3,,human,bare
Melody,proper-noun,person,,,,,human,bare
Messi,proper-noun,person,masculine,singular,3,,human,bare
Mickey,proper-noun,person,masculine,singular,3,,human,bare
Mickey Mouse,proper-noun,person,masculine,singular,3,,human,bare
Minnie,proper-noun,person,feminine,singular,3,,human,bare
Minnie Mouse,proper-noun,person,feminine,singular,3,,human,bare
Ms Rachel,proper-noun,person,feminine,singular,3,,human,bare
Mulan,proper-noun,person,feminine,singular,3,,human,bare
Olaf,proper-noun,person,masculine,singular,3,,human,bare
Pat,proper-noun,person,,,,,human,bare
Peter Pan,proper-noun,person,masculine,singular,3,,human,bare
Pikachu,proper-noun,person,masculine,singular,3,,human,bare
Pilgrims,proper-noun,person,,plural,3,,human,definite
Pinocchio,proper-noun,person,masculine,singular,3,,human,bare
Rapunzel,proper-noun,person,feminine,singular,3,,human,bare
Robin,proper-noun,person,,,,,human,bare
Romans,proper-noun,person,,plural,3,,human,definite
Ronaldo,proper-noun,person,masculine,singular,3,,human,bare
Rusty,proper-noun,person,,,,,human,bare
Shrek,proper-noun,person,masculine,singular,3,,human,bare
Simba,proper-noun,person,masculine,singular,3,,human,bare
Siri,proper-noun,person,feminine,singular,3,,human,bare
Skip,proper-noun,person,,,,,human,bare
Snow White,proper-noun,person,feminine,singular,3,,human,bare
Sonic,proper-noun,person,masculine,singular,3,,human,bare
Spider-Man,proper-noun,person,masculine,singular,3,,human,bare
Spiderman,proper-noun,person,masculine,singular,3,,human,bare
Stitch,proper-noun,person,masculine,singular,3,,human,bare
Summer,proper-noun,person,,,,,human,bare
Superman,proper-noun,person,masculine,singular,3,,human,bare
Taylor Swift,proper-noun,person,feminine,singular,3,,human,bare
Vikings,proper-noun,person,,plural,3,,human,definite
Wonder Woman,proper-noun,person,feminine,singular,3,,human,bare
Yoshi,proper-noun,person,masculine,singular,3,,human,bare
Aberdeen,proper-noun,place,,,,,inanimate,bare
Afghanistan,proper-noun,place,,,,,inanimate,bare
Alabama,proper-noun,place,,,,,inanimate,bare
Alaska,proper-noun,place,,,,,inanimate,bare
Albania,proper-noun,place,,,,,inanimate,bare
Albuquerque,proper-noun,place,,,,,inanimate,bare
Aldi,noun,place,,singular,,count,inanimate,bare
Algeria,proper-noun,place,,,,,inanimate,bare
Alps,proper-noun,place,,plural,,,inanimate,definite
Alton Towers,proper-noun,place,,,,,inanimate,bare
Amazon,proper-noun,place,,singular,3,,inanimate,definite
Amsterdam,proper-noun,place,,,,,inanimate,bare
Anchorage,proper-noun,place,,,,,inanimate,bare
Andes,proper-noun,place,,plural,,,inanimate,definite
Angola,proper-noun,place,,,,,inanimate,bare
Applebee's,noun,place,,singular,,count,inanimate,bare
Arby's,noun,place,,singular,,count,inanimate,bare
Argos,noun,place,,singular,,count,inanimate,bare
Arizona,proper-noun,place,,,,,inanimate,bare
Arkansas,proper-noun,place,,,,,inanimate,bare
Armenia,proper-noun,place,,,,,inanimate,bare
Asda,noun,place,,singular,,count,inanimate,bare
Athens,proper-noun,place,,,,,inanimate,bare
Atlanta,proper-noun,place,,,,,inanimate,bare
Auckland,proper-noun,place,,,,,inanimate,bare
Austria,proper-noun,place,,,,,inanimate,bare
Azerbaijan,proper-noun,place,,,,,inanimate,bare
B&M,noun,place,,singular,,count,inanimate,bare
Bahrain,proper-noun,place,,,,,inanimate,bare
Baltimore,proper-noun,place,,,,,inanimate,bare
Bangladesh,proper-noun,place,,,,,inanimate,bare
Barbados,proper-noun,place,,,,,inanimate,bare
Barnes & Noble,noun,place,,singular,,count,inanimate,bare
Baskin-Robbins,noun,place,,singular,,count,inanimate,bare
Bath,proper-noun,place,,,,,,bare
Belarus,proper-noun,place,,,,,inanimate,bare
Belfast,proper-noun,place,,,,,inanimate,bare
Belgium,proper-noun,place,,,,,inanimate,bare
Belize,proper-noun,place,,,,,inanimate,bare
Best Buy,noun,place,,singular,,count,inanimate,bare
Big Ben,proper-noun,place,,,,,inanimate,bare
Birmingham,proper-noun,place,,,,,inanimate,bare
Blackpool,proper-noun,place,,,,,inanimate,bare
Bogota,proper-noun,place,,,,,inanimate,bare
Bolivia,proper-noun,place,,,,,inanimate,bare
Bosnia,proper-noun,place,,,,,inanimate,bare
Botswana,proper-noun,place,,,,,inanimate,bare
Brighton,proper-noun,place,,,,,inanimate,bare
Brisbane,proper-noun,place,,,,,inanimate,bare
Bronx,proper-noun,place,,singular,,,inanimate,definite
Brussels,proper-noun,place,,,,,inanimate,bare
Budapest,proper-noun,place,,,,,inanimate,bare
Bulgaria,proper-noun,place,,,,,inanimate,bare
Burger King,noun,place,,singular,,count,inanimate,bare
Burma,proper-noun,place,,,,,inanimate,bare
CIA,proper-noun,place,,,,,inanimate,definite
CVS,noun,place,,singular,,count,inanimate,bare
Cairo,proper-noun,place,,,,,inanimate,bare
Calgary,proper-noun,place,,,,,inanimate,bare
Cambodia,proper-noun,place,,,,,inanimate,bare
Cambridge,proper-noun,place,,,,,inanimate,bare
Cameroon,proper-noun,place,,,,,inanimate,bare
Canary Islands,proper-noun,place,,plural,,,inanimate,definite
Cancun,proper-noun,place,,,,,inanimate,bare
Cardiff,proper-noun,place,,,,,inanimate,bare
Central Park,proper-noun,place,,,,,inanimate,bare
Chick-fil-A,noun,place,,singular,,count,inanimate,bare
Chili's,noun,place,,singular,,count,inanimate,bare
Chipotle,noun,place,,singular,,count,inanimate,bare
Chuck E. Cheese,noun,place,,singular,,count,inanimate,bare
Cincinnati,proper-noun,place,,,,,inanimate,bare
Cleveland,proper-noun,place,,,,,inanimate,bare
Co-op,noun,place,,singular,,count,inanimate,bare
Colorado,proper-noun,place,,,,,inanimate,bare
Congo,proper-noun,place,,singular,,,inanimate,definite
Connecticut,proper-noun,place,,,,,inanimate,bare
Copenhagen,proper-noun,place,,,,,inanimate,bare
Cornwall,proper-noun,place,,,,,inanimate,bare
Costa Coffee,noun,place,,singular,,count,inanimate,bare
Costa Rica,proper-noun,place,,,,,inanimate,bare
Costco,noun,place,,singular,,count,inanimate,bare
Cracker Barrel,noun,place,,singular,,count,inanimate,bare
Croatia,proper-noun,place,,,,,inanimate,bare
Cyprus,proper-noun,place,,,,,inanimate,bare
Czechia,proper-noun,place,,,,,inanimate,bare
Dairy Queen,noun,place,,singular,,count,inanimate,bare
Delaware,proper-noun,place,,,,,inanimate,bare
Delhi,proper-noun,place,,,,,inanimate,bare
Denmark,proper-noun,place,,,,,inanimate,bare
Denny's,noun,place,,singular,,count,inanimate,bare
Denver,proper-noun,place,,,,,inanimate,bare
Detroit,proper-noun,place,,,,,inanimate,bare
Disney World,proper-noun,place,,,,,inanimate,bare
Dollar General,noun,place,,singular,,count,inanimate,bare
Dollar Tree,noun,place,,singular,,count,inanimate,bare
Domino's,noun,place,,singular,,count,inanimate,bare
Dubai,proper-noun,place,,,,,inanimate,bare
Dundee,proper-noun,place,,,,,inanimate,bare
Dunkin,noun,place,,singular,,count,inanimate,bare
Dunkin',noun,place,,singular,,count,inanimate,bare
Ecuador,proper-noun,place,,,,,inanimate,bare
Edinburgh,proper-noun,place,,,,,inanimate,bare
El Salvador,proper-noun,place,,,,,inanimate,bare
Eritrea,proper-noun,place,,,,,inanimate,bare
Essex,proper-noun,place,,,,,inanimate,bare
Estonia,proper-noun,place,,,,,inanimate,bare
Ethiopia,proper-noun,place,,,,,inanimate,bare
Everglades,proper-noun,place,,plural,,,inanimate,definite
FBI,proper-noun,place,,,,,inanimate,definite
Fiji,proper-noun,place,,,,,inanimate,bare
Finland,proper-noun,place,,,,,inanimate,bare
Five Guys,noun,place,,singular,,count,inanimate,bare
Galway,proper-noun,place,,,,,inanimate,bare
GameStop,noun,place,,singular,,count,inanimate,bare
Geneva,proper-noun,place,,,,,inanimate,bare
Ghana,proper-noun,place,,,,,inanimate,bare
Glasgow,proper-noun,place,,,,,inanimate,bare
Great Wall,proper-noun,place,,singular,,,inanimate,definite
Greggs,noun,place,,singular,,count,inanimate,bare
Guatemala,proper-noun,place,,,,,inanimate,bare
Guyana,proper-noun,place,,,,,inanimate,bare
Haiti,proper-noun,place,,,,,inanimate,bare
Hamptons,proper-noun,place,,plural,,,inanimate,definite
Hawaii,proper-noun,place,,,,,inanimate,bare
Helsinki,proper-noun,place,,,,,inanimate,bare
Hermitage,proper-noun,place,,singular,,,inanimate,definite
Hogwarts,proper-noun,place,,,,,inanimate,bare
Hollywood,proper-noun,place,,,,,inanimate,bare
Home Depot,noun,place,,singular,,count,inanimate,bare
Honduras,proper-noun,place,,,,,inanimate,bare
Hong Kong,proper-noun,place,,,,,inanimate,bare
Honolulu,proper-noun,place,,,,,inanimate,bare
Houston,proper-noun,place,,,,,inanimate,bare
Hungary,proper-noun,place,,,,,inanimate,bare
IHOP,noun,place,,singular,,count,inanimate,bare
IKEA,noun,place,,singular,,count,inanimate,bare
Iceland,proper-noun,place,,,,,inanimate,bare
Idaho,proper-noun,place,,,,,inanimate,bare
Ikea,noun,place,,singular,,count,inanimate,bare
Illinois,proper-noun,place,,,,,inanimate,bare
In-N-Out,noun,place,,singular,,count,inanimate,bare
Indiana,proper-noun,place,,,,,inanimate,bare
Indonesia,proper-noun,place,,,,,inanimate,bare
Iowa,proper-noun,place,,,,,inanimate,bare
Iran,proper-noun,place,,,,,inanimate,bare
Iraq,proper-noun,place,,,,,inanimate,bare
Israel,proper-noun,place,,,,,inanimate,bare
Istanbul,proper-noun,place,,,,,inanimate,bare
Jamaica,proper-noun,place,,,,,inanimate,bare
Jerusalem,proper-noun,place,,,,,inanimate,bare
KFC,noun,place,,singular,,count,inanimate,bare
Kansas,proper-noun,place,,,,,inanimate,bare
Kansas City,proper-noun,place,,,,,inanimate,bare
Kazakhstan,proper-noun,place,,,,,inanimate,bare
Kentucky,proper-noun,place,,,,,inanimate,bare
Kenya,proper-noun,place,,,,,inanimate,bare
Kohl's,noun,place,,singular,,count,inanimate,bare
Korea,proper-noun,place,,,,,inanimate,bare
Kosovo,proper-noun,place,,,,,inanimate,bare
Krispy Kreme,noun,place,,singular,,count,inanimate,bare
Kroger,noun,place,,singular,,count,inanimate,bare
Kuwait,proper-noun,place,,,,,inanimate,bare
Kyiv,proper-noun,place,,,,,inanimate,bare
Lagos,proper-noun,place,,,,,inanimate,bare
Lake District,proper-noun,place,,singular,,,inanimate,definite
Laos,proper-noun,place,,,,,inanimate,bare
Las Vegas,proper-noun,place,,,,,inanimate,bare
Latvia,proper-noun,place,,,,,inanimate,bare
Lebanon,proper-noun,place,,,,,inanimate,bare
Leeds,proper-noun,place,,,,,inanimate,bare
Legoland,proper-noun,place,,,,,inanimate,bare
Leicester,proper-noun,place,,,,,inanimate,bare
Liberia,proper-noun,place,,,,,inanimate,bare
Libya,proper-noun,place,,,,,inanimate,bare
Lidl,noun,place,,singular,,count,inanimate,bare
Lima,proper-noun,place,,,,,inanimate,bare
Lithuania,proper-noun,place,,,,,inanimate,bare
Little Caesars,noun,place,,singular,,count,inanimate,bare
Liverpool,proper-noun,place,,,,,inanimate,bare
Louisiana,proper-noun,place,,,,,inanimate,bare
Louvre,proper-noun,place,,singular,,,inanimate,definite
Lowe's,noun,place,,singular,,count,inanimate,bare
Luxembourg,proper-noun,place,,,,,inanimate,bare
M&S,noun,place,,singular,,count,inanimate,bare
Macy's,noun,place,,singular,,count,inanimate,bare
Madagascar,proper-noun,place,,,,,inanimate,bare
Maine,proper-noun,place,,,,,inanimate,bare
Malawi,proper-noun,place,,,,,inanimate,bare
Malaysia,proper-noun,place,,,,,inanimate,bare
Mali,proper-noun,place,,,,,inanimate,bare
Malta,proper-noun,place,,,,,inanimate,bare
Manchester,proper-noun,place,,,,,inanimate,bare
Manhattan,proper-noun,place,,,,,inanimate,bare
Maryland,proper-noun,place,,,,,inanimate,bare
Massachusetts,proper-noun,place,,,,,inanimate,bare
McDonald's,noun,place,,singular,,count,inanimate,bare
McDonalds,noun,place,,singular,,count,inanimate,bare
Melbourne,proper-noun,place,,,,,inanimate,bare
Memphis,proper-noun,place,,,,,inanimate,bare
Michigan,proper-noun,place,,,,,inanimate,bare
Middle East,proper-noun,place,,singular,,,inanimate,definite
Milwaukee,proper-noun,place,,,,,inanimate,bare
Minneapolis,proper-noun,place,,,,,inanimate,bare
Minnesota,proper-noun,place,,,,,inanimate,bare
Missouri,proper-noun,place,,,,,inanimate,bare
Mongolia,proper-noun,place,,,,,inanimate,bare
Montana,proper-noun,place,,,,,inanimate,bare
Montreal,proper-noun,place,,,,,inanimate,bare
Morrisons,noun,place,,singular,,count,inanimate,bare
Moscow,proper-noun,place,,,,,inanimate,bare
Mozambique,proper-noun,place,,,,,inanimate,bare
Mumbai,proper-noun,place,,,,,inanimate,bare
Munich,proper-noun,place,,,,,inanimate,bare
Myanmar,proper-noun,place,,,,,inanimate,bare
NHS,proper-noun,place,,,,,inanimate,definite
Namibia,proper-noun,place,,,,,inanimate,bare
Nando's,noun,place,,singular,,count,inanimate,bare
Naples,proper-noun,place,,,,,inanimate,bare
Nashville,proper-noun,place,,,,,inanimate,bare
Nebraska,proper-noun,place,,,,,inanimate,bare
Nepal,proper-noun,place,,,,,inanimate,bare
Nevada,proper-noun,place,,,,,inanimate,bare
New Hampshire,proper-noun,place,,,,,inanimate,bare
New Jersey,proper-noun,place,,,,,inanimate,bare
New Mexico,proper-noun,place,,,,,inanimate,bare
New Orleans,proper-noun,place,,,,,inanimate,bare
New Zealand,proper-noun,place,,,,,inanimate,bare
Newcastle,proper-noun,place,,,,,inanimate,bare
Niagara Falls,proper-noun,place,,,,,inanimate,bare
Nicaragua,proper-noun,place,,,,,inanimate,bare
Niger,proper-noun,place,,,,,inanimate,bare
Nigeria,proper-noun,place,,,,,inanimate,bare
Norfolk,proper-noun,place,,,,,inanimate,bare
North Carolina,proper-noun,place,,,,,inanimate,bare
North Dakota,proper-noun,place,,,,,inanimate,bare
North Korea,proper-noun,place,,,,,inanimate,bare
Northern Ireland,proper-noun,place,,,,,inanimate,bare
Norway,proper-noun,place,,,,,inanimate,bare
Nottingham,proper-noun,place,,,,,inanimate,bare
Ohio,proper-noun,place,,,,,inanimate,bare
Oklahoma,proper-noun,place,,,,,inanimate,bare
Oklahoma City,proper-noun,place,,,,,inanimate,bare
Old Navy,noun,place,,singular,,count,inanimate,bare
Olive Garden,noun,place,,singular,,count,inanimate,bare
Omaha,proper-noun,place,,,,,inanimate,bare
Oman,proper-noun,place,,,,,inanimate,bare
Oregon,proper-noun,place,,,,,inanimate,bare
Orlando,proper-noun,place,,,,,inanimate,bare
Oslo,proper-noun,place,,,,,inanimate,bare
Ottawa,proper-noun,place,,,,,inanimate,bare
Oxford,proper-noun,place,,,,,inanimate,bare
Pakistan,proper-noun,place,,,,,inanimate,bare
Palestine,proper-noun,place,,,,,inanimate,bare
Panama,proper-noun,place,,,,,inanimate,bare
Panera,noun,place,,singular,,count,inanimate,bare
Papa John's,noun,place,,singular,,count,inanimate,bare
Paraguay,proper-noun,place,,,,,inanimate,bare
Pennsylvania,proper-noun,place,,,,,inanimate,bare
Peppa Pig World,proper-noun,place,,,,,inanimate,bare
PetSmart,noun,place,,singular,,count,inanimate,bare
Petco,noun,place,,singular,,count,inanimate,bare
Philadelphia,proper-noun,place,,,,,inanimate,bare
Phoenix,proper-noun,place,,,,,,bare
Pittsburgh,proper-noun,place,,,,,inanimate,bare
Pizza Hut,noun,place,,singular,,count,inanimate,bare
Plymouth,proper-noun,place,,,,,inanimate,bare
Popeyes,noun,place,,singular,,count,inanimate,bare
Portland,proper-noun,place,,,,,inanimate,bare
Portsmouth,proper-noun,place,,,,,inanimate,bare
Poundland,noun,place,,singular,,count,inanimate,bare
Prague,proper-noun,place,,,,,inanimate,bare
Pret,noun,place,,singular,,count,inanimate,bare
Primark,noun,place,,singular,,count,inanimate,bare
Publix,noun,place,,singular,,count,inanimate,bare
Puerto Rico,proper-noun,place,,,,,inanimate,bare
Qatar,proper-noun,place,,,,,inanimate,bare
Raleigh,proper-noun,place,,,,,inanimate,bare
Reading,proper-noun,place,,,,,,bare
Red Lobster,noun,place,,singular,,count,inanimate,bare
Rhode Island,proper-noun,place,,,,,inanimate,bare
Rockies,proper-noun,place,,plural,,,inanimate,definite
Rocky Mountains,proper-noun,place,,plural,,,inanimate,definite
Romania,proper-noun,place,,,,,inanimate,bare
Rwanda,proper-noun,place,,,,,inanimate,bare
Sacramento,proper-noun,place,,,,,inanimate,bare
Safeway,noun,place,,singular,,count,inanimate,bare
Sainsbury's,noun,place,,singular,,count,inanimate,bare
Salt Lake City,proper-noun,place,,,,,inanimate,bare
Sam's Club,noun,place,,singular,,count,inanimate,bare
Samoa,proper-noun,place,,,,,inanimate,bare
San Antonio,proper-noun,place,,,,,inanimate,bare
San Diego,proper-noun,place,,,,,inanimate,bare
San Francisco,proper-noun,place,,,,,inanimate,bare
Saudi Arabia,proper-noun,place,,,,,inanimate,bare
Sea World,proper-noun,place,,,,,inanimate,bare
SeaWorld,proper-noun,place,,,,,inanimate,bare
Seattle,proper-noun,place,,,,,inanimate,bare
Senegal,proper-noun,place,,,,,inanimate,bare
Seoul,proper-noun,place,,,,,inanimate,bare
Serbia,proper-noun,place,,,,,inanimate,bare
Shanghai,proper-noun,place,,,,,inanimate,bare
Sheffield,proper-noun,place,,,,,inanimate,bare
Sierra Leone,proper-noun,place,,,,,inanimate,bare
Singapore,proper-noun,place,,,,,inanimate,bare
Six Flags,proper-noun,place,,,,,inanimate,bare
Slovakia,proper-noun,place,,,,,inanimate,bare
Slovenia,proper-noun,place,,,,,inanimate,bare
Smyths,noun,place,,singular,,count,inanimate,bare
Somalia,proper-noun,place,,,,,inanimate,bare
South Africa,proper-noun,place,,,,,inanimate,bare
South Carolina,proper-noun,place,,,,,inanimate,bare
South Dakota,proper-noun,place,,,,,inanimate,bare
South Korea,proper-noun,place,,,,,inanimate,bare
Southampton,proper-noun,place,,,,,inanimate,bare
Sri Lanka,proper-noun,place,,,,,inanimate,bare
St. Louis,proper-noun,place,,,,,inanimate,bare
Starbucks,noun,place,,singular,,count,inanimate,bare
Stockholm,proper-noun,place,,,,,inanimate,bare
Stonehenge,proper-noun,place,,,,,inanimate,bare
Subway,noun,place,,singular,,count,inanimate,bare
Sudan,proper-noun,place,,,,,inanimate,bare
Suffolk,proper-noun,place,,,,,inanimate,bare
Surrey,proper-noun,place,,,,,inanimate,bare
Sussex,proper-noun,place,,,,,inanimate,bare
Swansea,proper-noun,place,,,,,inanimate,bare
Sweden,proper-noun,place,,,,,inanimate,bare
Switzerland,proper-noun,place,,,,,inanimate,bare
Syria,proper-noun,place,,,,,inanimate,bare
TJ Maxx,noun,place,,singular,,count,inanimate,bare
Taco Bell,noun,place,,singular,,count,inanimate,bare
Taiwan,proper-noun,place,,,,,inanimate,bare
Tampa,proper-noun,place,,,,,inanimate,bare
Tanzania,proper-noun,place,,,,,inanimate,bare
Target,noun,place,,singular,,count,inanimate,bare
Tennessee,proper-noun,place,,,,,inanimate,bare
Tesco,noun,place,,singular,,count,inanimate,bare
Thailand,proper-noun,place,,,,,inanimate,bare
Thorpe Park,proper-noun,place,,,,,inanimate,bare
Tibet,proper-noun,place,,,,,inanimate,bare
Times Square,proper-noun,place,,,,,inanimate,bare
Tonga,proper-noun,place,,,,,inanimate,bare
Toronto,proper-noun,place,,,,,inanimate,bare
Trader Joe's,noun,place,,singular,,count,inanimate,bare
Tucson,proper-noun,place,,,,,inanimate,bare
Tunisia,proper-noun,place,,,,,inanimate,bare
UAE,proper-noun,place,,singular,,,inanimate,definite
Uganda,proper-noun,place,,,,,inanimate,bare
Ukraine,proper-noun,place,,,,,inanimate,bare
Universal Studios,proper-noun,place,,,,,inanimate,bare
Uruguay,proper-noun,place,,,,,inanimate,bare
Utah,proper-noun,place,,,,,inanimate,bare
Uzbekistan,proper-noun,place,,,,,inanimate,bare
Vancouver,proper-noun,place,,,,,inanimate,bare
Venezuela,proper-noun,place,,,,,inanimate,bare
Venice,proper-noun,place,,,,,inanimate,bare
Vermont,proper-noun,place,,,,,inanimate,bare
Vienna,proper-noun,place,,,,,inanimate,bare
Vietnam,proper-noun,place,,,,,inanimate,bare
Wagamama,noun,place,,singular,,count,inanimate,bare
Waitrose,noun,place,,singular,,count,inanimate,bare
Wales,proper-noun,place,,,,,inanimate,bare
Walgreens,noun,place,,singular,,count,inanimate,bare
Walmart,noun,place,,singular,,count,inanimate,bare
Warsaw,proper-noun,place,,,,,inanimate,bare
Wembley,proper-noun,place,,,,,inanimate,bare
Wendy's,noun,place,,singular,,count,inanimate,bare
Whole Foods,noun,place,,singular,,count,inanimate,bare
Wisconsin,proper-noun,place,,,,,inanimate,bare
Wyoming,proper-noun,place,,,,,inanimate,bare
YMCA,proper-noun,place,,singular,,,inanimate,definite
Yellowstone,proper-noun,place,,,,,inanimate,bare
Yemen,proper-noun,place,,,,,inanimate,bare
York,proper-noun,place,,,,,inanimate,bare
Yorkshire,proper-noun,place,,,,,inanimate,bare
Yosemite,proper-noun,place,,,,,inanimate,bare
Zambia,proper-noun,place,,,,,inanimate,bare
Zimbabwe,proper-noun,place,,,,,inanimate,bare
Zurich,proper-noun,place,,,,,inanimate,bare
Alphablocks,proper-noun,media,,,,mass,inanimate,bare
Apple TV,proper-noun,media,,,,mass,inanimate,bare
Audible,proper-noun,media,,,,mass,inanimate,bare
Baby Shark,proper-noun,media,,,,mass,inanimate,bare
Blippi,proper-noun,media,,,,mass,inanimate,bare
CBeebies,proper-noun,media,,,,mass,inanimate,bare
Caillou,proper-noun,media,,,,mass,inanimate,bare
Cartoon Network,proper-noun,media,,,,mass,inanimate,bare
ChatGPT,proper-noun,media,,,,mass,inanimate,bare
CoComelon,proper-noun,media,,,,mass,inanimate,bare
Cocomelon,proper-noun,media,,,,mass,inanimate,bare
Daniel Tiger,proper-noun,media,,,,mass,inanimate,bare
Despicable Me,proper-noun,media,,,,mass,inanimate,bare
Disney Plus,proper-noun,media,,,,mass,inanimate,bare
Disney+,proper-noun,media,,,,mass,inanimate,bare
Doc McStuffins,proper-noun,media,,,,mass,inanimate,bare
Doctor Who,proper-noun,media,,,,mass,inanimate,bare
Dragon Ball,proper-noun,media,,,,mass,inanimate,bare
ESPN,proper-noun,media,,,,mass,inanimate,bare
Encanto,proper-noun,media,,,,mass,inanimate,bare
FaceTime,proper-noun,media,,,,mass,inanimate,bare
Finding Dory,proper-noun,media,,,,mass,inanimate,bare
Finding Nemo,proper-noun,media,,,,mass,inanimate,bare
Frozen,proper-noun,media,,,,mass,inanimate,bare
Gabby's Dollhouse,proper-noun,media,,,,mass,inanimate,bare
Gmail,proper-noun,media,,,,mass,inanimate,bare
Google,proper-noun,media,,,,mass,inanimate,bare
Gruffalo,proper-noun,media,,singular,,count,inanimate,definite
HBO,proper-noun,media,,,,mass,inanimate,bare
Harry Potter,proper-noun,media,,,,mass,inanimate,bare
Hey Duggee,proper-noun,media,,,,mass,inanimate,bare
Horrid Henry,proper-noun,media,,,,mass,inanimate,bare
How to Train Your Dragon,proper-noun,media,,,,mass,inanimate,bare
Hulu,proper-noun,media,,,,mass,inanimate,bare
In the Night Garden,proper-noun,media,,,,mass,inanimate,bare
Incredibles,proper-noun,media,,plural,,count,inanimate,definite
Inside Out,proper-noun,media,,,,mass,inanimate,bare
Jungle Book,proper-noun,media,,singular,,count,inanimate,definite
Jurassic Park,proper-noun,media,,,,mass,inanimate,bare
Jurassic World,proper-noun,media,,,,mass,inanimate,bare
Kahoot,proper-noun,media,,,,mass,inanimate,bare
Kung Fu Panda,proper-noun,media,,,,mass,inanimate,bare
Lion King,proper-noun,media,,singular,,count,inanimate,definite
Little Mermaid,proper-noun,media,,singular,,count,inanimate,definite
Messenger,proper-noun,media,,,,mass,inanimate,bare
Moana,proper-noun,media,,,,mass,inanimate,bare
Muppets,proper-noun,media,,plural,,count,inanimate,definite
My Little Pony,proper-noun,media,,,,mass,inanimate,bare
Naruto,proper-noun,media,,,,mass,inanimate,bare
Nickelodeon,proper-noun,media,,,,mass,inanimate,bare
Numberblocks,proper-noun,media,,,,mass,inanimate,bare
Octonauts,proper-noun,media,,,,mass,inanimate,bare
PAW Patrol,proper-noun,media,,,,mass,inanimate,bare
PBS,proper-noun,media,,,,mass,inanimate,bare
PBS Kids,proper-noun,media,,,,mass,inanimate,bare
Paw Patrol,proper-noun,media,,,,mass,inanimate,bare
Peppa Pig,proper-noun,media,,,,mass,inanimate,bare
Pinterest,proper-noun,media,,,,mass,inanimate,bare
Prime Video,proper-noun,media,,,,mass,inanimate,bare
Ratatouille,proper-noun,media,,,,mass,inanimate,bare
Scooby-Doo,proper-noun,media,,,,mass,inanimate,bare
Sesame Street,proper-noun,media,,,,mass,inanimate,bare
Simpsons,proper-noun,media,,plural,,count,inanimate,definite
Skype,proper-noun,media,,,,mass,inanimate,bare
SpongeBob,proper-noun,media,,,,mass,inanimate,bare
Star Wars,proper-noun,media,,,,mass,inanimate,bare
Teams,proper-noun,media,,,,mass,inanimate,bare
Telegram,proper-noun,media,,,,mass,inanimate,bare
Teletubbies,proper-noun,media,,,,mass,inanimate,bare
Thomas the Tank Engine,proper-noun,media,,,,mass,inanimate,bare
Tom and Jerry,proper-noun,media,,,,mass,inanimate,bare
Toy Story,proper-noun,media,,,,mass,inanimate,bare
Wiggles,proper-noun,media,,plural,,count,inanimate,definite
Winnie the Pooh,proper-noun,media,,,,mass,inanimate,bare
World Cup,proper-noun,media,,singular,,count,inanimate,definite
YouTube Kids,proper-noun,media,,,,mass,inanimate,bare
Zoom,proper-noun,media,,,,mass,inanimate,bare
Zootopia,proper-noun,media,,,,mass,inanimate,bare
Among Us,proper-noun,game,,,,mass,inanimate,bare
Angry Birds,proper-noun,game,,,,mass,inanimate,bare
Animal Crossing,proper-noun,game,,,,mass,inanimate,bare
Bananagrams,proper-noun,game,,,,mass,inanimate,bare
Brawl Stars,proper-noun,game,,,,mass,inanimate,bare
Call of Duty,proper-noun,game,,,,mass,inanimate,bare
Candy Crush,proper-noun,game,,,,mass,inanimate,bare
Candy Land,proper-noun,game,,,,mass,inanimate,bare
Chutes and Ladders,proper-noun,game,,,,mass,inanimate,bare
Clash Royale,proper-noun,game,,,,mass,inanimate,bare
Clash of Clans,proper-noun,game,,,,mass,inanimate,bare
Connect Four,proper-noun,game,,,,mass,inanimate,bare
Dungeons & Dragons,proper-noun,game,,,,mass,inanimate,bare
FIFA,proper-noun,game,,,,mass,inanimate,bare
Fall Guys,proper-noun,game,,,,mass,inanimate,bare
Free Fire,proper-noun,game,,,,mass,inanimate,bare
GTA,proper-noun,game,,,,mass,inanimate,bare
Geometry Dash,proper-noun,game,,,,mass,inanimate,bare
Guess Who,proper-noun,game,,,,mass,inanimate,bare
Hungry Hungry Hippos,proper-noun,game,,,,mass,inanimate,bare
Just Dance,proper-noun,game,,,,mass,inanimate,bare
Madden,proper-noun,game,,,,mass,inanimate,bare
Mario Kart,proper-noun,game,,,,mass,inanimate,bare
Pokémon Go,proper-noun,game,,,,mass,inanimate,bare
Rocket League,proper-noun,game,,,,mass,inanimate,bare
Snakes and Ladders,proper-noun,game,,,,mass,inanimate,bare
Splatoon,proper-noun,game,,,,mass,inanimate,bare
Subway Surfers,proper-noun,game,,,,mass,inanimate,bare
Super Mario,proper-noun,game,,,,mass,inanimate,bare
Toca Boca,proper-noun,game,,,,mass,inanimate,bare
UNO,proper-noun,game,,,,mass,inanimate,bare
Wii Sports,proper-noun,game,,,,mass,inanimate,bare
Wordle,proper-noun,game,,,,mass,inanimate,bare
Words with Friends,proper-noun,game,,,,mass,inanimate,bare
Zelda,proper-noun,game,,,,mass,inanimate,bare
Arsenal,proper-noun,thing,,singular,,,inanimate,bare
Broncos,proper-noun,thing,,plural,,,inanimate,definite
Celtics,proper-noun,thing,,plural,,,inanimate,definite
Cubs,proper-noun,thing,,plural,,,inanimate,definite
Dodgers,proper-noun,thing,,plural,,,inanimate,definite
Everton,proper-noun,thing,,singular,,,inanimate,bare
Knicks,proper-noun,thing,,plural,,,inanimate,definite
Lakers,proper-noun,thing,,plural,,,inanimate,definite
Man City,proper-noun,thing,,singular,,,inanimate,bare
Man United,proper-noun,thing,,singular,,,inanimate,bare
Maple Leafs,proper-noun,thing,,plural,,,inanimate,definite
Mets,proper-noun,thing,,plural,,,inanimate,definite
Paralympics,proper-noun,thing,,plural,,,inanimate,definite
Patriots,proper-noun,thing,,plural,,,inanimate,definite
Raptors,proper-noun,thing,,plural,,,inanimate,definite
Real Madrid,proper-noun,thing,,singular,,,inanimate,bare
Red Sox,proper-noun,thing,,plural,,,inanimate,definite
Seahawks,proper-noun,thing,,plural,,,inanimate,definite
Sharpie,noun,thing,,,,count,inanimate
Steelers,proper-noun,thing,,plural,,,inanimate,definite
Tottenham,proper-noun,thing,,singular,,,inanimate,bare
Yankees,proper-noun,thing,,plural,,,inanimate,definite
Zimmer frame,noun,thing,,,,count,inanimate
Ziploc,noun,thing,,,,count,inanimate
Apple Watch,noun,device,,,,count,inanimate
Fitbit,noun,device,,,,count,inanimate
MacBook,noun,device,,,,count,inanimate
Roomba,noun,device,,,,count,inanimate
Tobii,noun,device,,,,count,inanimate
Wii,noun,device,,,,count,inanimate
Babybel,noun,food,,,,count,inanimate
Big Mac,noun,food,,,,count,inanimate
Cadbury,noun,food,,,,mass,inanimate
Cheerios,noun,food,,plural,,count,inanimate
Cheetos,noun,food,,plural,,count,inanimate
Creme Egg,noun,food,,,,count,inanimate
Doritos,noun,food,,plural,,count,inanimate
Frappuccino,noun,food,,,,count,inanimate
Fritos,noun,food,,plural,,count,inanimate
Froot Loops,noun,food,,plural,,count,inanimate
Frosted Flakes,noun,food,,plural,,count,inanimate
Happy Meal,noun,food,,,,count,inanimate
Haribo,noun,food,,,,mass,inanimate
Hershey's,noun,food,,,,mass,inanimate
Jell-O,noun,food,,,,mass,inanimate
Kit Kat,noun,food,,,,count,inanimate
KitKat,noun,food,,,,count,inanimate
Lucky Charms,noun,food,,plural,,count,inanimate
M&M's,noun,food,,plural,,count,inanimate
M&Ms,noun,food,,plural,,count,inanimate
Maltesers,noun,food,,plural,,count,inanimate
McFlurry,noun,food,,,,count,inanimate
Nutella,noun,food,,,,mass,inanimate
Oreo,noun,food,,,,count,inanimate
Oreos,noun,food,,plural,,count,inanimate
Pop-Tart,noun,food,,,,count,inanimate
Pop-Tarts,noun,food,,plural,,count,inanimate
Popsicle,noun,food,,,,count,inanimate
Pringles,noun,food,,plural,,count,inanimate
Reese's,noun,food,,,,count,inanimate
Rice Krispies,noun,food,,plural,,count,inanimate
Skittles,noun,food,,plural,,count,inanimate
Smarties,noun,food,,plural,,count,inanimate
Snickers,noun,food,,,,count,inanimate
Starbursts,noun,food,,plural,,count,inanimate
Takis,noun,food,,plural,,count,inanimate
Tater Tots,noun,food,,plural,,count,inanimate
Toblerone,noun,food,,,,mass,inanimate
Twinkie,noun,food,,,,count,inanimate
Twix,noun,food,,,,count,inanimate
Uncrustable,noun,food,,,,count,inanimate
Weetabix,noun,food,,plural,,count,inanimate
Coca-Cola,noun,drink,,,,mass,inanimate
Fanta,noun,drink,,,,mass,inanimate
Kool-Aid,noun,drink,,,,mass,inanimate
Lucozade,noun,drink,,,,mass,inanimate
Mountain Dew,noun,drink,,,,mass,inanimate
Nesquik,noun,drink,,,,mass,inanimate
Ovaltine,noun,drink,,,,mass,inanimate
PediaSure,noun,drink,,,,mass,inanimate
Powerade,noun,drink,,,,mass,inanimate
Red Bull,noun,drink,,,,mass,inanimate
Ribena,noun,drink,,,,mass,inanimate
Beanie Baby,noun,toy,,,,count,inanimate
Beyblades,noun,toy,,plural,,count,inanimate
Duplo,noun,toy,,,,mass,inanimate
Etch A Sketch,noun,toy,,,,count,inanimate
Furby,noun,toy,,,,count,inanimate
Hot Wheels,noun,toy,,plural,,count,inanimate
K'Nex,noun,toy,,plural,,count,inanimate
Labubu,noun,toy,,,,count,inanimate
Magna-Tiles,noun,toy,,plural,,count,inanimate
Mr. Potato Head,noun,toy,,,,count,inanimate
Nerf gun,noun,toy,,,,count,inanimate
Playmobil,noun,toy,,,,mass,inanimate
Pop It,noun,toy,,,,count,inanimate
Squishmallow,noun,toy,,,,count,inanimate
Tamagotchi,noun,toy,,,,count,inanimate
Kleenex,noun,material,,,,mass,inanimate
Scotch tape,noun,material,,,,mass,inanimate

"""#
}
