import type { RulesPage } from '#table/rules-page.ts'

export const rulesPage: RulesPage = {
  sections: [
    {
      title: 'Worum es geht',
      paragraphs: [
        {
          text: 'Du führst eine Organisation, die sich über die Welt ausbreitet. In jedem Zug ziehst du deinen Stein auf der Leiste um die Karte und nimmst dann entweder die Karte, die das Feld zeigt, oder spielst eine bis drei Karten: um Figuren mit Auto oder Schiff in andere Gebiete zu bringen, Figuren einzusetzen, Firmen zu eröffnen, Rivalen anzugreifen oder Monopole zu sichern. Zwei bis fünf Personen, ein bis zwei Stunden.',
          clauses: ['BOSS-1.1', 'BOSS-1.2', 'BOSS-1.3'],
        },
        {
          text: 'Geld bringt nur zweierlei: Aufträge, die bekommt, wer zuerst alle ihre Städte beherrscht, und Monopole, jedes 3 Millionen wert. Wer am Ende das meiste Geld hat, gewinnt.',
          clauses: ['BOSS-1.4'],
        },
      ],
    },
    {
      title: 'Die Karte',
      paragraphs: [
        {
          text: 'Es gibt fünf Territorien mit je fünf Gebieten; in jedem Gebiet liegt eine Stadt. Für ein Auto sind zwei Gebiete benachbart, wenn sie sich an Land berühren, auch über die Grenze eines Territoriums hinweg. Kein Auto fährt übers Wasser: Havanna ist eine Insel und nur mit dem Schiff zu erreichen.',
          clauses: ['BOSS-2.1', 'BOSS-2.2', 'BOSS-2.3'],
        },
        {
          text: 'Schiffe fahren auf drei Meeren: dem Atlantik, dem Indischen Ozean und dem Pazifik, der ein einziges Meer ist, auch wenn ihn die Karte an beiden Rändern zeigt. Kleine Punkte in der Farbe eines Meeres neben der Stadt sagen, an welchen Meeren ihr Gebiet liegt. Binnenmeere wie das Mittelmeer und das Eis im Norden gehören zu keinem davon. La Paz und Ulan Bator liegen an keinem Meer.',
          clauses: ['BOSS-2.4'],
        },
        {
          text: 'Ein Gebiet gehört dem, der dort Figuren hat; nie stehen zwei in einem Gebiet, außer im Kampf. Wer es besitzt, beherrscht die Stadt und hat die Firma dort. Ein Territorium ist voll, wenn alle fünf Gebiete besetzt sind, egal von wem.',
          clauses: ['BOSS-2.14', 'BOSS-2.15'],
        },
      ],
    },
    {
      title: 'Karten, Plättchen, Figuren',
      paragraphs: [
        {
          text: 'Vier Stapel liegen offen: Auto, Schiff, Partner und Business, je zwanzig Karten. Eine gespielte Karte kommt unter ihren Stapel; gemischt wird nie mehr.',
          clauses: ['BOSS-2.6'],
          figure: 'open-cards',
        },
        {
          text: 'Ein fünfter Stapel liegt verdeckt: zehn Sonderaktionen, von jeder Art zwei.',
          clauses: ['BOSS-2.7'],
          figure: 'special-cards',
        },
        {
          text: 'Firmen gehören zu einer von drei Branchen und sind 1 bis 4 wert; je höher, desto seltener. Der Wert zählt nur für Monopole und wird nie ausgezahlt. Unter den vierzig Plättchen sind zehn der Mafia, mit Stärke 1 bis 4. Was nicht auf der Karte liegt, steckt im Beutel; was darin noch ist, steht in der Übersicht.',
          clauses: ['BOSS-2.9', 'BOSS-2.10'],
          figure: 'tiles',
        },
        {
          text: 'Du hast zwanzig Figuren: im Vorrat, auf der Karte oder auf der Monopoltafel, die für jede Branche in jedem Territorium ein Feld hat. Verlorene Figuren kommen in deinen Vorrat zurück.',
          clauses: ['BOSS-2.11', 'BOSS-2.12'],
        },
        {
          text: 'Die Leiste ist ein Ring aus 21 Feldern. Jedes zeigt einen der vier offenen Stapel oder eine Aktion, das heißt den Stapel der Sonderaktionen.',
          clauses: ['BOSS-2.5'],
        },
      ],
    },
    {
      title: 'Aufbau',
      paragraphs: [
        {
          text: 'Alle bekommen von jeder offenen Sorte eine Karte. Wer anfängt, wird ausgelost. Der Reihe nach setzt jede und jeder fünf Figuren in ein Gebiet nach Wahl, in einem Territorium, in dem noch niemand ist. Dann zieht man für dieses Gebiet eine Firma; gezogene Mafia kommt jetzt zurück in den Beutel.',
          clauses: ['BOSS-3.1', 'BOSS-3.2', 'BOSS-3.3', 'BOSS-3.4', 'BOSS-3.5', 'BOSS-3.6'],
        },
        {
          text: 'Vier der fünfzehn Aufträge werden aufgedeckt, und der erste Zug beginnt.',
          clauses: ['BOSS-3.7', 'BOSS-2.8'],
        },
      ],
    },
    {
      title: 'Dein Zug',
      paragraphs: [
        {
          text: 'Zuerst ziehst du deinen Stein ein, zwei oder drei Felder im Uhrzeigersinn. Felder mit fremden Steinen werden übersprungen und nicht gezählt. Vom Startpfeil aus ist das erste Feld der Leiste das nächste.',
          clauses: ['BOSS-4.1.1', 'BOSS-4.1.2', 'BOSS-4.2.1', 'BOSS-4.2.2', 'BOSS-4.2.3', 'BOSS-4.2.4'],
        },
        {
          text: 'Dann nimmst du entweder die oberste Karte des Stapels, den das Feld zeigt, oder spielst eine, zwei oder drei Karten; nie beides. Kannst du nichts spielen, nimmst du. Ein leerer Stapel gibt nichts.',
          clauses: ['BOSS-4.3.1', 'BOSS-4.3.2', 'BOSS-4.4.1', 'BOSS-4.4.4', 'BOSS-4.4.5'],
        },
        {
          text: 'Du hast höchstens sechs Karten. Mit der siebten gibst du eine andere zurück, nicht die eben genommene; eine Sonderaktion geht verdeckt zurück.',
          clauses: ['BOSS-4.4.2', 'BOSS-4.4.3'],
        },
        {
          text: 'Karten werden nacheinander gespielt und jede ganz ausgeführt, bevor die nächste kommt. Eine Sorte darfst du im selben Zug mehrmals spielen, nur Business bloß einmal. Eine Karte ohne Wirkung kannst du nicht spielen.',
          clauses: ['BOSS-4.5.1', 'BOSS-4.5.2', 'BOSS-4.5.3', 'BOSS-4.5.4', 'BOSS-4.5.5', 'BOSS-4.5.6', 'BOSS-4.5.7'],
        },
      ],
    },
    {
      title: 'Auto und Schiff',
      paragraphs: [
        {
          text: 'Mit dem Auto bringst du beliebig viele Figuren aus einem Gebiet in ein Nachbargebiet. Mit dem Schiff bringst du sie in ein anderes Gebiet am selben Meer, wie weit es auch ist; ein Schiff nutzt ein Meer. Niemand muss zurückbleiben, und mit der nächsten Karte dürfen Figuren weiterziehen.',
          clauses: ['BOSS-4.6.1', 'BOSS-4.6.2', 'BOSS-4.6.3', 'BOSS-4.7.1', 'BOSS-4.7.2'],
        },
        {
          text: 'In einem eigenen Gebiet kommen sie zu deinen Figuren. In einem freien Gebiet wird ein Plättchen gezogen: Eine Firma gehört dir; Mafia heißt Kampf. Im Gebiet eines Rivalen kommt es sofort zum Kampf.',
          clauses: ['BOSS-4.8.1', 'BOSS-4.8.2', 'BOSS-4.8.3'],
        },
        {
          text: 'Verlässt die letzte Figur ein Gebiet, kommt die Firma sofort zurück in den Beutel, noch bevor anderswo ein Plättchen gezogen wird.',
          clauses: ['BOSS-4.11.1', 'BOSS-4.11.2'],
        },
        {
          text: 'Hast du keine Figur auf der Karte, bringt ein Auto fünf aus deinem Vorrat in ein freies Gebiet deiner Wahl, mit einem Plättchen wie immer. Der andere Weg zurück ist ein Überläufer.',
          clauses: ['BOSS-4.17.1', 'BOSS-4.17.2', 'BOSS-4.17.3', 'BOSS-4.17.4'],
        },
      ],
    },
    {
      title: 'Kämpfe',
      paragraphs: [
        {
          text: 'Wer ankommt, greift mit vier weißen Würfeln an, die andere Seite verteidigt mit drei schwarzen; in jeder Runde rollen alle sieben, egal wie viele Figuren da sind. Symbole, die beide Farben zeigen, heben sich auf. Von dem, was bleibt, entfernt jedes verschiedene Symbol eine Figur der anderen Seite, bei beiden zugleich.',
          clauses: ['BOSS-2.13', 'BOSS-4.10.1', 'BOSS-4.10.2', 'BOSS-4.10.3', 'BOSS-4.10.4'],
          figure: 'dice',
        },
        {
          text: 'Im Bild heben sich Brief und Telefon auf; der Koffer kostet die Verteidigung eine Figur, der Schlüssel den Angriff eine. Runde folgt auf Runde, bis eine Seite weg ist; Rückzug gibt es nicht. Siegt der Angriff, bekommt er das Gebiet mit der Firma. Sind beide weg, ist das Gebiet frei und die Firma kommt in den Beutel. Vor einem Angriff nennt dir der Tisch die genauen Chancen.',
          clauses: ['BOSS-4.10.5', 'BOSS-4.10.6'],
        },
        {
          text: 'Die Mafia verteidigt mit so vielen Figuren, wie das Plättchen zeigt. Gewinnst du, ist das Plättchen aus dem Spiel, und du ziehst, bis eine Firma kommt; einen zweiten Kampf gibt es nicht. Verlierst du oder sind beide weg, kommt das Plättchen zurück in den Beutel, und das Gebiet ist frei.',
          clauses: ['BOSS-4.9.1', 'BOSS-4.9.2', 'BOSS-4.9.3', 'BOSS-4.9.4', 'BOSS-4.9.5'],
        },
      ],
    },
    {
      title: 'Partner und Business',
      paragraphs: [
        {
          text: 'Eine Partner-Karte bringt zwei Figuren aus deinem Vorrat in Gebiete, die du hältst, beide in eines oder je eine in zwei. Ist nur noch eine im Vorrat, kommt eine.',
          clauses: ['BOSS-4.12.1', 'BOSS-4.12.2'],
        },
        {
          text: 'Eine Business-Karte sichert ein Monopol. Mindestens zwei Territorien müssen voll sein, darunter seines; das Feld muss frei sein; und deine Firmen dieser Branche in diesem Territorium müssen zusammen mehr wert sein als die jedes einzelnen Rivalen. Gleichstand genügt nicht.',
          clauses: ['BOSS-4.13.1', 'BOSS-4.13.2', 'BOSS-4.13.6'],
          figure: 'lead',
        },
        {
          text: 'Setze eine Figur aus deinem Vorrat auf das Feld; nur wenn der Vorrat leer ist, kommt sie von der Karte. Sie bleibt bis zum Ende, was auch immer aus den Firmen wird.',
          clauses: ['BOSS-4.13.3', 'BOSS-4.13.4', 'BOSS-4.13.5'],
        },
      ],
    },
    {
      title: 'Sonderaktionen',
      paragraphs: [
        {
          text: 'Der Konkurrenzkampf halbiert eine Gruppe eines Rivalen ab zwei Figuren; die größere Hälfte geht. Ein Überläufer macht irgendwo eine fremde Figur zu deiner: War sie allein, gehört dir das Gebiet, sonst kämpft sie sofort gegen die übrigen. Eine eigene Figur in der Nähe brauchst du nicht.',
          clauses: ['BOSS-4.14.1', 'BOSS-4.14.2', 'BOSS-4.14.3'],
        },
        {
          text: 'Die Organisation vertauscht die Firmen zweier besetzter Gebiete; die Figuren bleiben. Die Beschaffung bringt eine oder zwei Karten von offenen Stapeln. Ein Agent nimmt einen offenen Auftrag aus dem Spiel.',
          clauses: ['BOSS-4.14.4', 'BOSS-4.14.5', 'BOSS-4.14.6'],
        },
      ],
    },
    {
      title: 'Aufträge',
      paragraphs: [
        {
          text: 'Aufträge gelten für alle. Nach jeder Karte wird geprüft: Hältst du alle Städte eines Auftrags, nimmst du ihn sofort und behältst ihn. Branchen und Werte spielen keine Rolle. Zeige auf einen Auftrag oder tippe ihn an, um seine Städte auf der Karte zu sehen.',
          clauses: ['BOSS-4.15.1', 'BOSS-4.15.3', 'BOSS-4.15.4'],
        },
        {
          text: 'Am Ende eines Zuges werden Aufträge aufgedeckt, bis vier offen liegen. Einen, den schon jemand erfüllt, bekommt diese Person sofort, auch wenn sie nicht am Zug ist. Während eines Zuges kommen keine dazu.',
          clauses: ['BOSS-4.15.6', 'BOSS-4.15.7', 'BOSS-4.16.1', 'BOSS-4.16.2'],
        },
        {
          text: 'Die letzten drei Aufträge werden nie gewertet. Erfüllst du mehr, als noch gewertet werden können, wählst du.',
          clauses: ['BOSS-4.15.2', 'BOSS-4.15.5'],
        },
      ],
    },
    {
      title: 'Das Ende',
      paragraphs: [
        {
          text: 'Lassen sich am Ende eines Zuges keine vier offenen Aufträge mehr herstellen, ist das Spiel aus; dieser Zug wird zu Ende gespielt. Auch wenn hundert Runden lang kein Auftrag das Spiel verlässt, ist Schluss.',
          clauses: ['BOSS-5.1', 'BOSS-5.5'],
        },
        {
          text: 'Zähle deine Aufträge und 3 Millionen für jedes Monopol zusammen. Bei gleichem Geld entscheiden mehr Aufträge, dann mehr Figuren auf der Karte; sind auch die gleich, teilt man sich den Platz.',
          clauses: ['BOSS-5.2', 'BOSS-5.3', 'BOSS-5.4'],
        },
      ],
    },
    {
      title: 'Was bekannt ist, und dieser Tisch',
      paragraphs: [
        {
          text: 'Alles liegt offen, nur die Reihenfolge der Aufträge und die Vorderseiten der Sonderaktionen nicht. Wie viele Karten jeder Sorte jemand hat, ist zu sehen. Eine Sonderaktion, die alle gesehen haben, bleibt bekannt, wo immer sie liegt, und der Tisch merkt sie sich für dich.',
          clauses: ['BOSS-7.1', 'BOSS-7.2', 'BOSS-7.3', 'BOSS-7.4', 'BOSS-7.5'],
        },
        {
          text: 'Eine Wahl mit nur einer Antwort wird für dich getroffen, außer das würde eine verdeckte Karte verraten. Züge kannst du zurücknehmen, bis ein Plättchen gezogen, gewürfelt oder Verdecktes aufgedeckt wird.',
          clauses: ['BOSS-6.1', 'BOSS-6.2', 'BOSS-6.3', 'BOSS-6.4'],
        },
      ],
    },
  ],
}
