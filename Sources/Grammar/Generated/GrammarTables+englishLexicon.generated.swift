// Generated from Data/grammar/en/lexicon.csv by script/generate: do not edit.
// swift-format-ignore-file

extension GrammarTables {
  static let englishLexicon: StaticString = #"""
lemma,class,kind,gender,number,person,countability,animacy,article,tense,phrase,place,asks
I,pronoun,person,,singular,1,,human
me,pronoun,person,,singular,1,,human
you,pronoun,person,,singular,2,,human
you all,pronoun,person,,plural,2,,human
you guys,pronoun,person,,plural,2,,human
he,pronoun,person,masculine,singular,3,,human
him,pronoun,person,masculine,singular,3,,human
she,pronoun,person,feminine,singular,3,,human
her,pronoun,person,feminine,singular,3,,human
it,pronoun,thing,,singular,3,,inanimate
we,pronoun,person,,plural,1,,human
us,pronoun,person,,plural,1,,human
they,pronoun,person,,plural,3,,human
them,pronoun,person,,plural,3,,human
myself,pronoun,person,,,,,human
yourself,pronoun,person,,,,,human
himself,pronoun,person,,,,,human
herself,pronoun,person,,,,,human
itself,pronoun,person,,,,,human
ourselves,pronoun,person,,,,,human
themselves,pronoun,person,,,,,human
mine,pronoun,possessive,,singular,3
yours,pronoun,possessive,,singular,3
hers,pronoun,possessive,,singular,3
ours,pronoun,possessive,,singular,3
theirs,pronoun,possessive,,singular,3
everybody,pronoun,person,,singular,3,,human
everyone,pronoun,person,,singular,3,,human
somebody,pronoun,person,,singular,3,,human
someone,pronoun,person,,singular,3,,human
anybody,pronoun,person,,singular,3,,human
anyone,pronoun,person,,singular,3,,human
something,pronoun,thing,,singular,3,,inanimate
anything,pronoun,thing,,singular,3,,inanimate
everything,pronoun,thing,,singular,3,,inanimate
nobody,pronoun,negation,,singular,3,,human
no one,pronoun,negation,,singular,3,,human
nothing,pronoun,negation,,singular,3,,inanimate
one another,pronoun,person,,plural,3,,human
none,pronoun,negation,,singular,3
not,particle,negation,,,,,,,,,before
no,determiner,negation,,,,,,,,,before
don't,particle,negation,,,,,,,,,before
never,adverb,negation,,,,,,,,,before
no longer,adverb,negation,,,,,,,,,before
hardly ever,adverb,negation,,,,,,,,,before
not any more,adverb,negation,,,,,,,,,end
not anymore,adverb,negation,,,,,,,,,end
any more,adverb,negation,,,,,,,,,end
anymore,adverb,negation,,,,,,,,,end
not yet,adverb,negation,,,,,,,,,end
not either,adverb,negation,,,,,,,,,end
neither,adverb,negation,,,,,,,,,end
nowhere,adverb,negation,,,,,,,,,end
nor,adverb,negation,,,,,,,,,end
not now,adverb,negation,,,,,,,,,end
not today,adverb,negation,,,,,,,,,end
who,pronoun,question,,,,,,,,,,who
whom,pronoun,question,,,,,,,,,,who
what,pronoun,question,,,,,,,,,,what
which,pronoun,question,,,,,,,,,,which
whose,pronoun,question,,,,,,,,,,whose
when,adverb,question,,,,,,,,,,when
why,adverb,question,,,,,,,,,,why
how,adverb,question,,,,,,,,,,how
where,adverb,question,,,,,,,,,,where
where to,adverb,question,,,,,,,,,,where-to
where from,adverb,question,,,,,,,,,,where-from
how many,adverb,question,,,,,,,,,,how-many
how much,adverb,question,,,,,,,,,,how-many
what color,adverb,question,,,,,,,,,,color
what colour,adverb,question,,,,,,,,,,color
what for,adverb,question,,,,,,,,,,what-for
how far,adverb,question,,,,,,,,,,how
how tall,adverb,question,,,,,,,,,,how
how big,adverb,question,,,,,,,,,,how
how heavy,adverb,question,,,,,,,,,,how
how fast,adverb,question,,,,,,,,,,how
how deep,adverb,question,,,,,,,,,,how
how wide,adverb,question,,,,,,,,,,how
how high,adverb,question,,,,,,,,,,how
how strong,adverb,question,,,,,,,,,,how
how hot,adverb,question,,,,,,,,,,how
how cold,adverb,question,,,,,,,,,,how
how loud,adverb,question,,,,,,,,,,how
how hard,adverb,question,,,,,,,,,,how
how difficult,adverb,question,,,,,,,,,,how
how late,adverb,question,,,,,,,,,,how
how early,adverb,question,,,,,,,,,,how
how well,adverb,question,,,,,,,,,,how
how good,adverb,question,,,,,,,,,,how
how bad,adverb,question,,,,,,,,,,how
how sick,adverb,question,,,,,,,,,,how
how hungry,adverb,question,,,,,,,,,,how
how tired,adverb,question,,,,,,,,,,how
how small,adverb,question,,,,,,,,,,how
how close,adverb,question,,,,,,,,,,how
how important,adverb,question,,,,,,,,,,how
how expensive,adverb,question,,,,,,,,,,how
what time,adverb,question,,,,,,,,,,when
how old,adverb,question,,,,,,,,,,how
how long,adverb,question,,,,,,,,,,when
how often,adverb,question,,,,,,,,,,when
my,determiner,possessive
your,determiner,possessive
his,determiner,possessive
its,determiner,possessive
our,determiner,possessive
their,determiner,possessive
this,determiner,demonstrative,,singular,3
that,determiner,demonstrative,,singular,3
these,determiner,demonstrative,,plural,3
those,determiner,demonstrative,,plural,3
the,determiner,quality
a,determiner,quality
an,determiner,quality
every,determiner,quality
each,determiner,quality
another,determiner,quality
other,determiner,quality
all,determiner,quality
both,determiner,quality
any,determiner,quality
the other,determiner,quality
the same,determiner,quality
such a,determiner,quality
some,determiner,quantity,,,,,,,,,verb
more,determiner,quantity,,,,,,,,,verb
much,determiner,quantity,,,,,,,,,verb
many,determiner,quantity,,,,,,,,,verb
a lot,determiner,quantity,,,,,,,,,verb
a lot of,determiner,quantity,,,,,,,,,verb
lots of,determiner,quantity,,,,,,,,,verb
lot of,determiner,quantity,,,,,,,,,verb
a little,determiner,quantity,,,,,,,,,verb
a bit,determiner,quantity,,,,,,,,,verb
a bit of,determiner,quantity,,,,,,,,,verb
a little bit,determiner,quantity,,,,,,,,,verb
a few,determiner,quantity,,,,,,,,,verb
few,determiner,quantity,,,,,,,,,verb
enough,determiner,quantity,,,,,,,,,verb
several,determiner,quantity,,,,,,,,,verb
less,determiner,quantity,,,,,,,,,verb
fewer,determiner,quantity,,,,,,,,,verb
most,determiner,quantity,,,,,,,,,verb
plenty of,determiner,quantity,,,,,,,,,verb
half,determiner,quantity,,,,,,,,,verb
too much,determiner,quantity,,,,,,,,,verb
too many,determiner,quantity,,,,,,,,,verb
a pair of,determiner,quantity,,,,,,,,,verb
a piece of,determiner,quantity,,,,,,,,,verb
a glass of,determiner,quantity,,,,,,,,,verb
a cup of,determiner,quantity,,,,,,,,,verb
a bottle of,determiner,quantity,,,,,,,,,verb
a slice of,determiner,quantity,,,,,,,,,verb
a bowl of,determiner,quantity,,,,,,,,,verb
a box of,determiner,quantity,,,,,,,,,verb
a bag of,determiner,quantity,,,,,,,,,verb
a can of,determiner,quantity,,,,,,,,,verb
one,numeral,quantity
two,numeral,quantity
three,numeral,quantity
four,numeral,quantity
five,numeral,quantity
six,numeral,quantity
seven,numeral,quantity
eight,numeral,quantity
nine,numeral,quantity
ten,numeral,quantity
eleven,numeral,quantity
twelve,numeral,quantity
thirteen,numeral,quantity
fourteen,numeral,quantity
fifteen,numeral,quantity
sixteen,numeral,quantity
seventeen,numeral,quantity
eighteen,numeral,quantity
nineteen,numeral,quantity
twenty,numeral,quantity
thirty,numeral,quantity
forty,numeral,quantity
fifty,numeral,quantity
sixty,numeral,quantity
seventy,numeral,quantity
eighty,numeral,quantity
ninety,numeral,quantity
hundred,numeral,quantity
1,numeral,quantity
2,numeral,quantity
3,numeral,quantity
4,numeral,quantity
5,numeral,quantity
6,numeral,quantity
7,numeral,quantity
8,numeral,quantity
9,numeral,quantity
10,numeral,quantity
11,numeral,quantity
12,numeral,quantity
20,numeral,quantity
100,numeral,quantity
very,adverb,degree,,,,,,,,,verb
too,adverb,degree,,,,,,,,,verb
so,adverb,degree,,,,,,,,,verb
really,adverb,degree,,,,,,,,,verb
quite,adverb,degree,,,,,,,,,verb
pretty,adverb,degree,,,,,,,,,verb
almost,adverb,degree,,,,,,,,,verb
as,adverb,degree,,,,,,,,,verb
and,conjunction,connective
or,conjunction,connective
but,conjunction,connective
because,conjunction,connective
if,conjunction,connective
to,adposition,direction
at,adposition,direction
in,adposition,direction
on,adposition,direction
with,adposition,direction
without,adposition,direction
from,adposition,direction
for,adposition,direction
of,adposition,direction
about,adposition,direction
under,adposition,direction
over,adposition,direction
behind,adposition,direction
between,adposition,direction
near,adposition,direction
next to,adposition,direction
across from,adposition,direction
in front of,adposition,direction
into,adposition,direction
onto,adposition,direction
off,adposition,direction
out of,adposition,direction
through,adposition,direction
around,adposition,direction
across,adposition,direction
by,adposition,direction
after,adposition,direction
before,adposition,direction
above,adposition,direction
below,adposition,direction
beside,adposition,direction
inside of,adposition,direction
up,adposition,direction
down,adposition,direction
along,adposition,direction
against,adposition,direction
than,adposition,direction
until,adposition,direction
during,adposition,direction
on top of,adposition,direction
far from,adposition,direction
away from,adposition,direction
off of,adposition,direction
past,adposition,direction
please,interjection,social
hello,interjection,social
hi,interjection,social
hey,interjection,social
goodbye,interjection,social
bye,interjection,social
thank you,interjection,social
thanks,interjection,social
sorry,interjection,social
excuse me,interjection,social
yes,interjection,social
okay,interjection,social
OK,interjection,social
good morning,interjection,social
good afternoon,interjection,social
good night,interjection,social
good evening,interjection,social
no thank you,interjection,social
no thanks,interjection,social
yes please,interjection,social
well done,interjection,social
congratulations,interjection,social
oops,interjection,social
wow,interjection,social
welcome,interjection,social
happy birthday,interjection,social
merry christmas,interjection,social
see you later,interjection,social
good luck,interjection,social
bless you,interjection,social
cheers,interjection,social
yesterday,adverb,time,,,,,,,past,,end
last night,adverb,time,,,,,,,past,,end
last week,adverb,time,,,,,,,past,,end
last month,adverb,time,,,,,,,past,,end
last year,adverb,time,,,,,,,past,,end
last weekend,adverb,time,,,,,,,past,,end
last summer,adverb,time,,,,,,,past,,end
last winter,adverb,time,,,,,,,past,,end
last time,adverb,time,,,,,,,past,,end
yesterday morning,adverb,time,,,,,,,past,,end
yesterday afternoon,adverb,time,,,,,,,past,,end
yesterday evening,adverb,time,,,,,,,past,,end
the day before yesterday,adverb,time,,,,,,,past,,end
a week ago,adverb,time,,,,,,,past,,end
a month ago,adverb,time,,,,,,,past,,end
a year ago,adverb,time,,,,,,,past,,end
a long time ago,adverb,time,,,,,,,past,,end
long ago,adverb,time,,,,,,,past,,end
ago,adverb,time,,,,,,,past,,end
two days ago,adverb,time,,,,,,,past,,end
an hour ago,adverb,time,,,,,,,past,,end
a minute ago,adverb,time,,,,,,,past,,end
a moment ago,adverb,time,,,,,,,past,,end
just now,adverb,time,,,,,,,past,,end
last Monday,adverb,time,,,,,,,past,,end
last Tuesday,adverb,time,,,,,,,past,,end
last Wednesday,adverb,time,,,,,,,past,,end
last Thursday,adverb,time,,,,,,,past,,end
last Friday,adverb,time,,,,,,,past,,end
last Saturday,adverb,time,,,,,,,past,,end
last Sunday,adverb,time,,,,,,,past,,end
this morning,adverb,time,,,,,,,past,,end
once,adverb,time,,,,,,,past,,end
earlier,adverb,time,,,,,,,past,,end
once upon a time,adverb,time,,,,,,,past,,end
in the past,adverb,time,,,,,,,past,,end
the other day,adverb,time,,,,,,,past,,end
recently,adverb,time,,,,,,,past,,end
last Christmas,adverb,time,,,,,,,past,,end
tomorrow,adverb,time,,,,,,,future,,end
tomorrow morning,adverb,time,,,,,,,future,,end
tomorrow afternoon,adverb,time,,,,,,,future,,end
tomorrow evening,adverb,time,,,,,,,future,,end
tomorrow night,adverb,time,,,,,,,future,,end
the day after tomorrow,adverb,time,,,,,,,future,,end
next week,adverb,time,,,,,,,future,,end
next month,adverb,time,,,,,,,future,,end
next year,adverb,time,,,,,,,future,,end
next time,adverb,time,,,,,,,future,,end
next weekend,adverb,time,,,,,,,future,,end
next summer,adverb,time,,,,,,,future,,end
next winter,adverb,time,,,,,,,future,,end
next Monday,adverb,time,,,,,,,future,,end
next Tuesday,adverb,time,,,,,,,future,,end
next Wednesday,adverb,time,,,,,,,future,,end
next Thursday,adverb,time,,,,,,,future,,end
next Friday,adverb,time,,,,,,,future,,end
next Saturday,adverb,time,,,,,,,future,,end
next Sunday,adverb,time,,,,,,,future,,end
soon,adverb,time,,,,,,,future,,end
later,adverb,time,,,,,,,future,,end
later today,adverb,time,,,,,,,future,,end
tonight,adverb,time,,,,,,,future,,end
this evening,adverb,time,,,,,,,future,,end
in a minute,adverb,time,,,,,,,future,,end
in a moment,adverb,time,,,,,,,future,,end
in an hour,adverb,time,,,,,,,future,,end
in a while,adverb,time,,,,,,,future,,end
in two days,adverb,time,,,,,,,future,,end
in a week,adverb,time,,,,,,,future,,end
one day,adverb,time,,,,,,,future,,end
someday,adverb,time,,,,,,,future,,end
in the future,adverb,time,,,,,,,future,,end
this weekend,adverb,time,,,,,,,future,,end
this afternoon,adverb,time,,,,,,,future,,end
from now on,adverb,time,,,,,,,future,,end
before long,adverb,time,,,,,,,future,,end
next Christmas,adverb,time,,,,,,,future,,end
now,adverb,time,,,,,,,present,,end
right now,adverb,time,,,,,,,present,,end
at the moment,adverb,time,,,,,,,present,,end
today,adverb,time,,,,,,,present,,end
these days,adverb,time,,,,,,,present,,end
nowadays,adverb,time,,,,,,,present,,end
this week,adverb,time,,,,,,,present,,end
this month,adverb,time,,,,,,,present,,end
this year,adverb,time,,,,,,,present,,end
at this moment,adverb,time,,,,,,,present,,end
then,adverb,time,,,,,,,,,start
first,adverb,time,,,,,,,,,start
after that,adverb,time,,,,,,,,,start
in the morning,adverb,time,,,,,,,,,end
in the afternoon,adverb,time,,,,,,,,,end
in the evening,adverb,time,,,,,,,,,end
in the fall,adverb,time,,,,,,,,,end
on Christmas morning,adverb,time,,,,,,,,,end
on Christmas night,adverb,time,,,,,,,,,end
on Christmas afternoon,adverb,time,,,,,,,,,end
on Easter morning,adverb,time,,,,,,,,,end
on Easter night,adverb,time,,,,,,,,,end
on Easter afternoon,adverb,time,,,,,,,,,end
on Thanksgiving morning,adverb,time,,,,,,,,,end
on Thanksgiving night,adverb,time,,,,,,,,,end
on Thanksgiving afternoon,adverb,time,,,,,,,,,end
at night,adverb,time,,,,,,,,,end
at noon,adverb,time,,,,,,,,,end
at midnight,adverb,time,,,,,,,,,end
on time,adverb,time,,,,,,,,,end
at the same time,adverb,time,,,,,,,,,end
all day,adverb,time,,,,,,,,,end
all night,adverb,time,,,,,,,,,end
for a while,adverb,time,,,,,,,,,end
for a long time,adverb,time,,,,,,,,,end
a long time,adverb,time,,,,,,,,,end
for an hour,adverb,time,,,,,,,,,end
forever,adverb,time,,,,,,,,,end
on weekdays,adverb,time,,,,,,,,,end
at the weekend,adverb,time,,,,,,,,,end
on the weekend,adverb,time,,,,,,,,,end
afterwards,adverb,time,,,,,,,,,end
in the end,adverb,time,,,,,,,,,end
at last,adverb,time,,,,,,,,,end
early,adverb,time,,,,,,,,,end
late,adverb,time,,,,,,,,,end
morning,noun,time,,,,,,,,in the morning,end
afternoon,noun,time,,,,,,,,in the afternoon,end
evening,noun,time,,,,,,,,in the evening,end
night,noun,time,,,,,,,,at night,end
noon,noun,time,,,,,,,,at noon,end
midnight,noun,time,,,,,,,,at midnight,end
weekend,noun,time,,,,,,,,on the weekend,end
spring,noun,time,,,,,,,,in spring,end
summer,noun,time,,,,,,,,in summer,end
autumn,noun,time,,,,,,,,in autumn,end
fall,noun,time,,,,,,,,in the fall,end
winter,noun,time,,,,,,,,in winter,end
Christmas,noun,time,,,,,,,,at Christmas,end
Easter,noun,time,,,,,,,,at Easter,end
lunchtime,noun,time,,,,,,,,at lunchtime,end
bedtime,noun,time,,,,,,,,at bedtime,end
dinnertime,noun,time,,,,,,,,at dinnertime,end
breaktime,noun,time,,,,,,,,at break time,end
Monday,noun,weekday,,,,,,,future,on Monday,end
Mondays,noun,weekday,,,,,,,,on Mondays,end
on Monday,adverb,weekday,,,,,,,future,,end
Tuesday,noun,weekday,,,,,,,future,on Tuesday,end
Tuesdays,noun,weekday,,,,,,,,on Tuesdays,end
on Tuesday,adverb,weekday,,,,,,,future,,end
Wednesday,noun,weekday,,,,,,,future,on Wednesday,end
Wednesdays,noun,weekday,,,,,,,,on Wednesdays,end
on Wednesday,adverb,weekday,,,,,,,future,,end
Thursday,noun,weekday,,,,,,,future,on Thursday,end
Thursdays,noun,weekday,,,,,,,,on Thursdays,end
on Thursday,adverb,weekday,,,,,,,future,,end
Friday,noun,weekday,,,,,,,future,on Friday,end
Fridays,noun,weekday,,,,,,,,on Fridays,end
on Friday,adverb,weekday,,,,,,,future,,end
Saturday,noun,weekday,,,,,,,future,on Saturday,end
Saturdays,noun,weekday,,,,,,,,on Saturdays,end
on Saturday,adverb,weekday,,,,,,,future,,end
Sunday,noun,weekday,,,,,,,future,on Sunday,end
Sundays,noun,weekday,,,,,,,,on Sundays,end
on Sunday,adverb,weekday,,,,,,,future,,end
January,noun,time,,,,,,,,in January,end
February,noun,time,,,,,,,,in February,end
March,noun,time,,,,,,,,in March,end
April,noun,time,,,,,,,,in April,end
May,noun,time,,,,,,,,in May,end
June,noun,time,,,,,,,,in June,end
July,noun,time,,,,,,,,in July,end
August,noun,time,,,,,,,,in August,end
September,noun,time,,,,,,,,in September,end
October,noun,time,,,,,,,,in October,end
November,noun,time,,,,,,,,in November,end
December,noun,time,,,,,,,,in December,end
always,adverb,frequency,,,,,,,,,before
usually,adverb,frequency,,,,,,,,,before
often,adverb,frequency,,,,,,,,,before
sometimes,adverb,frequency,,,,,,,,,before
rarely,adverb,frequency,,,,,,,,,before
seldom,adverb,frequency,,,,,,,,,before
normally,adverb,frequency,,,,,,,,,before
frequently,adverb,frequency,,,,,,,,,before
every day,adverb,frequency,,,,,,,,,end
every week,adverb,frequency,,,,,,,,,end
every morning,adverb,frequency,,,,,,,,,end
every afternoon,adverb,frequency,,,,,,,,,end
every evening,adverb,frequency,,,,,,,,,end
every night,adverb,frequency,,,,,,,,,end
every year,adverb,frequency,,,,,,,,,end
every month,adverb,frequency,,,,,,,,,end
every weekend,adverb,frequency,,,,,,,,,end
every Monday,adverb,frequency,,,,,,,,,end
every Sunday,adverb,frequency,,,,,,,,,end
every Saturday,adverb,frequency,,,,,,,,,end
once a week,adverb,frequency,,,,,,,,,end
twice a week,adverb,frequency,,,,,,,,,end
once a day,adverb,frequency,,,,,,,,,end
twice a day,adverb,frequency,,,,,,,,,end
twice,adverb,frequency,,,,,,,,,end
three times,adverb,frequency,,,,,,,,,end
all the time,adverb,frequency,,,,,,,,,end
again,adverb,frequency,,,,,,,,,end
from time to time,adverb,frequency,,,,,,,,,end
day after day,adverb,frequency,,,,,,,,,end
each day,adverb,frequency,,,,,,,,,end
daily,adverb,frequency,,,,,,,,,end
weekly,adverb,frequency,,,,,,,,,end
one more time,adverb,frequency,,,,,,,,,end
many times,adverb,frequency,,,,,,,,,end
on Saturdays and Sundays,adverb,frequency,,,,,,,,,end
already,adverb,manner,,,,,,,,,before
just,adverb,manner,,,,,,,,,before
still,adverb,manner,,,,,,,,,before
also,adverb,manner,,,,,,,,,before
nearly,adverb,manner,,,,,,,,,before
probably,adverb,manner,,,,,,,,,before
certainly,adverb,manner,,,,,,,,,before
even,adverb,manner,,,,,,,,,before
only,adverb,manner,,,,,,,,,before
as well,adverb,manner,,,,,,,,,end
together,adverb,manner,,,,,,,,,end
alone,adverb,manner,,,,,,,,,end
well,adverb,manner,,,,,,,,,end
badly,adverb,manner,,,,,,,,,end
fast,adverb,manner,,,,,,,,,end
slowly,adverb,manner,,,,,,,,,end
quickly,adverb,manner,,,,,,,,,end
quietly,adverb,manner,,,,,,,,,end
loudly,adverb,manner,,,,,,,,,end
carefully,adverb,manner,,,,,,,,,end
hard,adverb,manner,,,,,,,,,end
better,adverb,manner,,,,,,,,,end
worse,adverb,manner,,,,,,,,,end
by myself,adverb,manner,,,,,,,,,end
on my own,adverb,manner,,,,,,,,,end
happily,adverb,manner,,,,,,,,,end
happily ever after,adverb,manner,,,,,,,,,end
softly,adverb,manner,,,,,,,,,end
gently,adverb,manner,,,,,,,,,end
easily,adverb,manner,,,,,,,,,end
with care,adverb,manner,,,,,,,,,end
in silence,adverb,manner,,,,,,,,,end
like this,adverb,manner,,,,,,,,,end
like that,adverb,manner,,,,,,,,,end
either,adverb,time,,,,,,,,,end
yet,adverb,time,,,,,,,,,end
years old,adverb,manner,,,,,,,,,end
sunny,adjective,quality
windy,adjective,quality
cloudy,adjective,quality
rainy,adjective,quality
snowy,adjective,quality
foggy,adjective,quality
stormy,adjective,quality
humid,adjective,quality
freezing,adjective,quality
maybe,adverb,manner,,,,,,,,,start
perhaps,adverb,manner,,,,,,,,,start
of course,adverb,manner,,,,,,,,,start
sure,adverb,manner,,,,,,,,,start
then again,adverb,manner,,,,,,,,,start
finally,adverb,manner,,,,,,,,,start
suddenly,adverb,manner,,,,,,,,,start
here,adverb,direction,,,,,,,,,end
there,adverb,direction,,,,,,,,,end
outside,adverb,direction,,,,,,,,,end
inside,adverb,direction,,,,,,,,,end
upstairs,adverb,direction,,,,,,,,,end
downstairs,adverb,direction,,,,,,,,,end
away,adverb,direction,,,,,,,,,end
everywhere,adverb,direction,,,,,,,,,end
somewhere,adverb,direction,,,,,,,,,end
far away,adverb,direction,,,,,,,,,end
far,adverb,direction,,,,,,,,,end
nearby,adverb,direction,,,,,,,,,end
back,adverb,direction,,,,,,,,,end
over there,adverb,direction,,,,,,,,,end
over here,adverb,direction,,,,,,,,,end
abroad,adverb,direction,,,,,,,,,end
online,adverb,direction,,,,,,,,,end
overseas,adverb,direction,,,,,,,,,end
indoors,adverb,direction,,,,,,,,,end
outdoors,adverb,direction,,,,,,,,,end
to the left,adverb,direction,,,,,,,,,end
to the right,adverb,direction,,,,,,,,,end
straight ahead,adverb,direction,,,,,,,,,end
around here,adverb,direction,,,,,,,,,end
this way,adverb,direction,,,,,,,,,end
that way,adverb,direction,,,,,,,,,end
mom,noun,person,feminine,,,count,human,bare
mum,noun,person,feminine,,,count,human,bare
mommy,noun,person,feminine,,,count,human,bare
mummy,noun,person,feminine,,,count,human,bare
mama,noun,person,feminine,,,count,human,bare
grandma,noun,person,feminine,,,count,human,bare
granny,noun,person,feminine,,,count,human,bare
nana,noun,person,feminine,,,count,human,bare
auntie,noun,person,feminine,,,count,human,bare
dad,noun,person,masculine,,,count,human,bare
daddy,noun,person,masculine,,,count,human,bare
papa,noun,person,masculine,,,count,human,bare
grandpa,noun,person,masculine,,,count,human,bare
granddad,noun,person,masculine,,,count,human,bare
mother,noun,person,feminine,,,count,human
sister,noun,person,feminine,,,count,human
daughter,noun,person,feminine,,,count,human
aunt,noun,person,feminine,,,count,human
niece,noun,person,feminine,,,count,human
grandmother,noun,person,feminine,,,count,human
girl,noun,person,feminine,,,count,human
woman,noun,person,feminine,,,count,human
lady,noun,person,feminine,,,count,human
wife,noun,person,feminine,,,count,human
girlfriend,noun,person,feminine,,,count,human
queen,noun,person,feminine,,,count,human
princess,noun,person,feminine,,,count,human
waitress,noun,person,feminine,,,count,human
witch,noun,person,feminine,,,count,human
father,noun,person,masculine,,,count,human
brother,noun,person,masculine,,,count,human
son,noun,person,masculine,,,count,human
uncle,noun,person,masculine,,,count,human
nephew,noun,person,masculine,,,count,human
grandfather,noun,person,masculine,,,count,human
boy,noun,person,masculine,,,count,human
man,noun,person,masculine,,,count,human
husband,noun,person,masculine,,,count,human
boyfriend,noun,person,masculine,,,count,human
king,noun,person,masculine,,,count,human
prince,noun,person,masculine,,,count,human
waiter,noun,person,masculine,,,count,human
baby,noun,person,,,,count,human
child,noun,person,,,,count,human
friend,noun,person,,,,count,human
cousin,noun,person,,,,count,human
teacher,noun,person,,,,count,human
doctor,noun,person,,,,count,human
nurse,noun,person,,,,count,human
dentist,noun,person,,,,count,human
therapist,noun,person,,,,count,human
speech therapist,noun,person,,,,count,human
physiotherapist,noun,person,,,,count,human
psychologist,noun,person,,,,count,human
student,noun,person,,,,count,human
classmate,noun,person,,,,count,human
neighbor,noun,person,,,,count,human
neighbour,noun,person,,,,count,human
person,noun,person,,,,count,human
police officer,noun,person,,,,count,human
firefighter,noun,person,,,,count,human
driver,noun,person,,,,count,human
cook,noun,person,,,,count,human
baker,noun,person,,,,count,human
farmer,noun,person,,,,count,human
caregiver,noun,person,,,,count,human
helper,noun,person,,,,count,human
assistant,noun,person,,,,count,human
principal,noun,person,,,,count,human
coach,noun,person,,,,count,human
player,noun,person,,,,count,human
singer,noun,person,,,,count,human
parent,noun,person,,,,count,human
patient,noun,person,,,,count,human
clown,noun,person,,,,count,human
pirate,noun,person,,,,count,human
superhero,noun,person,,,,count,human
artist,noun,person,,,,count,human
vet,noun,person,,,,count,human
librarian,noun,person,,,,count,human
mail carrier,noun,person,,,,count,human
hairdresser,noun,person,,,,count,human
boss,noun,person,,,,count,human
adult,noun,person,,,,count,human
kid,noun,person,,,,count,human
babysitter,noun,person,,,,count,human
stranger,noun,person,,,,count,human
team,noun,person,,,,count,human
class,noun,person,,,,count,human
family,noun,person,,,,count,human
people,noun,person,,plural,,count,human
parents,noun,person,,plural,,count,human
grandparents,noun,person,,plural,,count,human
dog,noun,animal,,,,count,animate
cat,noun,animal,,,,count,animate
bird,noun,animal,,,,count,animate
horse,noun,animal,,,,count,animate
cow,noun,animal,,,,count,animate
pig,noun,animal,,,,count,animate
rabbit,noun,animal,,,,count,animate
mouse,noun,animal,,,,count,animate
duck,noun,animal,,,,count,animate
chicken,noun,animal,,,,count,animate
lion,noun,animal,,,,count,animate
tiger,noun,animal,,,,count,animate
bear,noun,animal,,,,count,animate
elephant,noun,animal,,,,count,animate
monkey,noun,animal,,,,count,animate
snake,noun,animal,,,,count,animate
frog,noun,animal,,,,count,animate
turtle,noun,animal,,,,count,animate
butterfly,noun,animal,,,,count,animate
bee,noun,animal,,,,count,animate
ant,noun,animal,,,,count,animate
spider,noun,animal,,,,count,animate
wolf,noun,animal,,,,count,animate
fox,noun,animal,,,,count,animate
giraffe,noun,animal,,,,count,animate
zebra,noun,animal,,,,count,animate
penguin,noun,animal,,,,count,animate
whale,noun,animal,,,,count,animate
dolphin,noun,animal,,,,count,animate
shark,noun,animal,,,,count,animate
puppy,noun,animal,,,,count,animate
kitten,noun,animal,,,,count,animate
goat,noun,animal,,,,count,animate
donkey,noun,animal,,,,count,animate
goose,noun,animal,,,,count,animate
crocodile,noun,animal,,,,count,animate
hippo,noun,animal,,,,count,animate
dinosaur,noun,animal,,,,count,animate
animal,noun,animal,,,,count,animate
pet,noun,animal,,,,count,animate
insect,noun,animal,,,,count,animate
worm,noun,animal,,,,count,animate
owl,noun,animal,,,,count,animate
parrot,noun,animal,,,,count,animate
hamster,noun,animal,,,,count,animate
kangaroo,noun,animal,,,,count,animate
koala,noun,animal,,,,count,animate
octopus,noun,animal,,,,count,animate
crab,noun,animal,,,,count,animate
snail,noun,animal,,,,count,animate
squirrel,noun,animal,,,,count,animate
unicorn,noun,animal,,,,count,animate
dragon,noun,animal,,,,count,animate
fish,noun,animal,,,,count,animate
sheep,noun,animal,,,,count,animate
deer,noun,animal,,,,count,animate
apple,noun,food,,,,count
banana,noun,food,,,,count
orange,noun,food,,,,count
pear,noun,food,,,,count
strawberry,noun,food,,,,count
grape,noun,food,,,,count
cherry,noun,food,,,,count
peach,noun,food,,,,count
lemon,noun,food,,,,count
pineapple,noun,food,,,,count
melon,noun,food,,,,count
watermelon,noun,food,,,,count
mango,noun,food,,,,count
plum,noun,food,,,,count
kiwi,noun,food,,,,count
tomato,noun,food,,,,count
potato,noun,food,,,,count
carrot,noun,food,,,,count
onion,noun,food,,,,count
cucumber,noun,food,,,,count
pepper,noun,food,,,,count
egg,noun,food,,,,count
sandwich,noun,food,,,,count
hamburger,noun,food,,,,count
burger,noun,food,,,,count
hot dog,noun,food,,,,count
pizza,noun,food,,,,count
cookie,noun,food,,,,count
biscuit,noun,food,,,,count
cake,noun,food,,,,count
candy,noun,food,,,,count
sweet,noun,food,,,,count
ice cream cone,noun,food,,,,count
lollipop,noun,food,,,,count
donut,noun,food,,,,count
pancake,noun,food,,,,count
muffin,noun,food,,,,count
croissant,noun,food,,,,count
salad,noun,food,,,,count
sausage,noun,food,,,,count
omelet,noun,food,,,,count
bean,noun,food,,,,count
pea,noun,food,,,,count
nut,noun,food,,,,count
olive,noun,food,,,,count
snack,noun,food,,,,count
lunchbox,noun,food,,,,count
taco,noun,food,,,,count
burrito,noun,food,,,,count
chocolate bar,noun,food,,,,count
egg roll,noun,food,,,,count
cupcake,noun,food,,,,count
pretzel,noun,food,,,,count
yogurt,noun,food,,,,count
milkshake,noun,food,,,,count
smoothie,noun,food,,,,count
pie,noun,food,,,,count
steak,noun,food,,,,count
popsicle,noun,food,,,,count
bread,noun,food,,,,mass
rice,noun,food,,,,mass
pasta,noun,food,,,,mass
spaghetti,noun,food,,,,mass
cheese,noun,food,,,,mass
butter,noun,food,,,,mass
meat,noun,food,,,,mass
chicken nuggets meat,noun,food,,,,mass
beef,noun,food,,,,mass
pork,noun,food,,,,mass
ham,noun,food,,,,mass
soup,noun,food,,,,mass
cereal,noun,food,,,,mass
toast,noun,food,,,,mass
jam,noun,food,,,,mass
honey,noun,food,,,,mass
sugar,noun,food,,,,mass
salt,noun,food,,,,mass
chocolate,noun,food,,,,mass
ice cream,noun,food,,,,mass
popcorn,noun,food,,,,mass
fruit,noun,food,,,,mass
food,noun,food,,,,mass
lettuce,noun,food,,,,mass
corn,noun,food,,,,mass
bacon,noun,food,,,,mass
oatmeal,noun,food,,,,mass
jelly,noun,food,,,,mass
flour,noun,food,,,,mass
ketchup,noun,food,,,,mass
pudding,noun,food,,,,mass
fries,noun,food,,plural,,count
french fries,noun,food,,plural,,count
vegetables,noun,food,,plural,,count
chips,noun,food,,plural,,count
crisps,noun,food,,plural,,count
noodles,noun,food,,plural,,count
crackers,noun,food,,plural,,count
water,noun,drink,,,,mass
milk,noun,drink,,,,mass
juice,noun,drink,,,,mass
orange juice,noun,drink,,,,mass
apple juice,noun,drink,,,,mass
coffee,noun,drink,,,,mass
tea,noun,drink,,,,mass
soda,noun,drink,,,,mass
lemonade,noun,drink,,,,mass
hot chocolate,noun,drink,,,,mass
wine,noun,drink,,,,mass
beer,noun,drink,,,,mass
cocoa,noun,drink,,,,mass
drink,noun,drink,,,,count
breakfast,noun,meal,,,,mass,,bare
lunch,noun,meal,,,,mass,,bare
dinner,noun,meal,,,,mass,,bare
supper,noun,meal,,,,mass,,bare
brunch,noun,meal,,,,mass,,bare
dessert,noun,meal,,,,mass,,bare
meal,noun,meal,,,,count
picnic,noun,meal,,,,count
park,noun,place,,,,count
beach,noun,place,,,,count
playground,noun,place,,,,count
store,noun,place,,,,count
shop,noun,place,,,,count
supermarket,noun,place,,,,count
library,noun,place,,,,count
museum,noun,place,,,,count
zoo,noun,place,,,,count
farm,noun,place,,,,count
hospital,noun,place,,,,count
restaurant,noun,place,,,,count
cafeteria,noun,place,,,,count
cafe,noun,place,,,,count
pool,noun,place,,,,count
swimming pool,noun,place,,,,count
movie theater,noun,place,,,,count
cinema,noun,place,,,,count
theater,noun,place,,,,count
theatre,noun,place,,,,count
airport,noun,place,,,,count
train station,noun,place,,,,count
station,noun,place,,,,count
bus stop,noun,place,,,,count
gym,noun,place,,,,count
city,noun,place,,,,count
country,noun,place,,,,count
village,noun,place,,,,count
street,noun,place,,,,count
road,noun,place,,,,count
market,noun,place,,,,count
bakery,noun,place,,,,count
pharmacy,noun,place,,,,count
post office,noun,place,,,,count
bank,noun,place,,,,count
office,noun,place,,,,count
forest,noun,place,,,,count
mountain,noun,place,,,,count
river,noun,place,,,,count
lake,noun,place,,,,count
island,noun,place,,,,count
clinic,noun,place,,,,count
hotel,noun,place,,,,count
stadium,noun,place,,,,count
circus,noun,place,,,,count
church building,noun,place,,,,count
castle,noun,place,,,,count
bridge,noun,place,,,,count
world,noun,place,,,,count
mall,noun,place,,,,count
fair,noun,place,,,,count
field,noun,place,,,,count
garage,noun,place,,,,count
court,noun,place,,,,count
doctor's office,noun,place,,,,count
hairdresser's,noun,place,,,,count
toy store,noun,place,,,,count
countryside,noun,place,,,,count
sea,noun,place,,,,count
ocean,noun,place,,,,count
seaside,noun,place,,,,count
corner,noun,place,,,,count
party place,noun,place,,,,count
garden,noun,place,,,,count
yard,noun,place,,,,count
backyard,noun,place,,,,count
school,noun,place,,,,mass,,bare
church,noun,place,,,,mass,,bare
college,noun,place,,,,mass,,bare
university,noun,place,,,,mass,,bare
work,noun,place,,,,mass,,bare
daycare,noun,place,,,,mass,,bare
kindergarten,noun,place,,,,mass,,bare
preschool,noun,place,,,,mass,,bare
town,noun,place,,,,mass,,bare
class time,noun,place,,,,mass,,bare
home,noun,home,,,,mass,,bare
house,noun,home,,,,count
apartment,noun,home,,,,count
flat,noun,home,,,,count
kitchen,noun,room,,,,count
bathroom,noun,room,,,,count
bedroom,noun,room,,,,count
living room,noun,room,,,,count
dining room,noun,room,,,,count
classroom,noun,room,,,,count
toilet,noun,room,,,,count
loo,noun,room,,,,count
restroom,noun,room,,,,count
basement,noun,room,,,,count
attic,noun,room,,,,count
hall,noun,room,,,,count
hallway,noun,room,,,,count
shower room,noun,room,,,,count
waiting room,noun,room,,,,count
room,noun,room,,,,count
bed,noun,furniture,,,,count
table,noun,furniture,,,,count
chair,noun,furniture,,,,count
sofa,noun,furniture,,,,count
couch,noun,furniture,,,,count
desk,noun,furniture,,,,count
shelf,noun,furniture,,,,count
cupboard,noun,furniture,,,,count
closet,noun,furniture,,,,count
wardrobe,noun,furniture,,,,count
lamp,noun,furniture,,,,count
door,noun,furniture,,,,count
window,noun,furniture,,,,count
fridge,noun,furniture,,,,count
refrigerator,noun,furniture,,,,count
bathtub,noun,furniture,,,,count
sink,noun,furniture,,,,count
mirror,noun,furniture,,,,count
rug,noun,furniture,,,,count
stairs,noun,furniture,,plural,,count
floor,noun,furniture,,,,count
wall,noun,furniture,,,,count
drawer,noun,furniture,,,,count
bookshelf,noun,furniture,,,,count
bench,noun,furniture,,,,count
stool,noun,furniture,,,,count
oven,noun,furniture,,,,count
stove,noun,furniture,,,,count
pillow,noun,furniture,,,,count
cradle,noun,furniture,,,,count
crib,noun,furniture,,,,count
ball,noun,toy,,,,count
doll,noun,toy,,,,count
teddy bear,noun,toy,,,,count
teddy,noun,toy,,,,count
puzzle,noun,toy,,,,count
kite,noun,toy,,,,count
toy car,noun,toy,,,,count
balloon,noun,toy,,,,count
robot,noun,toy,,,,count
block,noun,toy,,,,count
drum toy,noun,toy,,,,count
yo-yo,noun,toy,,,,count
toy,noun,toy,,,,count
swing,noun,toy,,,,count
slide,noun,toy,,,,count
seesaw,noun,toy,,,,count
trampoline,noun,toy,,,,count
marble,noun,toy,,,,count
jump rope,noun,toy,,,,count
dollhouse,noun,toy,,,,count
toy train,noun,toy,,,,count
rattle,noun,toy,,,,count
spinning top,noun,toy,,,,count
bubble,noun,toy,,,,count
game,noun,game,,,,count
board game,noun,game,,,,count
card game,noun,game,,,,count
video game,noun,game,,,,count
hide-and-seek,noun,game,,,,mass,,bare
tag,noun,game,,,,mass,,bare
chess,noun,game,,,,mass,,bare
checkers,noun,game,,,,mass,,bare
dominoes,noun,game,,,,mass,,bare
bingo,noun,game,,,,mass,,bare
catch,noun,game,,,,mass,,bare
hopscotch,noun,game,,,,mass,,bare
cards,noun,game,,plural,,,,bare
football,noun,sport,,,,mass,,bare
soccer,noun,sport,,,,mass,,bare
basketball,noun,sport,,,,mass,,bare
baseball,noun,sport,,,,mass,,bare
tennis,noun,sport,,,,mass,,bare
volleyball,noun,sport,,,,mass,,bare
hockey,noun,sport,,,,mass,,bare
golf,noun,sport,,,,mass,,bare
swimming,noun,sport,,,,mass,,bare
karate,noun,sport,,,,mass,,bare
judo,noun,sport,,,,mass,,bare
gymnastics,noun,sport,,,,mass,,bare
rugby,noun,sport,,,,mass,,bare
cricket,noun,sport,,,,mass,,bare
skating,noun,sport,,,,mass,,bare
skiing,noun,sport,,,,mass,,bare
ping-pong,noun,sport,,,,mass,,bare
badminton,noun,sport,,,,mass,,bare
yoga,noun,sport,,,,mass,,bare
piano,noun,instrument,,,,count
guitar,noun,instrument,,,,count
drum,noun,instrument,,,,count
flute,noun,instrument,,,,count
violin,noun,instrument,,,,count
trumpet,noun,instrument,,,,count
tambourine,noun,instrument,,,,count
xylophone,noun,instrument,,,,count
harmonica,noun,instrument,,,,count
recorder,noun,instrument,,,,count
cello,noun,instrument,,,,count
maracas,noun,instrument,,,,count
drums,noun,instrument,,plural
music,noun,music,,,,mass
song,noun,music,,,,count
TV,noun,media,,,,mass,,bare
television,noun,media,,,,mass,,bare
movie,noun,media,,,,count
film,noun,media,,,,count
cartoon,noun,media,,,,count
show,noun,media,,,,count
video,noun,media,,,,count
program,noun,media,,,,count
picture,noun,media,,,,count
photo,noun,media,,,,count
photograph,noun,media,,,,count
picture book,noun,media,,,,count
book,noun,book,,,,count
storybook,noun,book,,,,count
magazine,noun,book,,,,count
comic,noun,book,,,,count
notebook,noun,book,,,,count
newspaper,noun,book,,,,count
letter,noun,book,,,,count
card,noun,book,,,,count
dictionary,noun,book,,,,count
story,noun,story,,,,count
joke,noun,story,,,,count
poem,noun,story,,,,count
fairy tale,noun,story,,,,count
secret,noun,story,,,,count
lie,noun,story,,,,count
computer,noun,device,,,,count
tablet,noun,device,,,,count
phone,noun,device,,,,count
camera,noun,device,,,,count
radio,noun,device,,,,count
remote,noun,device,,,,count
printer,noun,device,,,,count
clock,noun,device,,,,count
watch,noun,device,,,,count
light,noun,device,,,,count
machine,noun,device,,,,count
communicator,noun,device,,,,count
wheelchair,noun,device,,,,count
hearing aid,noun,device,,,,count
battery,noun,device,,,,count
alarm,noun,device,,,,count
microwave,noun,device,,,,count
washing machine,noun,device,,,,count
vacuum cleaner,noun,device,,,,count
iPad,noun,device,,,,count
fan,noun,device,,,,count
heater,noun,device,,,,count
pencil,noun,thing,,,,count
pen,noun,thing,,,,count
crayon,noun,thing,,,,count
marker,noun,thing,,,,count
eraser,noun,thing,,,,count
brush,noun,thing,,,,count
paintbrush,noun,thing,,,,count
ruler,noun,thing,,,,count
bag,noun,thing,,,,count
backpack,noun,thing,,,,count
box,noun,thing,,,,count
bottle,noun,thing,,,,count
cup,noun,thing,,,,count
glass,noun,thing,,,,count
plate,noun,thing,,,,count
bowl,noun,thing,,,,count
spoon,noun,thing,,,,count
fork,noun,thing,,,,count
knife,noun,thing,,,,count
napkin,noun,thing,,,,count
key,noun,thing,,,,count
umbrella,noun,thing,,,,count
toothbrush,noun,thing,,,,count
towel,noun,thing,,,,count
comb,noun,thing,,,,count
hairbrush,noun,thing,,,,count
present,noun,thing,,,,count
gift,noun,thing,,,,count
candle,noun,thing,,,,count
basket,noun,thing,,,,count
bucket,noun,thing,,,,count
shovel,noun,thing,,,,count
hammer,noun,thing,,,,count
rope,noun,thing,,,,count
stick,noun,thing,,,,count
stone,noun,thing,,,,count
flag,noun,thing,,,,count
blanket,noun,thing,,,,count
tissue,noun,thing,,,,count
wallet,noun,thing,,,,count
ticket,noun,thing,,,,count
map,noun,thing,,,,count
sticker,noun,thing,,,,count
button,noun,thing,,,,count
hole,noun,thing,,,,count
ladder,noun,thing,,,,count
tool,noun,thing,,,,count
broom,noun,thing,,,,count
mop,noun,thing,,,,count
sponge,noun,thing,,,,count
straw,noun,thing,,,,count
tent,noun,thing,,,,count
suitcase,noun,thing,,,,count
diaper,noun,thing,,,,count
nappy,noun,thing,,,,count
pacifier,noun,thing,,,,count
bandage,noun,thing,,,,count
band-aid,noun,thing,,,,count
thing,noun,thing,,,,count
word,noun,thing,,,,count
name,noun,thing,,,,count
number,noun,thing,,,,count
question,noun,thing,,,,count
answer,noun,thing,,,,count
picture card,noun,thing,,,,count
line,noun,thing,,,,count
circle,noun,thing,,,,count
bell,noun,thing,,,,count
whistle,noun,thing,,,,count
sign,noun,thing,,,,count
page,noun,thing,,,,count
thermometer,noun,thing,,,,count
scissors,noun,thing,,plural,,count
glasses,noun,thing,,plural,,count
sunglasses,noun,thing,,plural,,count
dishes,noun,thing,,plural,,count
toys,noun,thing,,plural,,count
clothes pegs,noun,thing,,plural,,count
headphones,noun,thing,,plural,,count
groceries,noun,thing,,plural,,count
paper,noun,material,,,,mass
soap,noun,material,,,,mass
shampoo,noun,material,,,,mass
toothpaste,noun,material,,,,mass
paint,noun,material,,,,mass
glue,noun,material,,,,mass
clay,noun,material,,,,mass
sand,noun,material,,,,mass
wood,noun,material,,,,mass
plastic,noun,material,,,,mass
cream,noun,material,,,,mass
playdough,noun,material,,,,mass
tape,noun,material,,,,mass
trash,noun,material,,,,mass
garbage,noun,material,,,,mass
rubbish,noun,material,,,,mass
laundry,noun,material,,,,mass
homework,noun,material,,,,mass
work to do,noun,material,,,,mass
fire,noun,material,,,,mass
smoke,noun,material,,,,mass
cotton,noun,material,,,,mass
dust,noun,material,,,,mass
mud,noun,material,,,,mass
hay,noun,material,,,,mass
ink,noun,material,,,,mass
money,noun,money,,,,mass
coin,noun,money,,,,count
medicine,noun,medicine,,,,mass
pill,noun,medicine,,,,count
injection,noun,medicine,,,,count
syrup,noun,food,,,,mass
vaccine,noun,medicine,,,,count
head,noun,body,,,,count
hand,noun,body,,,,count
foot,noun,body,,,,count
arm,noun,body,,,,count
leg,noun,body,,,,count
eye,noun,body,,,,count
ear,noun,body,,,,count
nose,noun,body,,,,count
mouth,noun,body,,,,count
tooth,noun,body,,,,count
tongue,noun,body,,,,count
finger,noun,body,,,,count
knee,noun,body,,,,count
tummy,noun,body,,,,count
stomach,noun,body,,,,count
belly,noun,body,,,,count
neck,noun,body,,,,count
throat,noun,body,,,,count
shoulder,noun,body,,,,count
elbow,noun,body,,,,count
chest,noun,body,,,,count
toe,noun,body,,,,count
nail,noun,body,,,,count
chin,noun,body,,,,count
cheek,noun,body,,,,count
lip,noun,body,,,,count
thumb,noun,body,,,,count
heart,noun,body,,,,count
bottom,noun,body,,,,count
forehead,noun,body,,,,count
ankle,noun,body,,,,count
wrist,noun,body,,,,count
body,noun,body,,,,count
face,noun,body,,,,count
hair,noun,body,,,,mass
skin,noun,body,,,,mass
shirt,noun,clothing,,,,count
T-shirt,noun,clothing,,,,count
sweater,noun,clothing,,,,count
jumper,noun,clothing,,,,count
jacket,noun,clothing,,,,count
coat,noun,clothing,,,,count
dress,noun,clothing,,,,count
skirt,noun,clothing,,,,count
hat,noun,clothing,,,,count
cap,noun,clothing,,,,count
scarf,noun,clothing,,,,count
belt,noun,clothing,,,,count
shoe,noun,clothing,,,,count
sock,noun,clothing,,,,count
boot,noun,clothing,,,,count
glove,noun,clothing,,,,count
swimsuit,noun,clothing,,,,count
tie,noun,clothing,,,,count
raincoat,noun,clothing,,,,count
sandal,noun,clothing,,,,count
slipper,noun,clothing,,,,count
uniform,noun,clothing,,,,count
costume,noun,clothing,,,,count
mask,noun,clothing,,,,count
bib,noun,clothing,,,,count
mitten,noun,clothing,,,,count
sneaker,noun,clothing,,,,count
AFO,noun,clothing,,,,count
pants,noun,clothing,,plural,,count
trousers,noun,clothing,,plural,,count
jeans,noun,clothing,,plural,,count
shorts,noun,clothing,,plural,,count
pajamas,noun,clothing,,plural,,count
pyjamas,noun,clothing,,plural,,count
clothes,noun,clothing,,plural,,count
underpants,noun,clothing,,plural,,count
tights,noun,clothing,,plural,,count
socks,noun,clothing,,plural,,count
shoes,noun,clothing,,plural,,count
boots,noun,clothing,,plural,,count
gloves,noun,clothing,,plural,,count
car,noun,vehicle,,,,count
bus,noun,vehicle,,,,count
train,noun,vehicle,,,,count
bike,noun,vehicle,,,,count
bicycle,noun,vehicle,,,,count
plane,noun,vehicle,,,,count
airplane,noun,vehicle,,,,count
boat,noun,vehicle,,,,count
ship,noun,vehicle,,,,count
truck,noun,vehicle,,,,count
motorcycle,noun,vehicle,,,,count
taxi,noun,vehicle,,,,count
ambulance,noun,vehicle,,,,count
helicopter,noun,vehicle,,,,count
tram,noun,vehicle,,,,count
scooter,noun,vehicle,,,,count
van,noun,vehicle,,,,count
tractor,noun,vehicle,,,,count
fire truck,noun,vehicle,,,,count
rocket,noun,vehicle,,,,count
subway,noun,vehicle,,,,count
school bus,noun,vehicle,,,,count
police car,noun,vehicle,,,,count
stroller,noun,vehicle,,,,count
tree,noun,plant,,,,count
flower,noun,plant,,,,count
plant,noun,plant,,,,count
leaf,noun,plant,,,,count
seed,noun,plant,,,,count
branch,noun,plant,,,,count
rose,noun,plant,,,,count
grass,noun,plant,,,,mass
sun,noun,nature,,,,count,,definite
moon,noun,nature,,,,count,,definite
sky,noun,nature,,,,count,,definite
star,noun,nature,,,,count
cloud,noun,nature,,,,count
rainbow,noun,nature,,,,count
rock,noun,nature,,,,count
shell,noun,nature,,,,count
hill,noun,nature,,,,count
wave,noun,nature,,,,count
volcano,noun,nature,,,,count
planet,noun,nature,,,,count
shadow,noun,nature,,,,count
rain,noun,weather,,,,mass
snow,noun,weather,,,,mass
wind,noun,weather,,,,mass
fog,noun,weather,,,,mass
thunder,noun,weather,,,,mass
hail,noun,weather,,,,mass
ice,noun,weather,,,,mass
storm,noun,weather,,,,count
weather,noun,weather,,,,mass,,definite
math,noun,subject,,,,mass
maths,noun,subject,,,,mass
science,noun,subject,,,,mass
history,noun,subject,,,,mass
geography,noun,subject,,,,mass
art,noun,subject,,,,mass
reading,noun,subject,,,,mass
writing,noun,subject,,,,mass
PE,noun,subject,,,,mass
physical education,noun,subject,,,,mass
English,noun,language,,,,mass
Spanish,noun,language,,,,mass
Portuguese,noun,language,,,,mass
French,noun,language,,,,mass
German,noun,language,,,,mass
Chinese,noun,language,,,,mass
sign language,noun,language,,,,mass
help,noun,feeling,,,,mass
love,noun,feeling,,,,mass
luck,noun,feeling,,,,mass
fun,noun,feeling,,,,mass
fear,noun,feeling,,,,mass
joy,noun,feeling,,,,mass
courage,noun,feeling,,,,mass
peace,noun,feeling,,,,mass
patience,noun,feeling,,,,mass
pain,noun,feeling,,,,mass
anger,noun,feeling,,,,mass
sadness,noun,feeling,,,,mass
happiness,noun,feeling,,,,mass
attention,noun,feeling,,,,mass
permission,noun,feeling,,,,mass
headache,noun,illness,,,,count
stomachache,noun,illness,,,,count
fever,noun,illness,,,,count
cough,noun,illness,,,,count
toothache,noun,illness,,,,count
earache,noun,illness,,,,count
sore throat,noun,illness,,,,count
allergy,noun,illness,,,,count
cut,noun,illness,,,,count
bruise,noun,illness,,,,count
runny nose,noun,illness,,,,count
stomach ache,noun,illness,,,,count
temperature,noun,illness,,,,count
flu,noun,illness,,,,count,,definite
asthma,noun,illness,,,,mass
party,noun,event,,,,count
birthday,noun,event,,,,count
trip,noun,event,,,,count
lesson,noun,event,,,,count
appointment,noun,event,,,,count
holiday,noun,event,,,,count
vacation,noun,event,,,,count
wedding,noun,event,,,,count
concert,noun,event,,,,count
match,noun,event,,,,count
race,noun,event,,,,count
birthday party,noun,event,,,,count
walk,noun,event,,,,count
bath,noun,event,,,,count
shower,noun,event,,,,count
nap,noun,event,,,,count
break,noun,event,,,,count
rest,noun,event,,,,count
dream,noun,event,,,,count
idea,noun,event,,,,count
problem,noun,event,,,,count
turn,noun,event,,,,count
hug,noun,event,,,,count
kiss,noun,event,,,,count
seat,noun,event,,,,count
look,noun,event,,,,count
ride,noun,event,,,,count
photo session,noun,event,,,,count
surprise,noun,event,,,,count
mistake,noun,event,,,,count
joke time,noun,event,,,,count
noise,noun,event,,,,count
accident,noun,event,,,,count
visit,noun,event,,,,count
dance,noun,event,,,,count
test,noun,event,,,,count
exam,noun,event,,,,count
drawing,noun,event,,,,count
job,noun,event,,,,count
plan,noun,event,,,,count
secret plan,noun,event,,,,count
wish,noun,event,,,,count
try,noun,event,,,,count
swim time,noun,event,,,,count
favor,noun,event,,,,count
favour,noun,event,,,,count
chance,noun,event,,,,count
race car,noun,event,,,,count
list,noun,event,,,,count
choice,noun,event,,,,count
recess,noun,time,,,,mass,,bare,,at recess,end
therapy,noun,activity,,,,mass
speech therapy,noun,activity,,,,mass
physiotherapy,noun,activity,,,,mass
time,noun,activity,,,,mass
playtime,noun,activity,,,,mass
color,noun,idea,,,,count
colour,noun,idea,,,,count
shape,noun,idea,,,,count
size,noun,idea,,,,count
age,noun,idea,,,,count
bigger,adjective,quality
smaller,adjective,quality
taller,adjective,quality
shorter,adjective,quality
faster,adjective,quality
slower,adjective,quality
older,adjective,quality
younger,adjective,quality
stronger,adjective,quality
longer,adjective,quality
happier,adjective,quality
easier,adjective,quality
harder,adjective,quality
hotter,adjective,quality
colder,adjective,quality
nicer,adjective,quality
louder,adjective,quality
quieter,adjective,quality
newer,adjective,quality
heavier,adjective,quality
lighter,adjective,quality
cleaner,adjective,quality
higher,adjective,quality
lower,adjective,quality
Spain,proper-noun,place,,,,,inanimate,bare
Mexico,proper-noun,place,,,,,inanimate,bare
Argentina,proper-noun,place,,,,,inanimate,bare
Brazil,proper-noun,place,,,,,inanimate,bare
Portugal,proper-noun,place,,,,,inanimate,bare
England,proper-noun,place,,,,,inanimate,bare
America,proper-noun,place,,,,,inanimate,bare
Canada,proper-noun,place,,,,,inanimate,bare
France,proper-noun,place,,,,,inanimate,bare
Germany,proper-noun,place,,,,,inanimate,bare
Italy,proper-noun,place,,,,,inanimate,bare
China,proper-noun,place,,,,,inanimate,bare
Japan,proper-noun,place,,,,,inanimate,bare
India,proper-noun,place,,,,,inanimate,bare
Africa,proper-noun,place,,,,,inanimate,bare
Europe,proper-noun,place,,,,,inanimate,bare
Asia,proper-noun,place,,,,,inanimate,bare
Australia,proper-noun,place,,,,,inanimate,bare
Ireland,proper-noun,place,,,,,inanimate,bare
Scotland,proper-noun,place,,,,,inanimate,bare
Colombia,proper-noun,place,,,,,inanimate,bare
Chile,proper-noun,place,,,,,inanimate,bare
Peru,proper-noun,place,,,,,inanimate,bare
Cuba,proper-noun,place,,,,,inanimate,bare
Russia,proper-noun,place,,,,,inanimate,bare
Poland,proper-noun,place,,,,,inanimate,bare
Greece,proper-noun,place,,,,,inanimate,bare
Egypt,proper-noun,place,,,,,inanimate,bare
Morocco,proper-noun,place,,,,,inanimate,bare
Turkey,proper-noun,place,,,,,inanimate,bare
London,proper-noun,place,,,,,inanimate,bare
Paris,proper-noun,place,,,,,inanimate,bare
Madrid,proper-noun,place,,,,,inanimate,bare
Barcelona,proper-noun,place,,,,,inanimate,bare
Lisbon,proper-noun,place,,,,,inanimate,bare
Rome,proper-noun,place,,,,,inanimate,bare
Berlin,proper-noun,place,,,,,inanimate,bare
Dublin,proper-noun,place,,,,,inanimate,bare
Boston,proper-noun,place,,,,,inanimate,bare
Chicago,proper-noun,place,,,,,inanimate,bare
Miami,proper-noun,place,,,,,inanimate,bare
Washington,proper-noun,place,,,,,inanimate,bare
New York,proper-noun,place,,,,,inanimate,bare
Los Angeles,proper-noun,place,,,,,inanimate,bare
Mexico City,proper-noun,place,,,,,inanimate,bare
Buenos Aires,proper-noun,place,,,,,inanimate,bare
Rio de Janeiro,proper-noun,place,,,,,inanimate,bare
Porto,proper-noun,place,,,,,inanimate,bare
Pamplona,proper-noun,place,,,,,inanimate,bare
Tokyo,proper-noun,place,,,,,inanimate,bare
California,proper-noun,place,,,,,inanimate,bare
Texas,proper-noun,place,,,,,inanimate,bare
Florida,proper-noun,place,,,,,inanimate,bare
Disneyland,proper-noun,place,,,,,inanimate,bare
happy,adjective,emotion
sad,adjective,emotion
angry,adjective,emotion
scared,adjective,emotion
afraid,adjective,emotion
excited,adjective,emotion
worried,adjective,emotion
nervous,adjective,emotion
surprised,adjective,emotion
bored,adjective,emotion
proud,adjective,emotion
calm,adjective,emotion
jealous,adjective,emotion
shy,adjective,emotion
lonely,adjective,emotion
glad,adjective,emotion
upset,adjective,emotion
mad,adjective,emotion
in love,adjective,emotion
ashamed,adjective,emotion
embarrassed,adjective,emotion
frustrated,adjective,emotion
confused,adjective,emotion
curious,adjective,emotion
disappointed,adjective,emotion
relaxed,adjective,emotion
grumpy,adjective,emotion
tired,adjective,state
hungry,adjective,state
thirsty,adjective,state
sick,adjective,state
ill,adjective,state
cold,adjective,state
hot,adjective,state
sleepy,adjective,state
hurt,adjective,state
ready,adjective,state
busy,adjective,state
wet,adjective,state
awake,adjective,state
asleep,adjective,state
dizzy,adjective,state
fine,adjective,state
better now,adjective,state
OK now,adjective,state
full,adjective,state
lost,adjective,state
finished,adjective,state
done,adjective,state
dressed,adjective,state
pregnant,adjective,state
naked,adjective,state
okay now,adjective,state
warm,adjective,state
stuck,adjective,state
broken,adjective,state
open,adjective,state
closed,adjective,state
empty,adjective,state
dirty,adjective,state
clean,adjective,state
free,adjective,state
alive,adjective,state
dead,adjective,state
missing,adjective,state
awake now,adjective,state
good,adjective,quality
bad,adjective,quality
nice,adjective,quality
beautiful,adjective,quality
ugly,adjective,quality
funny,adjective,quality
new,adjective,quality
old,adjective,quality
young,adjective,quality
slow,adjective,quality
easy,adjective,quality
difficult,adjective,quality
strong,adjective,quality
weak,adjective,quality
soft,adjective,quality
loud,adjective,quality
quiet,adjective,quality
salty,adjective,quality
sour,adjective,quality
bitter,adjective,quality
delicious,adjective,quality
yummy,adjective,quality
yucky,adjective,quality
tasty,adjective,quality
dry,adjective,quality
heavy,adjective,quality
dark,adjective,quality
bright,adjective,quality
kind,adjective,quality
friendly,adjective,quality
smart,adjective,quality
clever,adjective,quality
brave,adjective,quality
naughty,adjective,quality
silly,adjective,quality
lazy,adjective,quality
important,adjective,quality
dangerous,adjective,quality
safe,adjective,quality
expensive,adjective,quality
cheap,adjective,quality
round,adjective,quality
square,adjective,quality
sharp,adjective,quality
rich,adjective,quality
poor,adjective,quality
same,adjective,quality
different,adjective,quality
favorite,adjective,quality
favourite,adjective,quality
great,adjective,quality
wonderful,adjective,quality
terrible,adjective,quality
lovely,adjective,quality
cute,adjective,quality
horrible,adjective,quality
boring,adjective,quality
interesting,adjective,quality
right,adjective,quality
wrong,adjective,quality
true,adjective,quality
special,adjective,quality
polite,adjective,quality
rude,adjective,quality
careful,adjective,quality
noisy,adjective,quality
crazy,adjective,quality
sick of,adjective,quality
spicy,adjective,quality
fresh,adjective,quality
sticky,adjective,quality
smooth,adjective,quality
rough,adjective,quality
thick,adjective,quality
thin,adjective,quality
fat,adjective,quality
wooden,adjective,quality
real,adjective,quality
perfect,adjective,quality
ready-made,adjective,quality
can't help,verb,action
grow out of,verb,action
pull down,verb,action
slip on,verb,action
stretch out,verb,action
next,adjective,quality
last,adjective,quality
second,adjective,quality
third,adjective,quality
deaf,adjective,quality
blind,adjective,quality
famous,adjective,quality
modern,adjective,quality
quick,adjective,quality
honest,adjective,quality
useful,adjective,quality
magic,adjective,quality
electric,adjective,quality
best,adjective,quality
worst,adjective,quality
big,adjective,size
small,adjective,size
little,adjective,size
tall,adjective,size
short,adjective,size
long,adjective,size
large,adjective,size
huge,adjective,size
tiny,adjective,size
high,adjective,size
low,adjective,size
wide,adjective,size
narrow,adjective,size
deep,adjective,size
enormous,adjective,size
giant,adjective,size
red,adjective,color
blue,adjective,color
green,adjective,color
yellow,adjective,color
black,adjective,color
white,adjective,color
pink,adjective,color
purple,adjective,color
brown,adjective,color
gray,adjective,color
grey,adjective,color
gold,adjective,color
silver,adjective,color
golden,adjective,color
light blue,adjective,color
dark blue,adjective,color
very much,adverb,manner,,,,,,,,,verb
Roblox,proper-noun,game,,,,mass,inanimate,bare
Minecraft,proper-noun,game,,,,mass,inanimate,bare
Fortnite,proper-noun,game,,,,mass,inanimate,bare
Uno,proper-noun,game,,,,mass,inanimate,bare
Monopoly,proper-noun,game,,,,mass,inanimate,bare
Jenga,proper-noun,game,,,,mass,inanimate,bare
Pokémon,proper-noun,game,,,,mass,inanimate,bare
Mario,proper-noun,game,,,,mass,inanimate,bare
Tetris,proper-noun,game,,,,mass,inanimate,bare
Scrabble,proper-noun,game,,,,mass,inanimate,bare
Twister,proper-noun,game,,,,mass,inanimate,bare
Pac-Man,proper-noun,game,,,,mass,inanimate,bare
YouTube,proper-noun,media,,,,mass,inanimate,bare
Netflix,proper-noun,media,,,,mass,inanimate,bare
TikTok,proper-noun,media,,,,mass,inanimate,bare
Bluey,proper-noun,media,,,,mass,inanimate,bare
Spotify,proper-noun,media,,,,mass,inanimate,bare
Disney,proper-noun,place,,,,,inanimate,bare
Instagram,proper-noun,media,,,,mass,inanimate,bare
WhatsApp,proper-noun,media,,,,mass,inanimate,bare
place,noun,place,,,,count
side,noun,place,,,,count
center,noun,place,,,,count
peanut,noun,food,,,,count
company,noun,place,,,,count
government,noun,place,,,,count
business,noun,place,,,,count
organization,noun,place,,,,count
society,noun,place,,,,count
industry,noun,place,,,,count
site,noun,place,,,,count
point,noun,thing,,,,count
lot,noun,thing,,,,count
issue,noun,thing,,,,count
service,noun,thing,,,,count
change,noun,thing,,,,count
force,noun,thing,,,,count
policy,noun,thing,,,,count
rate,noun,thing,,,,count
report,noun,thing,,,,count
view,noun,thing,,,,count
action,noun,thing,,,,count
season,noun,thing,,,,count
position,noun,thing,,,,count
record,noun,thing,,,,count
form,noun,thing,,,,count
matter,noun,thing,,,,count
figure,noun,thing,,,,count
product,noun,thing,,,,count
step,noun,thing,,,,count
type,noun,thing,,,,count
brace,noun,thing,,,,count
cable,noun,thing,,,,count
text,noun,thing,,,,count
tip,noun,thing,,,,count
promise,noun,thing,,,,count
evidence,noun,thing,,,,mass
insurance,noun,thing,,,,mass
hearing,noun,thing,,,,mass
support,noun,thing,,,,mass
pressure,noun,thing,,,,mass
control,noun,thing,,,,mass
development,noun,thing,,,,mass
volume,noun,thing,,,,mass
police,noun,person,,plural,,count,human,definite
guy,noun,person,masculine,,,count,human
mess,noun,thing,,,,count
camp,noun,place,,,,count
ground,noun,place,,,,count,,definite
mind,noun,body,,,,count
end,noun,thing,,,,count,,definite
Ivy,proper-noun,person,feminine,singular,3,,human,bare
Rose,proper-noun,person,feminine,singular,3,,human,bare
Lily,proper-noun,person,feminine,singular,3,,human,bare
Daisy,proper-noun,person,feminine,singular,3,,human,bare
Grace,proper-noun,person,feminine,singular,3,,human,bare
Joy,proper-noun,person,feminine,singular,3,,human,bare
Hope,proper-noun,person,feminine,singular,3,,human,bare
Sue,proper-noun,person,feminine,singular,3,,human,bare
Jean,proper-noun,person,feminine,singular,3,,human,bare
Olive,proper-noun,person,feminine,singular,3,,human,bare
Ruby,proper-noun,person,feminine,singular,3,,human,bare
Pearl,proper-noun,person,feminine,singular,3,,human,bare
Violet,proper-noun,person,feminine,singular,3,,human,bare
Heather,proper-noun,person,feminine,singular,3,,human,bare
Dawn,proper-noun,person,feminine,singular,3,,human,bare
Eve,proper-noun,person,feminine,singular,3,,human,bare
Faith,proper-noun,person,feminine,singular,3,,human,bare
Holly,proper-noun,person,feminine,singular,3,,human,bare
Hazel,proper-noun,person,feminine,singular,3,,human,bare
Iris,proper-noun,person,feminine,singular,3,,human,bare
Jade,proper-noun,person,feminine,singular,3,,human,bare
Penny,proper-noun,person,feminine,singular,3,,human,bare
Poppy,proper-noun,person,feminine,singular,3,,human,bare
Sandy,proper-noun,person,feminine,singular,3,,human,bare
Amber,proper-noun,person,feminine,singular,3,,human,bare
Ginger,proper-noun,person,feminine,singular,3,,human,bare
Olivia,proper-noun,person,feminine,singular,3,,human,bare
Emma,proper-noun,person,feminine,singular,3,,human,bare
Mary,proper-noun,person,feminine,singular,3,,human,bare
Anna,proper-noun,person,feminine,singular,3,,human,bare
Lucy,proper-noun,person,feminine,singular,3,,human,bare
Sarah,proper-noun,person,feminine,singular,3,,human,bare
Kate,proper-noun,person,feminine,singular,3,,human,bare
Alice,proper-noun,person,feminine,singular,3,,human,bare
Julia,proper-noun,person,feminine,singular,3,,human,bare
Laura,proper-noun,person,feminine,singular,3,,human,bare
Linda,proper-noun,person,feminine,singular,3,,human,bare
Susan,proper-noun,person,feminine,singular,3,,human,bare
Emily,proper-noun,person,feminine,singular,3,,human,bare
Sophie,proper-noun,person,feminine,singular,3,,human,bare
Chloe,proper-noun,person,feminine,singular,3,,human,bare
Mia,proper-noun,person,feminine,singular,3,,human,bare
Zoe,proper-noun,person,feminine,singular,3,,human,bare
Ella,proper-noun,person,feminine,singular,3,,human,bare
Maria,proper-noun,person,feminine,singular,3,,human,bare
Mark,proper-noun,person,masculine,singular,3,,human,bare
Bill,proper-noun,person,masculine,singular,3,,human,bare
Will,proper-noun,person,masculine,singular,3,,human,bare
Rob,proper-noun,person,masculine,singular,3,,human,bare
Ray,proper-noun,person,masculine,singular,3,,human,bare
Frank,proper-noun,person,masculine,singular,3,,human,bare
Art,proper-noun,person,masculine,singular,3,,human,bare
Dale,proper-noun,person,masculine,singular,3,,human,bare
Cliff,proper-noun,person,masculine,singular,3,,human,bare
Chase,proper-noun,person,masculine,singular,3,,human,bare
Hunter,proper-noun,person,masculine,singular,3,,human,bare
Mason,proper-noun,person,masculine,singular,3,,human,bare
Cooper,proper-noun,person,masculine,singular,3,,human,bare
Carter,proper-noun,person,masculine,singular,3,,human,bare
Parker,proper-noun,person,masculine,singular,3,,human,bare
Jack,proper-noun,person,masculine,singular,3,,human,bare
Tom,proper-noun,person,masculine,singular,3,,human,bare
Sam,proper-noun,person,masculine,singular,3,,human,bare
Luke,proper-noun,person,masculine,singular,3,,human,bare
Max,proper-noun,person,masculine,singular,3,,human,bare
Leo,proper-noun,person,masculine,singular,3,,human,bare
Peter,proper-noun,person,masculine,singular,3,,human,bare
Paul,proper-noun,person,masculine,singular,3,,human,bare
John,proper-noun,person,masculine,singular,3,,human,bare
James,proper-noun,person,masculine,singular,3,,human,bare
David,proper-noun,person,masculine,singular,3,,human,bare
Daniel,proper-noun,person,masculine,singular,3,,human,bare
Ben,proper-noun,person,masculine,singular,3,,human,bare
Harry,proper-noun,person,masculine,singular,3,,human,bare
George,proper-noun,person,masculine,singular,3,,human,bare
Oliver,proper-noun,person,masculine,singular,3,,human,bare
Noah,proper-noun,person,masculine,singular,3,,human,bare
God,proper-noun,person,masculine,singular,3,,human,bare
Santa,proper-noun,person,masculine,singular,3,,human,bare
Santa Claus,proper-noun,person,masculine,singular,3,,human,bare
Father Christmas,proper-noun,person,masculine,singular,3,,human,bare
Mother Nature,proper-noun,person,feminine,singular,3,,human,bare
Jack Frost,proper-noun,person,masculine,singular,3,,human,bare
Tooth Fairy,proper-noun,person,feminine,singular,3,,human,definite
Easter Bunny,proper-noun,person,masculine,singular,3,,human,definite
Adam,proper-noun,person,masculine,singular,3,,human,bare
Jake,proper-noun,person,masculine,singular,3,,human,bare
Nick,proper-noun,person,masculine,singular,3,,human,bare
Mike,proper-noun,person,masculine,singular,3,,human,bare
Tim,proper-noun,person,masculine,singular,3,,human,bare
Dan,proper-noun,person,masculine,singular,3,,human,bare
Joe,proper-noun,person,masculine,singular,3,,human,bare
Bob,proper-noun,person,masculine,singular,3,,human,bare
Jim,proper-noun,person,masculine,singular,3,,human,bare
Lance,proper-noun,person,masculine,singular,3,,human,bare
Miles,proper-noun,person,masculine,singular,3,,human,bare
Drew,proper-noun,person,masculine,singular,3,,human,bare
Chuck,proper-noun,person,masculine,singular,3,,human,bare
Rich,proper-noun,person,masculine,singular,3,,human,bare
Rod,proper-noun,person,masculine,singular,3,,human,bare
Guy,proper-noun,person,masculine,singular,3,,human,bare
gloomy,adjective,emotion
cross,adjective,emotion
discouraged,adjective,emotion
puzzled,adjective,emotion
sorrowful,adjective,emotion
ecstatic,adjective,emotion
fascinated,adjective,emotion
nostalgic,adjective,emotion
touched,adjective,emotion
cooked,adjective,state
ruined,adjective,state
unlocked,adjective,state
tied,adjective,state
poorly,adjective,state
spilled,adjective,state
hoarse,adjective,state
bruised,adjective,state
untied,adjective,state
unbuttoned,adjective,state
unzipped,adjective,state
unmade,adjective,state
unwrapped,adjective,state
clogged,adjective,state
sprained,adjective,state
dislocated,adjective,state
subluxed,adjective,state
smudged,adjective,state
chipped,adjective,state
dented,adjective,state
punctured,adjective,state
unhooked,adjective,state
unplugged,adjective,state
charged,adjective,state
drained,adjective,state
stranded,adjective,state
bleeding,adjective,state
shaky,adjective,state
poisoned,adjective,state
nonverbal,adjective,state
rapid,adjective,quality
organized,adjective,quality
smelly,adjective,quality
brunette,adjective,quality
spooky,adjective,quality
tiring,adjective,quality
confusing,adjective,quality
worrying,adjective,quality
shocking,adjective,quality
unlikely,adjective,quality
Australian,adjective,quality
Irish,adjective,quality
Scottish,adjective,quality
Argentine,adjective,quality
Colombian,adjective,quality
Peruvian,adjective,quality
Chilean,adjective,quality
Cuban,adjective,quality
Venezuelan,adjective,quality
human,adjective,quality
physical,adjective,quality
social,adjective,quality
cultural,adjective,quality
political,adjective,quality
historical,adjective,quality
equal,adjective,quality
central,adjective,quality
previous,adjective,quality
current,adjective,quality
annual,adjective,quality
temporary,adjective,quality
constant,adjective,quality
gradual,adjective,quality
rocky,adjective,quality
sandy,adjective,quality
dusty,adjective,quality
steamy,adjective,quality
tropical,adjective,quality
oily,adjective,quality
bland,adjective,quality
muscular,adjective,quality
fit,adjective,quality
athletic,adjective,quality
left,adjective,quality
upper,adjective,quality
triple,adjective,quality
incomplete,adjective,quality
particular,adjective,quality
specific,adjective,quality
skilled,adjective,quality
experienced,adjective,quality
energetic,adjective,quality
passive,adjective,quality
hard-working,adjective,quality
confident,adjective,quality
arrogant,adjective,quality
dishonest,adjective,quality
dense,adjective,quality
hollow,adjective,quality
elastic,adjective,quality
sturdy,adjective,quality
washable,adjective,quality
comfy,adjective,quality
cosy,adjective,quality
spacious,adjective,quality
roomy,adjective,quality
fancy,adjective,quality
casual,adjective,quality
proper,adjective,quality
blank,adjective,quality
fluent,adjective,quality
fussy,adjective,quality
fearless,adjective,quality
adventurous,adjective,quality
burning,adjective,quality
woolly,adjective,quality
patterned,adjective,quality
scientific,adjective,quality
sporty,adjective,quality
hyperactive,adjective,quality
hyper,adjective,quality
sleepless,adjective,quality
reckless,adjective,quality
cautious,adjective,quality
milky,adjective,quality
salted,adjective,quality
unsalted,adjective,quality
sweetened,adjective,quality
boiled,adjective,quality
baked,adjective,quality
grilled,adjective,quality
cloudless,adjective,quality
moonlit,adjective,quality
overcast,adjective,quality
drizzly,adjective,quality
hilarious,adjective,quality
ridiculous,adjective,quality
marvellous,adjective,quality
splendid,adjective,quality
unbelievable,adjective,quality
unforgettable,adjective,quality
memorable,adjective,quality
deadly,adjective,quality
priceless,adjective,quality
affordable,adjective,quality
free-range,adjective,quality
single-use,adjective,quality
broken-down,adjective,quality
worn-out,adjective,quality
second-hand,adjective,quality
long-sleeved,adjective,quality
short-sleeved,adjective,quality
in a row,adverb,manner,,,,,,,,,end
at all,adverb,manner,,,,,,,,,end
for real,adverb,manner,,,,,,,,,end
instead,adverb,manner,,,,,,,,,end
in English,adverb,manner,,,,,,,,,end
in Spanish,adverb,manner,,,,,,,,,end
in groups,adverb,manner,,,,,,,,,end
just like that,adverb,manner,,,,,,,,,end
so-so,adverb,manner,,,,,,,,,end
hurriedly,adverb,manner,,,,,,,,,end
ever,adverb,frequency,,,,,,,,,before
almost never,adverb,frequency,,,,,,,,,before
not often,adverb,frequency,,,,,,,,,before
definitely,adverb,frequency,,,,,,,,,before
again and again,adverb,frequency,,,,,,,,,end
each week,adverb,frequency,,,,,,,,,end
most of the time,adverb,frequency,,,,,,,,,end
all the day,adverb,time,,,,,,,,,end
for ages,adverb,time,,,,,,,,,end
for days,adverb,time,,,,,,,,,end
for ever,adverb,time,,,,,,,,,end
as soon as possible,adverb,time,,,,,,,future,,end
the night before last,adverb,time,,,,,,,past,,end
at lunch,adverb,time,,,,,,,,,end
at dinner,adverb,time,,,,,,,,,end
at breakfast,adverb,time,,,,,,,,,end
for breakfast,adverb,time,,,,,,,,,end
for lunch,adverb,time,,,,,,,,,end
for dinner,adverb,time,,,,,,,,,end
at Christmas,adverb,time,,,,,,,,,end
at Easter,adverb,time,,,,,,,,,end
at recess,adverb,time,,,,,,,,,end
at playtime,adverb,time,,,,,,,,,end
in bed,adverb,direction,,,,,,,,,end
on the way,adverb,direction,,,,,,,,,end
on the other side,adverb,direction,,,,,,,,,end
next to me,adverb,direction,,,,,,,,,end
underneath,adverb,direction,,,,,,,,,end
by the sea,adverb,direction,,,,,,,,,end
in the air,adverb,direction,,,,,,,,,end
in the dark,adverb,direction,,,,,,,,,end
in the rain,adverb,direction,,,,,,,,,end
in the sun,adverb,direction,,,,,,,,,end
in the shade,adverb,direction,,,,,,,,,end
at sea,adverb,direction,,,,,,,,,end
on board,adverb,direction,,,,,,,,,end
on the ground,adverb,direction,,,,,,,,,end
while,conjunction,connective
although,conjunction,connective
unless,conjunction,connective
whenever,conjunction,connective
so that,conjunction,connective
as soon as,conjunction,connective
even though,conjunction,connective
so much,determiner,quantity,,,,,,,,,verb
so many,determiner,quantity,,,,,,,,,verb
a couple of,determiner,quantity,,,,,,,,,verb
a dozen,determiner,quantity,,,,,,,,,verb
a loaf of,determiner,quantity,,,,,,,,,verb
a carton of,determiner,quantity,,,,,,,,,verb
a jar of,determiner,quantity,,,,,,,,,verb
a packet of,determiner,quantity,,,,,,,,,verb
a pack of,determiner,quantity,,,,,,,,,verb
a kilo of,determiner,quantity,,,,,,,,,verb
a plate of,determiner,quantity,,,,,,,,,verb
a spoonful of,determiner,quantity,,,,,,,,,verb
a tube of,determiner,quantity,,,,,,,,,verb
a bar of,determiner,quantity,,,,,,,,,verb
a bunch of,determiner,quantity,,,,,,,,,verb
a group of,determiner,quantity,,,,,,,,,verb
a sheet of,determiner,quantity,,,,,,,,,verb
a drop of,determiner,quantity,,,,,,,,,verb
a pile of,determiner,quantity,,,,,,,,,verb
a lump of,determiner,quantity,,,,,,,,,verb
a scoop of,determiner,quantity,,,,,,,,,verb
a handful of,determiner,quantity,,,,,,,,,verb
a mug of,determiner,quantity,,,,,,,,,verb
a bucket of,determiner,quantity,,,,,,,,,verb
a basket of,determiner,quantity,,,,,,,,,verb
loads of,determiner,quantity,,,,,,,,,verb
tons of,determiner,quantity,,,,,,,,,verb
most of,determiner,quantity,,,,,,,,,verb
all of,determiner,quantity,,,,,,,,,verb
none of,determiner,quantity,,,,,,,,,verb
one of,determiner,quantity,,,,,,,,,verb
some of,determiner,quantity,,,,,,,,,verb
both of,determiner,quantity,,,,,,,,,verb
very little,determiner,quantity,,,,,,,,,verb
very few,determiner,quantity,,,,,,,,,verb
two pieces of,determiner,quantity,,,,,,,,,verb
two glasses of,determiner,quantity,,,,,,,,,verb
two cups of,determiner,quantity,,,,,,,,,verb
two slices of,determiner,quantity,,,,,,,,,verb
too little,determiner,quantity,,,,,,,,,verb
too few,determiner,quantity,,,,,,,,,verb
hundreds of,determiner,quantity,,,,,,,,,verb
quite a lot of,determiner,quantity,,,,,,,,,verb
towards,adposition,direction
toward,adposition,direction
beneath,adposition,direction
despite,adposition,direction
except,adposition,direction
throughout,adposition,direction
beyond,adposition,direction
among,adposition,direction
within,adposition,direction
via,adposition,direction
since,adposition,direction
per,adposition,direction
close to,adposition,direction
instead of,adposition,direction
because of,adposition,direction
along with,adposition,direction
thanks to,adposition,direction
outside of,adposition,direction
ahead of,adposition,direction
at the end of,adposition,direction
in the middle of,adposition,direction
at the top of,adposition,direction
at the bottom of,adposition,direction
on the side of,adposition,direction
to the left of,adposition,direction
to the right of,adposition,direction
due to,adposition,direction
apart from,adposition,direction
in between,adposition,direction
good job,interjection,social
excuse you,interjection,social
uh-oh,interjection,social
yay,interjection,social
shh,interjection,social
hooray,interjection,social
ouch,interjection,social
oh no,interjection,social
oh,interjection,social
never mind,interjection,social
no problem,interjection,social
of course not,interjection,social
sure thing,interjection,social
see you,interjection,social
see you soon,interjection,social
see you tomorrow,interjection,social
happy new year,interjection,social
happy Easter,interjection,social
get well soon,interjection,social
nice to meet you,interjection,social
pardon,interjection,social
not at all,interjection,social
yes thank you,interjection,social
bye-bye,interjection,social
sweet dreams,interjection,social
you're welcome,interjection,social
my pleasure,interjection,social
I beg your pardon,interjection,social
hurray,interjection,social
bravo,interjection,social
all the,determiner,quality
both the,determiner,quality
half a,determiner,quality
half an,determiner,quality
half the,determiner,quality
some more,determiner,quantity,,,,,,,,,verb
one more,determiner,quantity,,,,,,,,,verb
two more,determiner,quantity,,,,,,,,,verb
three more,determiner,quantity,,,,,,,,,verb
a bit more,determiner,quantity,,,,,,,,,verb
a little more,determiner,quantity,,,,,,,,,verb
much more,determiner,quantity,,,,,,,,,verb
many more,determiner,quantity,,,,,,,,,verb
a few more,determiner,quantity,,,,,,,,,verb
no more,determiner,quantity,,,,,,,,,verb
any more of,determiner,quantity,,,,,,,,,verb
enough of,determiner,quantity,,,,,,,,,verb
lots more,determiner,quantity,,,,,,,,,verb
near here,adverb,direction,,,,,,,,,end
near there,adverb,direction,,,,,,,,,end
through here,adverb,direction,,,,,,,,,end
born,adjective,state
United States,proper-noun,place,,singular,3,,inanimate,definite
Netherlands,proper-noun,place,,singular,3,,inanimate,definite
Philippines,proper-noun,place,,singular,3,,inanimate,definite
United Kingdom,proper-noun,place,,singular,3,,inanimate,definite
UK,proper-noun,place,,singular,3,,inanimate,definite
USA,proper-noun,place,,singular,3,,inanimate,definite
US,proper-noun,place,,singular,3,,inanimate,definite
Czech Republic,proper-noun,place,,singular,3,,inanimate,definite
Dominican Republic,proper-noun,place,,singular,3,,inanimate,definite
Bahamas,proper-noun,place,,singular,3,,inanimate,definite
Maldives,proper-noun,place,,singular,3,,inanimate,definite
more than,adposition,direction
less than,adposition,direction
better than,adposition,direction
called,adjective,state
named,adjective,state
none of your business,interjection,social
Merry Christmas,interjection,social
Happy New Year,interjection,social
Happy Easter,interjection,social
Happy Halloween,interjection,social
happy Halloween,interjection,social
pleased to meet you,interjection,social
nice meeting you,interjection,social
nice to see you,interjection,social
good to see you,interjection,social
knock knock,interjection,social
just kidding,interjection,social
goodnight,interjection,social
night night,interjection,social
bye bye,interjection,social
no way,interjection,social
my bad,interjection,social
long time no see,interjection,social
ow,interjection,social
owie,interjection,social
boohoo,interjection,social
achoo,interjection,social
grr,interjection,social
mmm,interjection,social
nah,interjection,social
yep,interjection,social
nope,interjection,social
yeah,interjection,social
trick or treat,interjection,social
ha ha,interjection,social
haha,interjection,social
hee hee,interjection,social
lol,interjection,social
ta-da,interjection,social
gosh,interjection,social
omg,interjection,social
boo,interjection,social
aha,interjection,social
duh,interjection,social
whee,interjection,social
ready set go,interjection,social
ready steady go,interjection,social
well played,interjection,social
see you next week,interjection,social
see you in the morning,interjection,social
see you at school,interjection,social
what kind of,adverb,question,,,,,,,,,,what
what type of,adverb,question,,,,,,,,,,what
what sort of,adverb,question,,,,,,,,,,what
spare,adjective,quality
bouncy,adjective,quality
goofy,adjective,quality
dim,adjective,quality
grandad,noun,person,masculine,,,count,human,bare
nan,noun,person,feminine,,,count,human,bare
gran,noun,person,feminine,,,count,human,bare
nanna,noun,person,feminine,,,count,human,bare
opener,noun,thing,,,,count,inanimate
tin opener,noun,thing,,,,count,inanimate
thank you very much,interjection,social
thank you so much,interjection,social
thanks a lot,interjection,social
just a minute,interjection,social
just a second,interjection,social
taken,adjective,state
telly,noun,media,,,,mass,,bare
fitting room,noun,room,,,,count,inanimate
lego,noun,toy,,,,mass,,bare
each other,pronoun,person,,plural,3,,human
uh oh,interjection,social
ready or not,interjection,social
please don't,interjection,social
here you go,interjection,social
currently,adverb,time,,,,,,,present,,end
presently,adverb,time,,,,,,,future,,end
back then,adverb,time,,,,,,,past,,end
sooner or later,adverb,time,,,,,,,future,,end
some day,adverb,time,,,,,,,future,,end
any day now,adverb,time,,,,,,,future,,end
any minute now,adverb,time,,,,,,,future,,end
every now and again,adverb,frequency,,,,,,,,,end
nightly,adverb,frequency,,,,,,,,,end
since then,adverb,time,,,,,,,,,end
until then,adverb,time,,,,,,,,,end
by then,adverb,time,,,,,,,,,end
midday,noun,time,,,,,,,,at midday,end
yuck,interjection,social
yum,interjection,social
eww,interjection,social
ew,interjection,social
ugh,interjection,social
phew,interjection,social
yikes,interjection,social
brr,interjection,social
ick,interjection,social
blech,interjection,social
whoa,interjection,social
aww,interjection,social
oh-oh,interjection,social
uh,interjection,social
whoops,interjection,social
woohoo,interjection,social
till,adposition,direction
upon,adposition,direction
besides,adposition,direction
according to,adposition,direction
in case of,adposition,direction
in spite of,adposition,direction
on behalf of,adposition,direction
together with,adposition,direction
at the back of,adposition,direction
at the front of,adposition,direction
on the left of,adposition,direction
on the right of,adposition,direction
at the side of,adposition,direction
regardless of,adposition,direction
except for,adposition,direction
aside from,adposition,direction
prior to,adposition,direction
in addition to,adposition,direction
with regard to,adposition,direction
by means of,adposition,direction
in charge of,adposition,direction
in favor of,adposition,direction
in favour of,adposition,direction
in terms of,adposition,direction
in search of,adposition,direction
in honor of,adposition,direction
in honour of,adposition,direction
in exchange for,adposition,direction
in return for,adposition,direction
as a result of,adposition,direction
on account of,adposition,direction
at the edge of,adposition,direction
on the other side of,adposition,direction
on the edge of,adposition,direction
in need of,adposition,direction
in the company of,adposition,direction
amid,adposition,direction
alongside,adposition,direction
versus,adposition,direction
as of,adposition,direction
in the back of,adposition,direction
in the front of,adposition,direction
at the beginning of,adposition,direction
at the start of,adposition,direction
though,conjunction,connective
even if,conjunction,connective
as long as,conjunction,connective
whereas,conjunction,connective
now that,conjunction,connective
provided that,conjunction,connective
in case,conjunction,connective
the moment,conjunction,connective
by the time,conjunction,connective
as if,conjunction,connective
as though,conjunction,connective
wherever,conjunction,connective
or else,conjunction,connective
therefore,conjunction,connective
however,adverb,manner,,,,,,,,,start
otherwise,conjunction,connective
fairer,adjective,quality
sweeter,adjective,quality
tidier,adjective,quality
saner,adjective,quality
sorrier,adjective,quality
closest,adjective,quality
fairest,adjective,quality
farthest,adjective,quality
flattest,adjective,quality
lightest,adjective,quality
nearest,adjective,quality
sweetest,adjective,quality
tidiest,adjective,quality
sanest,adjective,quality
insane,adjective,quality
absolutely,adverb,degree,,,,,,,,,verb
entirely,adverb,degree,,,,,,,,,verb
fully,adverb,degree,,,,,,,,,verb
highly,adverb,degree,,,,,,,,,verb
utterly,adverb,degree,,,,,,,,,verb
wholly,adverb,degree,,,,,,,,,verb
greatly,adverb,degree,,,,,,,,,verb
considerably,adverb,degree,,,,,,,,,verb
significantly,adverb,degree,,,,,,,,,verb
substantially,adverb,degree,,,,,,,,,verb
relatively,adverb,degree,,,,,,,,,verb
comparatively,adverb,degree,,,,,,,,,verb
enormously,adverb,degree,,,,,,,,,verb
tremendously,adverb,degree,,,,,,,,,verb
hugely,adverb,degree,,,,,,,,,verb
massively,adverb,degree,,,,,,,,,verb
immensely,adverb,degree,,,,,,,,,verb
infinitely,adverb,degree,,,,,,,,,verb
extraordinarily,adverb,degree,,,,,,,,,verb
exceptionally,adverb,degree,,,,,,,,,verb
remarkably,adverb,degree,,,,,,,,,verb
unbelievably,adverb,degree,,,,,,,,,verb
amazingly,adverb,degree,,,,,,,,,verb
awfully,adverb,degree,,,,,,,,,verb
dreadfully,adverb,degree,,,,,,,,,verb
exceedingly,adverb,degree,,,,,,,,,verb
excessively,adverb,degree,,,,,,,,,verb
moderately,adverb,degree,,,,,,,,,verb
reasonably,adverb,degree,,,,,,,,,verb
sufficiently,adverb,degree,,,,,,,,,verb
adequately,adverb,degree,,,,,,,,,verb
partially,adverb,degree,,,,,,,,,verb
partly,adverb,degree,,,,,,,,,verb
increasingly,adverb,degree,,,,,,,,,verb
profoundly,adverb,degree,,,,,,,,,verb
intensely,adverb,degree,,,,,,,,,verb
vastly,adverb,degree,,,,,,,,,verb
drastically,adverb,degree,,,,,,,,,verb
dramatically,adverb,degree,,,,,,,,,verb
marginally,adverb,degree,,,,,,,,,verb
noticeably,adverb,degree,,,,,,,,,verb
markedly,adverb,degree,,,,,,,,,verb
radically,adverb,degree,,,,,,,,,verb
unusually,adverb,degree,,,,,,,,,verb
disproportionately,adverb,degree,,,,,,,,,verb
especially,adverb,degree,,,,,,,,,before
mainly,adverb,degree,,,,,,,,,before
simply,adverb,degree,,,,,,,,,before
merely,adverb,degree,,,,,,,,,before
purely,adverb,degree,,,,,,,,,before
solely,adverb,degree,,,,,,,,,before
primarily,adverb,degree,,,,,,,,,before
chiefly,adverb,degree,,,,,,,,,before
largely,adverb,degree,,,,,,,,,before
exclusively,adverb,degree,,,,,,,,,before
specifically,adverb,degree,,,,,,,,,before
predominantly,adverb,degree,,,,,,,,,before
principally,adverb,degree,,,,,,,,,before
essentially,adverb,degree,,,,,,,,,before
virtually,adverb,degree,,,,,,,,,before
practically,adverb,degree,,,,,,,,,before
specially,adverb,degree,,,,,,,,,before
scarcely,adverb,degree,,,,,,,,,before
approximately,adverb,degree,,,,,,,,,verb
roughly,adverb,degree,,,,,,,,,verb
precisely,adverb,degree,,,,,,,,,verb
apparently,adverb,manner,,,,,,,,,before
evidently,adverb,manner,,,,,,,,,before
presumably,adverb,manner,,,,,,,,,before
allegedly,adverb,manner,,,,,,,,,before
reportedly,adverb,manner,,,,,,,,,before
supposedly,adverb,manner,,,,,,,,,before
undoubtedly,adverb,manner,,,,,,,,,before
unquestionably,adverb,manner,,,,,,,,,before
seemingly,adverb,manner,,,,,,,,,before
surely,adverb,manner,,,,,,,,,before
purportedly,adverb,manner,,,,,,,,,before
ostensibly,adverb,manner,,,,,,,,,before
doubtless,adverb,manner,,,,,,,,,before
genuinely,adverb,manner,,,,,,,,,before
literally,adverb,manner,,,,,,,,,before
originally,adverb,manner,,,,,,,,,before
secretly,adverb,manner,,,,,,,,,before
thankfully,adverb,manner,,,,,,,,,start
regrettably,adverb,manner,,,,,,,,,start
basically,adverb,manner,,,,,,,,,start
ideally,adverb,manner,,,,,,,,,start
ironically,adverb,manner,,,,,,,,,start
interestingly,adverb,manner,,,,,,,,,start
admittedly,adverb,manner,,,,,,,,,start
frankly,adverb,manner,,,,,,,,,start
additionally,adverb,manner,,,,,,,,,start
consequently,adverb,manner,,,,,,,,,start
accordingly,adverb,manner,,,,,,,,,start
furthermore,adverb,manner,,,,,,,,,start
moreover,adverb,manner,,,,,,,,,start
nevertheless,adverb,manner,,,,,,,,,start
nonetheless,adverb,manner,,,,,,,,,start
hence,adverb,manner,,,,,,,,,start
thus,adverb,manner,,,,,,,,,start
alternatively,adverb,manner,,,,,,,,,start
conversely,adverb,manner,,,,,,,,,start
incidentally,adverb,manner,,,,,,,,,start
firstly,adverb,manner,,,,,,,,,start
secondly,adverb,manner,,,,,,,,,start
lastly,adverb,manner,,,,,,,,,start
likewise,adverb,manner,,,,,,,,,start
understandably,adverb,manner,,,,,,,,,start
theoretically,adverb,manner,,,,,,,,,start
ultimately,adverb,manner,,,,,,,,,start
initially,adverb,manner,,,,,,,,,start
overall,adverb,manner,,,,,,,,,start
indeed,adverb,manner,,,,,,,,,start
surprisingly,adverb,manner,,,,,,,,,start
inevitably,adverb,manner,,,,,,,,,start
technically,adverb,manner,,,,,,,,,start
miraculously,adverb,manner,,,,,,,,,start
naturally,adverb,manner,,,,,,,,,start
alas,adverb,manner,,,,,,,,,start
regardless,adverb,manner,,,,,,,,,end
typically,adverb,frequency,,,,,,,,,before
traditionally,adverb,frequency,,,,,,,,,before
commonly,adverb,frequency,,,,,,,,,before
invariably,adverb,frequency,,,,,,,,,before
ordinarily,adverb,frequency,,,,,,,,,before
annually,adverb,frequency,,,,,,,,,end
periodically,adverb,frequency,,,,,,,,,end
continually,adverb,frequency,,,,,,,,,end
continuously,adverb,frequency,,,,,,,,,end
intermittently,adverb,frequency,,,,,,,,,end
biannually,adverb,frequency,,,,,,,,,end
quarterly,adverb,frequency,,,,,,,,,end
thrice,adverb,frequency,,,,,,,,,end
formerly,adverb,time,,,,,,,past,,end
subsequently,adverb,time,,,,,,,,,end
thereafter,adverb,time,,,,,,,,,end
afterward,adverb,time,,,,,,,,,end
beforehand,adverb,time,,,,,,,,,end
sooner,adverb,time,,,,,,,,,end
anytime,adverb,time,,,,,,,,,end
sometime,adverb,time,,,,,,,,,end
hereafter,adverb,time,,,,,,,,,end
henceforth,adverb,time,,,,,,,,,end
forth,adverb,direction,,,,,,,,,end
aboard,adverb,direction,,,,,,,,,end
afar,adverb,direction,,,,,,,,,end
aloft,adverb,direction,,,,,,,,,end
downstream,adverb,direction,,,,,,,,,end
upstream,adverb,direction,,,,,,,,,end
midway,adverb,direction,,,,,,,,,end
halfway,adverb,direction,,,,,,,,,end
downward,adverb,direction,,,,,,,,,end
onward,adverb,direction,,,,,,,,,end
onwards,adverb,direction,,,,,,,,,end
westward,adverb,direction,,,,,,,,,end
southward,adverb,direction,,,,,,,,,end
northward,adverb,direction,,,,,,,,,end
eastward,adverb,direction,,,,,,,,,end
somehow,adverb,manner,,,,,,,,,end
anyhow,adverb,manner,,,,,,,,,end
alright,adverb,manner,,,,,,,,,end
anew,adverb,manner,,,,,,,,,end
outright,adverb,manner,,,,,,,,,end
wholeheartedly,adverb,manner,,,,,,,,,end
personally,adverb,manner,,,,,,,,,end
offside,adverb,manner,,,,,,,,,end
unexpectedly,adverb,manner,,,,,,,,,end
purposely,adverb,manner,,,,,,,,,end
namely,adverb,manner,,,,,,,,,end
bodily,adverb,manner,,,,,,,,,end
readily,adverb,manner,,,,,,,,,end
solemnly,adverb,manner,,,,,,,,,end
doubly,adverb,manner,,,,,,,,,end
weakly,adverb,manner,,,,,,,,,end
major,adjective,quality
minor,adjective,quality
prior,adjective,quality
ultimate,adjective,quality
efficient,adjective,quality
subsequent,adjective,quality
minimum,adjective,quality
maximum,adjective,quality
supreme,adjective,quality
corporate,adjective,quality
latter,adjective,quality
rear,adjective,quality
slight,adjective,quality
prime,adjective,quality
underlying,adjective,quality
lesser,adjective,quality
mere,adjective,quality
precise,adjective,quality
adjacent,adjective,quality
linear,adjective,quality
molecular,adjective,quality
subtle,adjective,quality
increasing,adjective,quality
intimate,adjective,quality
pending,adjective,quality
stark,adjective,quality
indie,adjective,quality
indirect,adjective,quality
interim,adjective,quality
resistant,adjective,quality
sole,adjective,quality
explicit,adjective,quality
profound,adjective,quality
robust,adjective,quality
exterior,adjective,quality
lone,adjective,quality
adverse,adjective,quality
cellular,adjective,quality
inherent,adjective,quality
definite,adjective,quality
foremost,adjective,quality
lightweight,adjective,quality
forthcoming,adjective,quality
rigid,adjective,quality
worthwhile,adjective,quality
paramount,adjective,quality
unpopular,adjective,quality
volatile,adjective,quality
crude,adjective,quality
apt,adjective,quality
grim,adjective,quality
cardiovascular,adjective,quality
imminent,adjective,quality
inaccurate,adjective,quality
obsolete,adjective,quality
sovereign,adjective,quality
coherent,adjective,quality
ambient,adjective,quality
vile,adjective,quality
exquisite,adjective,quality
fraudulent,adjective,quality
utmost,adjective,quality
sinister,adjective,quality
authoritarian,adjective,quality
redundant,adjective,quality
improper,adjective,quality
discrete,adjective,quality
eminent,adjective,quality
intricate,adjective,quality
optimum,adjective,quality
insignificant,adjective,quality
mediocre,adjective,quality
angular,adjective,quality
benign,adjective,quality
modular,adjective,quality
vascular,adjective,quality
adjoining,adjective,quality
avid,adjective,quality
concurrent,adjective,quality
radiant,adjective,quality
innate,adjective,quality
sublime,adjective,quality
turbulent,adjective,quality
concise,adjective,quality
obscene,adjective,quality
ovarian,adjective,quality
blatant,adjective,quality
candid,adjective,quality
imperfect,adjective,quality
implicit,adjective,quality
soluble,adjective,quality
discreet,adjective,quality
illegitimate,adjective,quality
illicit,adjective,quality
mundane,adjective,quality
coarse,adjective,quality
indefinite,adjective,quality
postwar,adjective,quality
solemn,adjective,quality
barren,adjective,quality
extravagant,adjective,quality
contingent,adjective,quality
futile,adjective,quality
abrupt,adjective,quality
divergent,adjective,quality
obscure,adjective,quality
affluent,adjective,quality
arid,adjective,quality
opaque,adjective,quality
transient,adjective,quality
pertinent,adjective,quality
sparse,adjective,quality
benevolent,adjective,quality
disproportionate,adjective,quality
interstellar,adjective,quality
sleek,adjective,quality
canine,adjective,quality
deficient,adjective,quality
malignant,adjective,quality
negligent,adjective,quality
temperate,adjective,quality
ultraviolet,adjective,quality
fleeting,adjective,quality
pious,adjective,quality
undue,adjective,quality
ardent,adjective,quality
brittle,adjective,quality
defunct,adjective,quality
predominant,adjective,quality
inhuman,adjective,quality
latent,adjective,quality
poignant,adjective,quality
quaint,adjective,quality
convex,adjective,quality
alkaline,adjective,quality
recurrent,adjective,quality
tubular,adjective,quality
diligent,adjective,quality
indecent,adjective,quality
totalitarian,adjective,quality
agrarian,adjective,quality
bespoke,adjective,quality
lewd,adjective,quality
perverse,adjective,quality
emergent,adjective,quality
inept,adjective,quality
resonant,adjective,quality
salient,adjective,quality
shrewd,adjective,quality
subterranean,adjective,quality
incoherent,adjective,quality
indulgent,adjective,quality
inert,adjective,quality
penultimate,adjective,quality
wayward,adjective,quality
postmodern,adjective,quality
naïve,adjective,quality
oncoming,adjective,quality
egalitarian,adjective,quality
insistent,adjective,quality
observant,adjective,quality
secondhand,adjective,quality
belligerent,adjective,quality
decadent,adjective,quality
fervent,adjective,quality
impotent,adjective,quality
intrepid,adjective,quality
monochrome,adjective,quality
obtuse,adjective,quality
proportionate,adjective,quality
adept,adjective,quality
incessant,adjective,quality
concave,adjective,quality
consequent,adjective,quality
baroque,adjective,quality
ambivalent,adjective,quality
dissimilar,adjective,quality
flagrant,adjective,quality
granular,adjective,quality
austere,adjective,quality
perpendicular,adjective,quality
roving,adjective,quality
aspiring,adjective,quality
ailing,adjective,quality
regal,adjective,quality
municipal,adjective,quality
fiscal,adjective,quality
judicial,adjective,quality
electoral,adjective,quality
sexual,adjective,quality
moral,adjective,quality
neutral,adjective,quality
provincial,adjective,quality
imperial,adjective,quality
colonial,adjective,quality
structural,adjective,quality
architectural,adjective,quality
postal,adjective,quality
neural,adjective,quality
phenomenal,adjective,quality
spatial,adjective,quality
lateral,adjective,quality
bilateral,adjective,quality
marginal,adjective,quality
focal,adjective,quality
inaugural,adjective,quality
trivial,adjective,quality
integral,adjective,quality
conceptual,adjective,quality
perpetual,adjective,quality
suicidal,adjective,quality
cerebral,adjective,quality
nominal,adjective,quality
marital,adjective,quality
orbital,adjective,quality
societal,adjective,quality
managerial,adjective,quality
celestial,adjective,quality
residual,adjective,quality
monumental,adjective,quality
frontal,adjective,quality
terrestrial,adjective,quality
immoral,adjective,quality
penal,adjective,quality
dorsal,adjective,quality
genital,adjective,quality
radial,adjective,quality
renal,adjective,quality
contractual,adjective,quality
glacial,adjective,quality
skeletal,adjective,quality
colossal,adjective,quality
impartial,adjective,quality
incremental,adjective,quality
feudal,adjective,quality
sensual,adjective,quality
peripheral,adjective,quality
textual,adjective,quality
causal,adjective,quality
unequal,adjective,quality
orchestral,adjective,quality
visceral,adjective,quality
arterial,adjective,quality
auditory,adjective,quality
biennial,adjective,quality
reciprocal,adjective,quality
perennial,adjective,quality
ethereal,adjective,quality
axial,adjective,quality
proverbial,adjective,quality
cordial,adjective,quality
lumbar,adjective,quality
tonal,adjective,quality
remedial,adjective,quality
fraternal,adjective,quality
maximal,adjective,quality
choral,adjective,quality
strategic,adjective,quality
regulatory,adjective,quality
advisory,adjective,quality
preliminary,adjective,quality
iconic,adjective,quality
notable,adjective,quality
sophisticated,adjective,quality
martial,adjective,quality
sonic,adjective,quality
symbolic,adjective,quality
arbitrary,adjective,quality
evolutionary,adjective,quality
unprecedented,adjective,quality
psychic,adjective,quality
disciplinary,adjective,quality
forensic,adjective,quality
stray,adjective,quality
statutory,adjective,quality
solitary,adjective,quality
hydraulic,adjective,quality
cubic,adjective,quality
infrared,adjective,quality
respectable,adjective,quality
chaotic,adjective,quality
proprietary,adjective,quality
drastic,adjective,quality
metabolic,adjective,quality
rotary,adjective,quality
prolific,adjective,quality
catastrophic,adjective,quality
satisfactory,adjective,quality
complementary,adjective,quality
varied,adjective,quality
seismic,adjective,quality
customary,adjective,quality
tertiary,adjective,quality
contradictory,adjective,quality
discriminatory,adjective,quality
preparatory,adjective,quality
bureaucratic,adjective,quality
semantic,adjective,quality
predatory,adjective,quality
exemplary,adjective,quality
endemic,adjective,quality
archaic,adjective,quality
supplementary,adjective,quality
involuntary,adjective,quality
lofty,adjective,quality
scholarly,adjective,quality
monetary,adjective,quality
honorary,adjective,quality
explanatory,adjective,quality
participatory,adjective,quality
hasty,adjective,quality
sporadic,adjective,quality
analytic,adjective,quality
manic,adjective,quality
rudimentary,adjective,quality
sedentary,adjective,quality
momentary,adjective,quality
esoteric,adjective,quality
ghastly,adjective,quality
fearsome,adjective,quality
cumbersome,adjective,quality
fleshy,adjective,quality
starry,adjective,quality
dreamy,adjective,quality
shoddy,adjective,quality
floppy,adjective,quality
woody,adjective,quality
hardy,adjective,quality
petty,adjective,quality
unworthy,adjective,quality
worthy,adjective,quality
unwilling,adjective,quality
bitchy,adjective,quality
frosted,adjective,quality
dotted,adjective,quality
pagan,adjective,quality
aware,adjective,state
unaware,adjective,state
liable,adjective,state
adamant,adjective,state
adrift,adjective,state
akin,adjective,state
fond,adjective,state
existent,adjective,state
poised,adjective,state
destined,adjective,state
immersed,adjective,state
obsessed,adjective,state
committed,adjective,state
mistaken,adjective,state
intoxicated,adjective,state
disgruntled,adjective,state
incapable,adjective,state
lacking,adjective,state
exempt,adjective,state
reliant,adjective,state
sexy,adjective,quality
shitty,adjective,quality
damned,adjective,quality
Nazi,adjective,quality
Olympic,adjective,quality
Trojan,adjective,quality
jointly,adverb,manner,,,,,,,,,end
gravely,adverb,manner,,,,,,,,,end
uniformly,adverb,manner,,,,,,,,,end
meantime,adverb,time,,,,,,,,,end
further,adverb,direction,,,,,,,,,end
such,determiner,quality
whether,conjunction,connective
dozens of,determiner,quantity,,,,,,,,,verb
thousands of,determiner,quantity,,,,,,,,,verb
millions of,determiner,quantity,,,,,,,,,verb
a flock of,determiner,quantity,,,,,,,,,verb
a number of,determiner,quantity,,,,,,,,,verb
a crowd of,determiner,quantity,,,,,,,,,verb
a herd of,determiner,quantity,,,,,,,,,verb
a ton of,determiner,quantity,,,,,,,,,verb
a roll of,determiner,quantity,,,,,,,,,verb
a set of,determiner,quantity,,,,,,,,,verb
a stack of,determiner,quantity,,,,,,,,,verb
a swarm of,determiner,quantity,,,,,,,,,verb
a row of,determiner,quantity,,,,,,,,,verb
a variety of,determiner,quantity,,,,,,,,,verb
cats and dogs,adverb,manner,,,,,,,,,end
for the first time,adverb,time,,,,,,,,,end
for the last time,adverb,time,,,,,,,,,end
three ways,adverb,manner,,,,,,,,,end
two ways,adverb,manner,,,,,,,,,end
four ways,adverb,manner,,,,,,,,,end
on hold,adjective,state
out of stock,adjective,state
on duty,adjective,state
off duty,adjective,state
on strike,adjective,state
on sale,adjective,state
on leave,adjective,state
on call,adjective,state
on medication,adjective,state
in labor,adjective,state
in stock,adjective,state
at risk,adjective,state
on a diet,adjective,state
on the mend,adjective,state
in tears,adjective,state
in a wheelchair,adjective,state
this time,adverb,time,,,,,,,,,end
wifi,noun,thing,,,,mass,inanimate,definite
all over,adposition,direction
all of a sudden,adverb,manner,,,,,,,,,start
all year round,adverb,duration,,,,,,,,,end
as always,adverb,manner,,,,,,,,,end
as a child,adverb,time,,,,,,,past,,end
as a kid,adverb,time,,,,,,,past,,end
as kids,adverb,time,,,,,,,past,,end
as children,adverb,time,,,,,,,past,,end
as a joke,adverb,manner,,,,,,,,,end
as a team,adverb,manner,,,,,,,,,end
as a family,adverb,manner,,,,,,,,,end
as much as possible,adverb,manner,,,,,,,,,end
at full speed,adverb,manner,,,,,,,,,end
at half price,adverb,manner,,,,,,,,,end
at first sight,adverb,manner,,,,,,,,,end
at a time,adverb,manner,,,,,,,,,end
at random,adverb,manner,,,,,,,,,end
bit by bit,adverb,manner,,,,,,,,,end
by airmail,adverb,manner,,,,,,,,,end
by ear,adverb,manner,,,,,,,,,end
by far,adverb,manner,,,,,,,,,end
day by day,adverb,frequency,,,,,,,,,end
hour after hour,adverb,frequency,,,,,,,,,end
year after year,adverb,frequency,,,,,,,,,end
night after night,adverb,frequency,,,,,,,,,end
ever since,adverb,time,,,,,,,,,end
first of all,adverb,manner,,,,,,,,,start
for example,adverb,manner,,,,,,,,,start
for instance,adverb,manner,,,,,,,,,start
for life,adverb,manner,,,,,,,,,end
for no reason,adverb,manner,,,,,,,,,end
for once,adverb,manner,,,,,,,,,end
for the time being,adverb,manner,,,,,,,,,end
for a change,adverb,manner,,,,,,,,,end
from beginning to end,adverb,manner,,,,,,,,,end
from start to finish,adverb,manner,,,,,,,,,end
from morning to night,adverb,duration,,,,,,,,,end
from morning till night,adverb,duration,,,,,,,,,end
from top to bottom,adverb,manner,,,,,,,,,end
from head to toe,adverb,manner,,,,,,,,,end
in detail,adverb,manner,,,,,,,,,end
in general,adverb,manner,,,,,,,,,start
in half,adverb,manner,,,,,,,,,end
in part,adverb,manner,,,,,,,,,end
in particular,adverb,manner,,,,,,,,,end
in real life,adverb,manner,,,,,,,,,end
in turn,adverb,manner,,,,,,,,,end
in any case,adverb,manner,,,,,,,,,start
in full,adverb,manner,,,,,,,,,end
just in case,adverb,manner,,,,,,,,,end
later on,adverb,time,,,,,,,future,,end
less and less,adverb,manner,,,,,,,,,end
more and more,adverb,manner,,,,,,,,,end
more or less,adverb,manner,,,,,,,,,end
night and day,adverb,frequency,,,,,,,,,end
off and on,adverb,frequency,,,,,,,,,end
on business,adverb,manner,,,,,,,,,end
on credit,adverb,manner,,,,,,,,,end
on display,adverb,manner,,,,,,,,,end
on horseback,adverb,manner,,,,,,,,,end
on the contrary,adverb,manner,,,,,,,,,start
on no account,adverb,manner,,,,,,,,,end
on an empty stomach,adverb,manner,,,,,,,,,end
once again,adverb,frequency,,,,,,,,,end
once and for all,adverb,manner,,,,,,,,,end
one after another,adverb,manner,,,,,,,,,end
one after the other,adverb,manner,,,,,,,,,end
two at a time,adverb,manner,,,,,,,,,end
one of these days,adverb,time,,,,,,,future,,end
out of nowhere,adverb,manner,,,,,,,,,end
out of town,adverb,direction,,,,,,,,,end
safe and sound,adverb,manner,,,,,,,,,end
some other time,adverb,time,,,,,,,future,,end
under pressure,adverb,manner,,,,,,,,,end
up close,adverb,manner,,,,,,,,,end
face up,adverb,manner,,,,,,,,,end
very soon,adverb,time,,,,,,,future,,end
way too much,adverb,manner,,,,,,,,,end
with difficulty,adverb,manner,,,,,,,,,end
with ease,adverb,manner,,,,,,,,,end
without thinking,adverb,manner,,,,,,,,,end
without warning,adverb,manner,,,,,,,,,end
without a word,adverb,manner,,,,,,,,,end
word for word,adverb,manner,,,,,,,,,end
door to door,adverb,manner,,,,,,,,,end
arm in arm,adverb,manner,,,,,,,,,end
every spring,adverb,frequency,,,,,,,,,end
at the last minute,adverb,time,,,,,,,,,end
in a circle,adverb,manner,,,,,,,,,end
on a regular basis,adverb,frequency,,,,,,,,,end
on the whole,adverb,manner,,,,,,,,,start
from the beginning,adverb,manner,,,,,,,,,end
for a few days,adverb,duration,,,,,,,,,end
in a few minutes,adverb,time,,,,,,,future,,end
in the way,adverb,direction,,,,,,,,,end
without a break,adverb,manner,,,,,,,,,end
without a doubt,adverb,manner,,,,,,,,,start
without a sound,adverb,manner,,,,,,,,,end
within an hour,adverb,time,,,,,,,future,,end
part time,adverb,manner,,,,,,,,,end
full time,adverb,manner,,,,,,,,,end
on the way home,adverb,direction,,,,,,,,,end
on the way back,adverb,direction,,,,,,,,,end
on the way there,adverb,direction,,,,,,,,,end
as much,adverb,manner,,,,,,,,,end
at the crack of dawn,adverb,time,,,,,,,,,end
top,noun,thing,,,,count
Mars,proper-noun,nature,,,,,inanimate,bare
Venus,proper-noun,nature,,,,,inanimate,bare
Jupiter,proper-noun,nature,,,,,inanimate,bare
Saturn,proper-noun,nature,,,,,inanimate,bare
Neptune,proper-noun,nature,,,,,inanimate,bare
Uranus,proper-noun,nature,,,,,inanimate,bare
Pluto,proper-noun,nature,,,,,inanimate,bare
Nile,proper-noun,place,,singular,3,,inanimate,definite
Mississippi,proper-noun,place,,singular,3,,inanimate,definite
Thames,proper-noun,place,,singular,3,,inanimate,definite
Danube,proper-noun,place,,singular,3,,inanimate,definite
Rhine,proper-noun,place,,singular,3,,inanimate,definite
Pacific,proper-noun,place,,singular,3,,inanimate,definite
Atlantic,proper-noun,place,,singular,3,,inanimate,definite
Sahara,proper-noun,place,,singular,3,,inanimate,definite
front,noun,thing,,,,count
middle,noun,thing,,,,count
ending,noun,event,,,,count
washing-up,noun,activity,,,,mass,inanimate,definite

"""#
}
