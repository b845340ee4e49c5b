import type { BossCourseText } from './text.ts'

export const text: BossCourseText = {
  goal: 'Halte vor allen anderen sämtliche Städte eines Auftrags; Aufträge und Monopole bringen dir Geld.',
  ends: 'Das Spiel endet, wenn von fünfzehn Aufträgen nur noch drei übrig sind; die bekommt niemand.',
  coach: {
    settle: {
      about: 'Deine fünf Figuren beginnen in einem Gebiet; im Territorium darf sonst niemand sein.',
      look: 'Zwei Meere und viele Straßen führen zu vielen Aufträgen.',
    },
    pawn: {
      about: 'Dein Spielstein zieht ein bis drei freie Felder; das Feld sagt, welche Karte du nehmen könntest.',
      look: 'Welche Karte fehlt dir für deinen Plan?',
    },
    turn: {
      about: 'Nimm die Karte deines Feldes oder spiel bis zu drei Karten aus der Hand, nie beides.',
      look: 'Kannst du jetzt einen Auftrag erfüllen? Wenn nicht, sammle Karten und schlag später auf einmal zu.',
    },
    travel: {
      about:
        'Ein Auto fährt nach nebenan, ein Schiff über ein Meer. In einer freien Stadt wartet eine Firma oder ein Überfall, in einer besetzten ein Kampf.',
      look: 'Geh zu dritt und lass jemanden zurück: Eine leere Stadt ist verloren.',
    },
    hand: {
      about: 'Du darfst sechs Karten halten, also geht eine zurück.',
      look: 'Gib zurück, was du doppelt hast oder für deinen Plan nicht brauchst.',
    },
    partner: {
      about: 'Zwei neue Figuren kommen in Gebiete von dir.',
      look: 'Sichere Städte, in denen nur eine Figur steht, oder bilde einen Trupp, der zuschlagen kann.',
    },
    monopoly: {
      about: 'Du sicherst dir für immer einen Geschäftszweig in einem vollen Territorium: 3 Millionen.',
      look: 'Nimm den, in dem dich jemand noch einholen könnte.',
    },
    strike: {
      about: 'Diese Karte trifft irgendwo ein Gebiet von jemand anderem.',
      look: 'Wem fehlt nur noch eine Stadt zu einem Auftrag? Dort tut es weh.',
    },
    swap: {
      about: 'Zwei Firmen tauschen die Plätze; die Figuren bleiben.',
      look: 'Komm einem Monopol näher, oder nimm es jemandem weg.',
    },
    procure: {
      about: 'Du nimmst zwei Karten auf einmal und darfst sie noch in diesem Zug spielen.',
      look: 'Was fehlt, um jetzt etwas abzuschließen?',
    },
    agent: {
      about: 'Ein offener Auftrag verlässt das Spiel, für niemanden.',
      look: 'Welchen erfüllt jemand anders bald?',
    },
    orders: {
      about: 'Du erfüllst mehr Aufträge, als noch genommen werden dürfen.',
      look: 'Nimm den teuersten: Der Rest ist verloren.',
    },
    back: {
      about: 'Du hast niemanden mehr auf dem Plan: Dieses Auto bringt fünf Figuren in ein freies Gebiet.',
      look: 'Wähl eines mit Straßen und Meeren, weg von starken Rivalen.',
    },
  },
  lessons: {
    'two-cities': {
      title: 'Zwei Städte',
      say: 'Ein Auftrag nennt Städte. Wer sie alle hält, wird sofort bezahlt. Der offene Auftrag will Chicago, das dir gehört, und Neapel. Ein Schiff bringt Figuren über ein Meer; lass jemanden zurück.',
      order: 'Erfülle den Auftrag.',
      turns: {
        road: 'Nach Neapel führt keine Straße, aber ein Meer.',
        empty: 'Neapel gehört dir, aber Chicago ist jetzt leer.',
        take: 'Erlaubt, aber wer eine Karte nimmt, spielt in diesem Zug keine.',
      },
      otherwise: 'Der Auftrag ist noch offen. Neapel erreichst du über ein Meer.',
      recap: 'Alle Städte eines Auftrags halten: sofort bezahlt.',
    },
    'take-or-play': {
      title: 'Nehmen oder spielen',
      say: 'In jedem Zug zieht dein Spielstein auf eines der nächsten drei freien Felder. Dann nimmst du die Karte, die das Feld nennt, oder spielst bis zu drei Karten.',
      order: 'Hol dir ein Auto.',
      turns: { field: 'Dieses Feld nennt eine andere Karte.', play: 'Wer Karten spielt, nimmt keine.' },
      otherwise: 'Noch kein Auto.',
      recap: 'Ein bis drei freie Felder; das Feld nennt die Karte. Nehmen oder spielen, nicht beides.',
    },
    'never-alone': {
      title: 'Nie allein',
      say: 'In einer freien Stadt kann die Mafia lauern: Dann kämpfst du sofort. Drei Figuren gewinnen meistens. Eine Stadt, aus der alle weggehen, ist verloren.',
      order: 'Besetze Kairo und behalte Dubai.',
      turns: {
        few: 'So wenige verlieren leicht, wenn dort die Mafia wartet.',
        all: 'Dubai ist jetzt leer und verloren.',
        elsewhere: 'Erlaubt, aber nicht Kairo.',
        take: 'Erlaubt, aber wer eine Karte nimmt, spielt in diesem Zug keine.',
      },
      otherwise: 'Kairo ist noch frei.',
      recap: 'Eine freie Stadt kann eine Falle sein; geh zu dritt und lass jemanden zurück.',
    },
    'good-odds': {
      title: 'Gute Aussichten',
      say: 'Wer angreift, würfelt, Runde um Runde: Gleiche Symbole heben sich auf, der Rest trifft, bis eine Seite weg ist. In Kairo stehen zwei blaue Figuren; drei von dir gewinnen in fünf von sechs Fällen.',
      order: 'Greif Kairo mit guten Aussichten an und behalte Dubai.',
      turns: {
        few: 'Viel zu wenige: Das geht meistens schief.',
        all: 'Noch bessere Aussichten, aber Dubai ist leer.',
        elsewhere: 'Erlaubt, aber Blau sitzt in Kairo.',
        take: 'Erlaubt, aber wer eine Karte nimmt, spielt in diesem Zug keine.',
      },
      otherwise: 'Blau hält Kairo noch.',
      recap: 'Gleiche Symbole heben sich auf, der Rest trifft; gekämpft wird bis zum Ende.',
    },
    'three-in-a-row': {
      title: 'Drei auf einmal',
      say: 'Du darfst bis zu drei Karten in einem Zug spielen. Der Auftrag will Dubai, Kairo und Mumbai; in Dubai steht eine einzige Figur. Eine Partnerkarte bringt neue Figuren, ein Auto fährt sie ins Nachbargebiet.',
      order: 'Erfülle den Auftrag in diesem Zug.',
      turns: {
        first: 'Dann ist Dubai leer. Erst der Partner.',
        stop: 'Jetzt sehen alle deinen Plan. Du hast noch Karten.',
        take: 'Erlaubt, aber wer eine Karte nimmt, spielt in diesem Zug keine.',
      },
      otherwise: 'Der Auftrag ist noch offen. Partner, dann beide Autos mit je einer Figur.',
      recap: 'Karten sparen, dann auf einmal zuschlagen.',
    },
    monopoly: {
      title: 'Monopol',
      say: 'Sind zwei Territorien voll, sichert dir eine Businesskarte in einem davon ein Monopol, wenn deine Firmen eines Geschäftszweigs dort am meisten wert sind. Es bringt 3 Millionen und geht nie verloren. Der Osten und Afrika sind voll; bei den Immobilien führst du.',
      order: 'Sichere dir ein Monopol.',
      turns: {
        car: 'Wenn du wegfährst, ist der Osten vielleicht nicht mehr voll. Spiel erst Business.',
        take: 'Erlaubt, aber deine Führung hält vielleicht nicht.',
      },
      otherwise: 'Noch kein Monopol.',
      recap: 'Zwei volle Territorien, höchster Wert in einem Geschäftszweig: ein Monopol für immer.',
    },
    'last-order': {
      title: 'Der letzte Auftrag',
      say: 'Sind nur noch drei Aufträge da, ist das Spiel aus: Die bezahlt niemand. Vier sind übrig, also wird noch einer bezahlt. Mit Chicago hättest du gleich zwei erfüllt.',
      order: 'Mach das meiste Geld.',
      turns: {
        cheap: 'Das bringt 3 Millionen, und das Spiel ist aus. Der andere hätte 9 gebracht.',
        elsewhere: 'Diese Stadt braucht kein Auftrag.',
        take: 'Erlaubt, aber wer eine Karte nimmt, spielt in diesem Zug keine.',
      },
      otherwise: 'Chicago ist noch frei.',
      recap: 'Die letzten drei Aufträge bleiben liegen; das Geld entscheidet.',
    },
  },
  examples: {
    'departure-first': {
      title: 'Erst die Abreise',
      say: 'Deine einzige Figur in Lima fährt nach La Paz. Die Firma in Lima ist 4 wert.',
      recap:
        'Wer ein Gebiet leer zurücklässt, verliert dessen Firma sofort. Erst danach wird am Ziel eine neue gezogen.',
    },
    'both-fall': {
      title: 'Beide fallen',
      say: 'Eine deiner beiden Figuren fährt nach Lima, wo eine einzelne blaue steht. Du würfelst Brief, Geldschein und Gläser, Blau Brief, Telefon und Aktenkoffer.',
      recap:
        'Die Briefe heben sich auf, der Rest trifft auf beiden Seiten zugleich. Ist niemand mehr da, wird das Gebiet frei, und seine Firma kommt zurück in den Beutel.',
    },
    defector: {
      title: 'Der Überläufer',
      say: 'Blau hat eine einzige Figur in Hongkong, mit einem Kasino im Wert von 4. Du spielst einen Überläufer.',
      recap: 'Eine fremde Figur wird deine. Stand sie allein, bekommst du Gebiet und Firma ohne Kampf.',
    },
    competition: {
      title: 'Konkurrenzkampf',
      say: 'Blau hat Gruppen von zwei und sieben Figuren und in Kairo eine einzelne. Du spielst Konkurrenzkampf gegen die sieben in Kobe.',
      recap:
        'Eine fremde Gruppe verliert die Hälfte ihrer Figuren, aufgerundet. Eine einzelne ist sicher, und kein Gebiet geht verloren.',
    },
    'the-island': {
      title: 'Weg von der Insel',
      say: 'Alle deine Figuren stehen in Havanna, wohin keine Straße führt. Du hast ein Schiff und zwei Autos.',
      recap:
        'Autos brauchen einen Nachbarn an Land, Schiffe ein gemeinsames Meer. Was du gerade erreicht hast, kann die nächste Karte schon wieder verlassen.',
    },
  },
  guided: {
    say: 'Nur wenige Aufträge sind übrig. Spiel die Partie gegen einen leichten Bot zu Ende.',
    look: [
      'Bei welchem Auftrag fehlt dir nur noch eine Stadt, und welche Karte bringt dich hin?',
      'Was fehlt der anderen Seite?',
      'Städte mit einer Figur gehen leicht verloren.',
      'Sind nur noch drei Aufträge da, ist das Spiel aus.',
    ],
  },
}
