import type { RulesPage } from '#table/rules-page.ts'

export const rulesPage: RulesPage = {
  sections: [
    {
      title: 'Worum es geht',
      paragraphs: [
        {
          text: 'Europa im Jahr 1347. Du siedelst mit Würfeln in den Regionen, während die Pest umgeht und die Ratten sich vermehren. Wo Ratten sind, kommen Menschen hin; wo sich Menschen drängen, töten die Ratten. Wer am Ende die meisten Würfel auf dem Plan hat, gewinnt. Würfel in der Burg zählen mit.',
          clauses: ['RAT-1.1', 'RAT-1.2'],
        },
        {
          text: 'Zu zweit sind 8 Regionen im Spiel, zu dritt 10, zu viert alle 12. Eine Region, die nicht im Spiel ist, gibt es nicht. In deinem Zug darfst du eine Karte nehmen, setzt neue Würfel ein, darfst deine Karten nutzen und ziehst dann die Pestfigur.',
          clauses: ['RAT-1.3', 'RAT-1.4'],
        },
      ],
    },
    {
      title: 'Die Karte Europas',
      paragraphs: [
        {
          text: 'Regionen sind benachbart, wenn sie eine Grenze teilen oder ein Pfeil sie über das Meer verbindet; beides ist gleich viel wert. Die Burg ist keine Region: keine Ratten, keine Pest, keine Nachbarn.',
          clauses: ['RAT-2.1', 'RAT-2.2', 'RAT-2.3', 'RAT-2.4', 'RAT-2.5', 'RAT-2.6'],
        },
        {
          text: 'In einer Region liegen höchstens drei Ratten, verdeckt in einer Reihe, und alle Rückseiten sind gleich. Der Schild neben dem Namen sagt, wie viele Würfel dort stehen, alle Farben zusammen.',
          clauses: ['RAT-2.12'],
        },
      ],
    },
    {
      title: 'Ratten',
      paragraphs: [
        {
          text: 'Eine Ratte hat einen Grenzwert und Symbole. Ab so vielen Würfeln in der Region, wie der Grenzwert sagt, bricht sie aus. Die Symbole sagen, wen es trifft: M, wer dort die meisten Würfel hat, A alle, das Zeichen eines Standes, wer dessen Karte hat.',
          clauses: ['RAT-2.8'],
          figure: 'rats',
        },
        {
          text: 'Es gibt 49 Ratten. Jeder Stand ist auf 19 von ihnen, M auf 27, A auf 15. Hohe Grenzwerte tragen mehr Symbole. Die Übersicht zählt, was noch niemand gesehen hat.',
          clauses: ['RAT-2.9', 'RAT-2.10', 'RAT-2.11'],
        },
      ],
    },
    {
      title: 'Aufbau',
      paragraphs: [
        {
          text: 'Jeder Platz hat 20 Würfel im Vorrat. Jede Region im Spiel bekommt eine der zwölf Startratten. Zu zweit scheiden zwölf andere Ratten ungesehen aus, zu dritt sechs; der Rest ist der Vorrat: 29, 33 oder 37 Ratten. Das Los bestimmt, wo die Pest beginnt und wer anfängt, es sei denn, ihr bestimmt, wer anfängt: zum Beispiel die jüngste Person.',
          clauses: ['RAT-3.1', 'RAT-3.2', 'RAT-3.3', 'RAT-3.4', 'RAT-3.5', 'RAT-3.6'],
        },
        {
          text: 'Dann siedeln alle: Vom Startplatz an setzt jeder im Uhrzeigersinn zwei Würfel in eine Region seiner Wahl, danach noch einmal in umgekehrter Reihenfolge. Der Startplatz hat den ersten Zug; es geht im Uhrzeigersinn weiter.',
          clauses: ['RAT-3.7', 'RAT-3.8'],
        },
      ],
    },
    {
      title: 'Dein Zug',
      paragraphs: [
        {
          text: 'Bevor die Pest zieht, tust du in beliebiger Reihenfolge: eine Karte nehmen, wenn du magst, einmal neue Würfel einsetzen und jede deiner Karten König, Mönch, Kaufmann und Hexe höchstens einmal nutzen. Zieht die Pest, hilft nur noch der Ritter.',
          clauses: ['RAT-4.1', 'RAT-4.2', 'RAT-4.3', 'RAT-4.4'],
        },
        {
          text: 'Eine Karte nehmen: irgendeine, die du nicht hast, aus der Auslage oder von einem anderen Platz, der sich nicht wehren kann. Du darfst sie sofort nutzen und beliebig viele haben. Zurückgeben kannst du keine: Nur ein anderer Platz kann sie dir abnehmen, und ihr Stand ist auf vielen Ratten.',
          clauses: ['RAT-2.7', 'RAT-4.5', 'RAT-4.6'],
          figure: 'cards',
        },
        {
          text: 'Würfel einsetzen: Wähle eine Region mit Ratten und setze so viele deiner Würfel ein, wie dort Ratten sind, nicht weniger, solange dein Vorrat reicht. In eine Region ohne Ratten kommen keine Würfel. Du musst einsetzen, bevor die Pest zieht.',
          clauses: ['RAT-4.7', 'RAT-4.8', 'RAT-4.9'],
          figure: 'placing',
        },
      ],
    },
    {
      title: 'Was die Karten können',
      paragraphs: [
        {
          text: 'Bauer: Beim Einsetzen darfst du einen Würfel mehr nehmen, einen einzelnen also auch dort, wo keine Ratte ist. Nimmst du ihn erst nach dem Einsetzen, bringt er in diesem Zug nichts.',
          clauses: ['RAT-4.10'],
        },
        {
          text: 'König: Bringe einen deiner Würfel aus einer Region ohne Ratten in die Burg. Dort ist er für immer sicher, zählt am Ende und sonst für nichts.',
          clauses: ['RAT-4.16'],
        },
        {
          text: 'Mönch: Vertreibe eine verdeckte Ratte aus einer beliebigen Region in eine Nachbarregion mit weniger als dreien. Sie kommt ans Ende der Reihe; wo sie lag, rücken die anderen auf.',
          clauses: ['RAT-4.17'],
        },
        {
          text: 'Kaufmann: Ziehe einen, zwei oder drei deiner Würfel aus einer Region in eine Nachbarregion, mit Ratten oder ohne.',
          clauses: ['RAT-4.18'],
        },
        {
          text: 'Hexe: Sieh dir heimlich eine Ratte auf dem Plan an, danach eine zweite, wenn du magst. Liegen sie in verschiedenen Regionen, darfst du sie vertauschen. Was du gesehen hast, siehst du weiterhin; die anderen sehen, dass du sie angesehen hast.',
          clauses: ['RAT-4.19', 'RAT-7.1', 'RAT-7.3'],
        },
        {
          text: 'Eine Karte wird nur angeboten, wenn sie etwas bewirkt, und einmal begonnen wird sie zu Ende geführt. Gute Reihenfolgen: Der Mönch vertreibt die letzte Ratte, dann holt der König einen Würfel; oder erst einsetzen, dann Ratten vertreiben.',
          clauses: ['RAT-4.15', 'RAT-4.20'],
        },
      ],
    },
    {
      title: 'Die Pest zieht',
      paragraphs: [
        {
          text: 'Die Pestfigur muss in eine Nachbarregion ziehen. Wer den Ritter hat, darf sie zwei Schritte weit führen, aber nicht zurück an ihren Ausgangsort; unterwegs geschieht nichts. Dann breiten sich Ratten aus, und dann schlägt die Pest zu.',
          clauses: ['RAT-4.21', 'RAT-4.22', 'RAT-4.23'],
        },
        {
          text: 'Ausbreitung: Eine Ratte in der neuen Region der Pest bringt eine neue Ratte, zwei oder drei bringen zwei. Du wählst für jede eine Nachbarregion mit weniger als dreien; beide dürfen in dieselbe. Niemand sieht sie. Ist kein Platz oder der Vorrat leer, entfallen sie.',
          clauses: ['RAT-4.24', 'RAT-4.25', 'RAT-4.26', 'RAT-4.27'],
        },
      ],
    },
    {
      title: 'Die Pest wütet',
      paragraphs: [
        {
          text: 'Nur wenn Würfel und Ratten in der Region sind. Die Ratten werden einzeln aufgedeckt und ausgeführt, bis keine Ratte oder kein Würfel mehr da ist. Aufgedeckte Ratten scheiden aus. Kennst du eine von ihnen durch die Hexe, wählst du, welche als nächste kommt; sonst geht es der Reihe nach.',
          clauses: ['RAT-4.28', 'RAT-4.29', 'RAT-4.30'],
        },
        {
          text: 'Ritter: Bevor die erste Ratte aufgedeckt wird, sagt, wer am Zug ist und ihn hat, ob die Pestfigur als zwei weitere Würfel zählt. Sie zählen nur für die Grenzwerte.',
          clauses: ['RAT-4.31'],
        },
        {
          text: 'Sind weniger Würfel da, als der Grenzwert sagt, geschieht nichts. Sonst trifft zuerst M: Wer die meisten Würfel hat, verliert einen, bei Gleichstand alle, die gleichauf sind. Dann A: Jeder, der dort noch einen Würfel hat, verliert einen. Jedes Zeichen eines Standes kostet den, der die Karte hat, einen, wenn noch einer da ist. Die Würfel kommen zurück in deinen Vorrat und können wieder eingesetzt werden.',
          clauses: ['RAT-4.32', 'RAT-4.33', 'RAT-4.34', 'RAT-4.35'],
          figure: 'ravage',
        },
        {
          text: 'Im Bild erreichen fünf Würfel den Grenzwert vier. A hat die meisten Würfel und verliert einen; A hat auch den Bauern und verliert noch einen.',
          clauses: ['RAT-4.36'],
        },
      ],
    },
    {
      title: 'Das Ende',
      paragraphs: [
        {
          text: 'Das Spiel endet nach dem Zug, in dem die letzte Ratte den Vorrat verlässt, oder wenn ein Platz am Ende seines Zuges, nachdem die Pest gewütet hat, alle 20 Würfel auf dem Plan hat.',
          clauses: ['RAT-5.1', 'RAT-5.2', 'RAT-5.14'],
        },
        {
          text: 'Alle anderen Plätze nutzen, gegen den Uhrzeigersinn von rechts des letzten an, noch einmal ihre Karten, jede einmal, in beliebiger Reihenfolge. Niemand nimmt Karten oder setzt ein. Der Bauer setzt einen Würfel in eine beliebige Region. Der Ritter zieht die Pest bis zu zwei Schritte weit oder lässt sie stehen und lässt sie dort als zwei Würfel zählen.',
          clauses: ['RAT-5.3', 'RAT-5.4', 'RAT-5.5', 'RAT-5.6', 'RAT-5.7'],
        },
        {
          text: 'Dann wütet die Pest in jeder Region, die Ratten der Reihe nach, und jede Karte macht dich zum Ziel, auch den letzten Platz. Ratten ohne Menschen bleiben liegen.',
          clauses: ['RAT-5.8', 'RAT-5.9', 'RAT-5.10', 'RAT-5.11'],
        },
        {
          text: 'Jeder Würfel auf dem Plan ist ein Punkt, in Regionen und in der Burg. Bei Gleichstand gewinnt der Platz, der als nächster am Zug gewesen wäre.',
          clauses: ['RAT-5.12', 'RAT-5.13'],
        },
      ],
    },
    {
      title: 'An diesem Tisch',
      paragraphs: [
        {
          text: 'Was keine Wahl lässt, geschieht von selbst. Eine Fähigkeit wird Schritt für Schritt ausgeführt: erst die Region, dann welche Ratte, wohin, wie viele. Du kannst Züge zurücknehmen, bis eine Ratte angesehen oder aufgedeckt wird oder jemand anders entscheidet.',
          clauses: ['RAT-6.1', 'RAT-6.2', 'RAT-6.3', 'RAT-6.4', 'RAT-6.5', 'RAT-6.6', 'RAT-6.7', 'RAT-6.8', 'RAT-7.6'],
        },
        {
          text: 'Niemand sieht die Ratten auf dem Plan, im Vorrat oder die ausgeschiedenen von vorn. Während die Pest zieht, sagen rote Zeichen neben den Würfeln, wie viel jeder Platz zu verlieren droht, nach allem, was du wissen kannst.',
          clauses: ['RAT-7.2', 'RAT-7.4', 'RAT-7.5', 'RAT-7.7'],
        },
      ],
    },
  ],
}
