import type { DiePatinCourseText } from './text.ts'

export const text: DiePatinCourseText = {
  goal: 'Werte in jeder von fünf Runden eine Sache, von der du allein am meisten hast; spätere Runden zahlen mehr. Läden zahlen auch.',
  ends: 'Nach fünf Runden zu je vier Zügen ist Schluss; zu den Missionen kommen dann Läden und Trophäen.',
  coach: {
    settle: {
      about: 'Du wählst, wo dein Clan beginnt, und setzt dort 3, 2 und 1 Ratten an die Gullys.',
      look: 'Ein hoher Stapel ist dort am meisten wert, wo viele Gebiete zusammenkommen.',
    },
    intrigue: {
      about: 'Alle wählen geheim, was die Bossin in dieser Runde darf.',
      look: 'Verwaltung baut zu Hause, Invasion bricht einen Stapel, Schmiergeld holt ein Gebiet ohne Beute.',
    },
    figure: {
      about: 'In jedem Zug schickst du eine Figur: einen Handlanger oder die Bossin.',
      look: 'Spät geschickt überrascht sie; früh geschickt ist ihr ein Platz sicher.',
    },
    area: {
      about: 'Im eigenen Gebiet handelst du; in einem daneben zahlst du Beute und erhebst Anspruch.',
      look: 'Vergleiche die Macht: Du brauchst dort mehr als jeder andere Clan.',
    },
    action: {
      about: 'Hier hast du einige Aktionen: Ratten, Beute, ein Hinterzimmer.',
      look: 'Beute ist schnell weg; ein Hinterzimmer braucht eine zweite Figur von dir im Gebiet.',
    },
    bribe: {
      about: 'Jede Bestechung kostet eine Beute und setzt oder vertreibt eine Ratte.',
      look: 'Eins mehr als alle anderen genügt; spar dir den Rest.',
    },
    invasion: {
      about: 'Die Bossin räumt einen Gully und lässt zwei deiner Ratten dort.',
      look: 'Den höchsten Stapel der anderen, oder den Gully, der die meisten Gebiete berührt, die du willst.',
    },
    bonus: {
      about: 'Dein Ladenplättchen lässt dich irgendwo in der Stadt eine Ratte setzen oder vertreiben.',
      look: 'Mach dich bei einer Mission allein zur Ersten, oder brich die Führung von jemand anderem.',
    },
    source: {
      about: 'Dein Vorrat ist leer, also muss eine Ratte von einem anderen Gully kommen.',
      look: 'Nimm die, die am wenigsten bringt: wo du ohnehin gewinnst oder verloren hast.',
    },
    mission: {
      about: 'Du darfst eine Mission werten, die du allein anführst; jede nur einmal im Spiel.',
      look: 'Jetzt, oder in einer späteren Runde für mehr, falls du sie dann noch anführst?',
    },
  },
  lessons: {
    'at-home': {
      title: 'Zu Hause',
      say: 'In jedem Zug schickst du eine Figur in ein Gebiet. In einem eigenen hat ein Handlanger zwei Aktionen: eine Ratte setzen, Beute aus dem Viertel nehmen und so weiter, beliebig gemischt. Das Rathaus gehört dir und liegt in der Altstadt.',
      order: 'Nimm beide Beutemarker der Altstadt.',
      turns: {
        boss: 'Die Bossin hat fünf Aktionen, aber hier reichen zwei. Heb sie auf.',
        done: 'Du hast mit freien Aktionen aufgehört.',
        elsewhere: 'Erlaubt, aber dieses Gebiet liegt nicht in der Altstadt.',
      },
      otherwise: 'Die Beute der Altstadt liegt noch da.',
      recap: 'Eine Figur zu Hause: zwei Aktionen, beliebig gemischt.',
    },
    'back-room': {
      title: 'Hinterzimmer',
      say: 'Deine zweite Figur im selben eigenen Gebiet kann ein Hinterzimmer eröffnen: Du nimmst ein Ladenplättchen und nutzt seinen Bonus. Läden einer Art bilden eine Kette: 1, 3, 6, 10 Punkte. Einen Hutladen hast du schon.',
      order: 'Mach eine Kette aus zweien.',
      turns: {
        tailor: 'Die erste Schneiderei bringt 1. Ein zweiter Hutladen bringt 2 dazu.',
        elsewhere: 'Dort steht noch niemand von dir.',
      },
      otherwise: 'Noch keine Kette. Schick einen Handlanger ins Rathaus, wo schon einer steht.',
      recap: 'Zweite Figur, Plättchen, Bonus; Ketten 1, 3, 6, 10.',
    },
    claim: {
      title: 'Erobern',
      say: 'Außerhalb zahlt eine Figur Beute, um Ratten zu bestechen, und erobert dann. Du brauchst mehr Macht als jede andere: deine Ratten rundherum, plus 1 für einen Handlanger, plus 2 für die Bossin. Am Rathaus sitzen drei Ratten von ihr.',
      order: 'Hol dir das Rathaus.',
      turns: {
        equal: 'Gleich viel reicht nicht, und die Beute ist weg.',
        elsewhere: 'Leicht zu haben, aber nicht das Rathaus.',
      },
      otherwise: 'Das Rathaus gehört noch ihr.',
      recap: 'Ratten + 1 je Handlanger + 2 für die Bossin: mehr als jede andere. Ihr Hinterzimmer wird deine Trophäe.',
    },
    'one-rat-three-areas': {
      title: 'Eine Ratte, drei Gebiete',
      say: 'Eine Ratte zählt in jedem Gebiet, das ihr Gully berührt. Rathaus, Großes Theater und Revuegasse gehören dir. Schick einen Handlanger nach Hause, dann kannst du zwei Ratten setzen.',
      order: 'Bring allen drei Gebieten zwei Ratten.',
      turns: { plaza: 'Den spüren nur Gebiete der Altstadt.', corner: 'Die Revuegasse berührt diesen Gully nicht.' },
      otherwise: 'Such den Gully, den alle drei Gebiete berühren.',
      recap: 'Zähl die Gebiete um einen Gully.',
    },
    'the-boss': {
      title: 'Die Bossin',
      say: 'Deine Bossin trägt die geheime Karte, die du für diese Runde gewählt hast: fünf Aktionen zu Hause, vier Bestechungen außerhalb, oder sie räumt, wie jetzt, außerhalb einen Gully. Beim Großen Theater sitzen fünf ihrer Ratten auf einem Stapel.',
      order: 'Hol dir das Große Theater.',
      turns: {
        wrong: 'Ihr hoher Stapel bleibt: bestenfalls fünf zu fünf. Räum den Stapel.',
        elsewhere: 'Leicht, aber ihr Stapel bleibt, wo er ist.',
        henchman: 'Ein Handlanger hat keine Karte. Die Bossin hat eine.',
      },
      otherwise: 'Das Große Theater gehört noch ihr.',
      recap: 'Eine geheime Karte: fünf Aktionen zu Hause, einen Gully räumen oder vier Bestechungen.',
    },
    'break-the-tie': {
      title: 'Brich den Gleichstand',
      say: 'Am Ende einer Runde darfst du eine Mission werten, bei der du allein am meisten hast. Bei Gleichstand wertet niemand, und jede Mission zählt nur einmal. Alles steht gleich; du hast noch einen Handlanger.',
      order: 'Werte in dieser Runde eine Mission.',
      turns: { forgone: 'Das Plättchen dieser Runde ist verloren. Werte, worin du führst.' },
      otherwise: 'Noch immer gleich: Niemand wertet. Wovon könntest du mehr haben als sie?',
      recap: 'Allein an der Spitze, eine Mission je Runde.',
    },
  },
  examples: {
    'the-last-area': {
      title: 'Das letzte Gebiet ist sicher',
      say: 'Ihr gehören zwei Gebiete, Ballhaus und Revuegasse. Dein Handlanger geht ins Ballhaus und besticht mit einer Beute.',
      recap: 'Das letzte Gebiet eines Clans darf niemand sonst betreten: Aus der Stadt wirft man niemanden.',
    },
    'no-rat-left': {
      title: 'Keine Ratte mehr im Vorrat',
      say: 'Deine dreißig Ratten sind alle auf dem Plan. Ein Handlanger zu Hause soll zwei setzen.',
      recap: 'Ist der Vorrat leer, kommt eine Ratte von einem anderen eigenen Gully, und du wählst, von welchem.',
    },
    'a-bonus-is-extra': {
      title: 'Ein Bonus zählt extra',
      say: 'Im Großen Theater steht schon ein Handlanger von dir; ein zweiter eröffnet ein Hinterzimmer mit dem Geigenbau, dessen Bonus irgendwo eine Ratte vertreibt.',
      recap: 'Der Bonus eines Ladens ist keine Aktion: Die zweite Aktion kommt noch.',
    },
    'figures-stay': {
      title: 'Die Figuren der Verliererin bleiben',
      say: 'Im Rathaus steht ihre Bossin, dazu eine Ratte. Mit einer fünften Ratte und einem Handlanger hast du 6 gegen 3.',
      recap:
        'Das Gebiet wechselt die Besitzerin, aber Figuren bleiben stehen und zählen weiter: Sie kann es noch in dieser Runde zurückholen.',
    },
  },
  guided: {
    say: 'Die letzte Runde beginnt. Spiel sie gegen einen leichten Bot zu Ende.',
    look: [
      'Welche Missionen sind für dich noch offen, und wo führst du allein?',
      'Wo bricht eine Ratte oder ein Beutemarker einen Gleichstand?',
      'Welche Läden verlängern deine Ketten?',
      'Die Bossin überrascht spät, früh ist sie sicher.',
    ],
  },
}
