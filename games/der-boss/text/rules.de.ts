import type { RulesPage } from '#table/rules-page.ts'
import { structure, type Words } from './rules.ts'

const words: Words = {
  summary: {
    goal: {
      title: 'Ziel',
      money: 'Das meiste Geld: erfüllte Aufträge und 3 Millionen je Monopol.',
    },
    turn: {
      title: 'Dein Zug',
      pawn: 'Zieh deinen Spielstein ein bis drei freie Felder weiter.',
      choice:
        'Dann entweder die Karte des Feldes nehmen oder eine bis drei Karten spielen. Höchstens sechs auf der Hand.',
    },
    cards: {
      title: 'Karten',
      car: 'Auto: beliebig viele Figuren in ein Nachbargebiet.',
      ship: 'Schiff: in ein anderes Gebiet am selben Meer.',
      partner: 'Partner: zwei Figuren aus deinem Vorrat in eigene Gebiete.',
      business:
        'Business: ein Monopol, wenn zwei Territorien voll sind, darunter dieses, und deine Firmen des Geschäftszweigs dort am meisten wert sind.',
      special: 'Sonderaktionen: Konkurrenzkampf, Überläufer, Organisation, Beschaffung, Agent.',
    },
    arrive: {
      title: 'Ankommen',
      free: 'Freies Gebiet: Plättchen ziehen. Eine Firma gehört dir, die Mafia kämpft.',
      fight:
        'Kampf: 4 weiße gegen 3 schwarze Würfel. Gemeinsame Symbole heben sich auf; jedes verschiedene, das bleibt, kostet eine Figur. So lange, bis eine Seite weg ist.',
      leave: 'Geht die letzte Figur, kommt die Firma zurück in den Beutel.',
    },
    orders: {
      title: 'Aufträge',
      met: 'Alle Städte eines offenen Auftrags gehören dir: Nimm ihn sofort.',
      end: 'Das Spiel endet, wenn keine vier Aufträge mehr offen liegen können; die letzten drei werden nie gewertet.',
    },
  },
  goal: {
    about: {
      title: 'Worum es geht',
      business:
        'Du führst eine Organisation, die sich über die Welt ausbreitet. In jedem Zug ziehst du deinen Spielstein auf der Laufstrecke um den Plan und nimmst dann entweder die Karte, die das Feld zeigt, oder spielst eine bis drei Karten: um Figuren mit Auto oder Schiff in andere Gebiete zu bringen, Figuren einzusetzen, Firmen zu eröffnen, Rivalen anzugreifen oder Monopole zu sichern. Zwei bis fünf Personen, ein bis zwei Stunden.',
      money:
        'Geld bringt nur zweierlei: Aufträge, die bekommt, wer zuerst alle ihre Städte beherrscht, und Monopole, jedes 3 Millionen wert. Wer am Ende das meiste Geld hat, gewinnt.',
    },
  },
  parts: {
    map: {
      title: 'Der Spielplan',
      land: 'Es gibt fünf Territorien mit je fünf Gebieten; in jedem Gebiet liegt eine Stadt. Für ein Auto sind zwei Gebiete benachbart, wenn sie sich an Land berühren, auch über die Grenze eines Territoriums hinweg. Kein Auto fährt übers Wasser: Havanna ist eine Insel und nur mit dem Schiff zu erreichen.',
      seas: 'Schiffe fahren auf drei Meeren: dem Atlantik, dem Indischen Ozean und dem Pazifik, der ein einziges Meer ist, auch wenn ihn der Plan an beiden Rändern zeigt. Jedes Meer hat seinen eigenen Farbton und eine gestrichelte Grenze; die Legende nennt zu jedem Gebiet seine Meere. Binnenmeere wie das Mittelmeer und das Eis im Norden gehören zu keinem davon. La Paz und Ulan Bator liegen an keinem Meer.',
      owner:
        'Ein Gebiet gehört dem, der dort Figuren hat; nie stehen zwei in einem Gebiet, außer im Kampf. Wer es besitzt, beherrscht die Stadt und hat die Firma dort. Ein Territorium ist voll, wenn alle fünf Gebiete besetzt sind, egal von wem.',
    },
    pieces: {
      title: 'Karten, Plättchen, Figuren',
      stacks:
        'Vier Stapel liegen offen: Auto, Schiff, Partner und Business, je zwanzig Karten. Eine gespielte Karte kommt unter ihren Stapel; gemischt wird nie mehr.',
      specials: 'Ein fünfter Stapel liegt verdeckt: zehn Sonderaktionen, von jeder Art zwei.',
      tiles:
        'Firmen gehören zu einem von drei Geschäftszweigen und sind 1 bis 4 wert; je höher, desto seltener. Der Wert zählt nur für Monopole und wird nie ausgezahlt. Unter den vierzig Plättchen sind zehn der Mafia, mit Stärke 1 bis 4. Was nicht auf dem Plan liegt, steckt im Beutel; was darin noch ist, steht in der Übersicht.',
      figures:
        'Du hast zwanzig Figuren: im Vorrat, auf dem Plan oder auf der Monopoltafel, die für jeden Geschäftszweig in jedem Territorium ein Feld hat. Verlorene Figuren kommen in deinen Vorrat zurück.',
      track:
        'Die Laufstrecke ist ein Ring aus 21 Feldern. Jedes zeigt einen der vier offenen Stapel oder eine Aktion, das heißt den Stapel der Sonderaktionen.',
    },
    setup: {
      title: 'Aufbau',
      start:
        'Alle bekommen von jeder offenen Sorte eine Karte. Wer anfängt, wird ausgelost. Der Reihe nach setzt jede und jeder fünf Figuren in ein Gebiet nach Wahl, in einem Territorium, in dem noch niemand ist. Dann zieht man für dieses Gebiet eine Firma; gezogene Mafia kommt jetzt zurück in den Beutel.',
      orders: 'Vier der fünfzehn Aufträge werden aufgedeckt, und der erste Zug beginnt.',
    },
  },
  turn: {
    turn: {
      title: 'Dein Zug',
      pawn: 'Zuerst ziehst du deinen Spielstein ein, zwei oder drei Felder im Uhrzeigersinn. Felder mit fremden Spielsteinen werden übersprungen und nicht gezählt. Vom Startpfeil aus ist das erste Feld der Laufstrecke das nächste.',
      choice:
        'Dann nimmst du entweder die oberste Karte des Stapels, den das Feld zeigt, oder spielst eine, zwei oder drei Karten; nie beides. Kannst du nichts spielen, nimmst du. Ein leerer Stapel gibt nichts.',
      limit:
        'Du hast höchstens sechs Karten. Mit der siebten gibst du eine andere zurück, nicht die eben genommene; eine Sonderaktion geht verdeckt zurück.',
      cards:
        'Karten werden nacheinander gespielt und jede ganz ausgeführt, bevor die nächste kommt. Eine Sorte darfst du im selben Zug mehrmals spielen, nur Business bloß einmal. Eine Karte ohne Wirkung kannst du nicht spielen.',
    },
    transport: {
      title: 'Auto und Schiff',
      move: 'Mit dem Auto bringst du beliebig viele Figuren aus einem Gebiet in ein Nachbargebiet. Mit dem Schiff bringst du sie in ein anderes Gebiet am selben Meer, wie weit es auch ist; ein Schiff nutzt ein Meer. Niemand muss zurückbleiben, und mit der nächsten Karte dürfen Figuren weiterziehen.',
      arrive:
        'In einem eigenen Gebiet kommen sie zu deinen Figuren. In einem freien Gebiet wird ein Plättchen gezogen: Eine Firma gehört dir; Mafia heißt Kampf. Im Gebiet eines Rivalen kommt es sofort zum Kampf.',
      leave:
        'Verlässt die letzte Figur ein Gebiet, kommt die Firma sofort zurück in den Beutel, noch bevor anderswo ein Plättchen gezogen wird.',
      back: 'Hast du keine Figur auf dem Plan, bringt ein Auto fünf aus deinem Vorrat in ein freies Gebiet deiner Wahl, mit einem Plättchen wie immer. Der andere Weg zurück ist ein Überläufer.',
    },
    fights: {
      title: 'Kämpfe',
      dice: 'Wer ankommt, greift mit vier weißen Würfeln an, die andere Seite verteidigt mit drei schwarzen; in jeder Runde werden alle sieben geworfen, egal wie viele Figuren da sind. Symbole, die beide Farben zeigen, heben sich auf. Von dem, was bleibt, entfernt jedes verschiedene Symbol eine Figur der anderen Seite, bei beiden zugleich.',
      rounds:
        'Im Bild heben sich Brief und Telefon auf; der Aktenkoffer kostet die Verteidigung eine Figur, der Schlüssel den Angriff eine. Runde folgt auf Runde, bis eine Seite weg ist; Rückzug gibt es nicht. Siegt der Angriff, bekommt er das Gebiet mit der Firma. Sind beide weg, ist das Gebiet frei und die Firma kommt in den Beutel. Vor einem Angriff nennt dir der Tisch die genauen Chancen.',
      mafia:
        'Die Mafia verteidigt mit so vielen Figuren, wie das Plättchen zeigt. Gewinnst du, ist das Plättchen aus dem Spiel, und du ziehst, bis eine Firma kommt; einen zweiten Kampf gibt es nicht. Verlierst du oder sind beide weg, kommt das Plättchen zurück in den Beutel, und das Gebiet ist frei.',
    },
    growth: {
      title: 'Partner und Business',
      partner:
        'Eine Partnerkarte bringt zwei Figuren aus deinem Vorrat in Gebiete, die du hältst, beide in eines oder je eine in zwei. Ist nur noch eine im Vorrat, kommt eine.',
      monopoly:
        'Eine Businesskarte sichert ein Monopol. Mindestens zwei Territorien müssen voll sein, darunter seines; das Feld muss frei sein; und deine Firmen dieses Geschäftszweigs in diesem Territorium müssen zusammen mehr wert sein als die jedes einzelnen Rivalen. Gleichstand genügt nicht.',
      figure:
        'Setze eine Figur aus deinem Vorrat auf das Feld; nur wenn der Vorrat leer ist, kommt sie vom Plan. Sie bleibt bis zum Ende, was auch immer aus den Firmen wird.',
    },
    specials: {
      title: 'Sonderaktionen',
      attack:
        'Der Konkurrenzkampf halbiert eine Gruppe eines Rivalen ab zwei Figuren; die größere Hälfte geht. Ein Überläufer macht irgendwo eine fremde Figur zu deiner: War sie allein, gehört dir das Gebiet, sonst kämpft sie sofort gegen die übrigen. Eine eigene Figur in der Nähe brauchst du nicht.',
      others:
        'Die Organisation vertauscht die Firmen zweier besetzter Gebiete; die Figuren bleiben. Die Beschaffung bringt eine oder zwei Karten von offenen Stapeln. Ein Agent nimmt einen offenen Auftrag aus dem Spiel.',
    },
  },
  details: {
    orders: {
      title: 'Aufträge',
      met: 'Aufträge gelten für alle. Nach jeder Karte wird geprüft: Hältst du alle Städte eines Auftrags, nimmst du ihn sofort und behältst ihn. Geschäftszweige und Werte spielen keine Rolle. Zeige auf einen Auftrag oder tippe ihn an, um seine Städte auf dem Plan zu sehen.',
      refill:
        'Am Ende eines Zuges werden Aufträge aufgedeckt, bis vier offen liegen. Einen, den schon jemand erfüllt, bekommt diese Person sofort, auch wenn sie nicht am Zug ist. Während eines Zuges kommen keine dazu.',
      last: 'Die letzten drei Aufträge werden nie gewertet. Erfüllst du mehr, als noch gewertet werden können, wählst du.',
    },
    end: {
      title: 'Das Ende',
      when: 'Lassen sich am Ende eines Zuges keine vier offenen Aufträge mehr herstellen, ist das Spiel aus; dieser Zug wird zu Ende gespielt. Auch wenn hundert Runden lang kein Auftrag das Spiel verlässt, ist Schluss.',
      money:
        'Zähle deine Aufträge und 3 Millionen für jedes Monopol zusammen. Bei gleichem Geld entscheiden mehr Aufträge, dann mehr Figuren auf dem Plan; sind auch die gleich, teilt man sich den Platz.',
    },
    table: {
      title: 'Was bekannt ist, und dieser Tisch',
      known:
        'Alles liegt offen, nur die Reihenfolge der Aufträge und die Vorderseiten der Sonderaktionen nicht. Wie viele Karten jeder Sorte jemand hat, ist zu sehen. Eine Sonderaktion, die alle gesehen haben, bleibt bekannt, wo immer sie liegt, und der Tisch merkt sie sich für dich.',
      choices:
        'Eine Wahl mit nur einer Antwort wird für dich getroffen, außer das würde eine verdeckte Karte verraten. Züge kannst du zurücknehmen, bis ein Plättchen gezogen, gewürfelt oder Verdecktes aufgedeckt wird.',
    },
  },
}

export const rulesPage: RulesPage = { structure, words }
