import type { RulesPage } from '#table/rules-page.ts'
import { structure, type Words } from './rules.ts'

const words: Words = {
  summary: {
    goal: {
      title: 'Ziel',
      cubes: 'Am Ende die meisten Würfel auf dem Plan; die im Palast zählen mit.',
    },
    turn: {
      title: 'Dein Zug',
      before:
        'In beliebiger Reihenfolge: eine Karte nehmen (freiwillig), einmal Würfel einsetzen (Pflicht), jede deiner Karten einmal nutzen (freiwillig).',
      place: 'Setze in eine Region so viele Würfel ein, wie dort Ratten liegen.',
      plague: 'Dann ziehst du die Pestfigur in eine Nachbarregion.',
      spread:
        'Ratten breiten sich aus: 1 Ratte dort bringt 1 neue, 2 oder 3 bringen 2, in Nachbarregionen mit weniger als dreien.',
    },
    strike: {
      title: 'Die Pest wütet',
      limit: 'Ratten werden einzeln aufgedeckt. Weniger Würfel als der Grenzwert: nichts. Sonst treffen die Symbole.',
      signs:
        'M: Wer die meisten hat, verliert einen (bei Gleichstand alle, die gleichauf sind). A: alle verlieren einen. Stand: Wer die Karte hat, verliert einen.',
    },
    cards: {
      title: 'Karten',
      peasant: 'Bauer: ein Würfel mehr beim Einsetzen.',
      king: 'König: ein Würfel aus einer Region ohne Ratten in den Palast.',
      monk: 'Mönch: eine Ratte in eine Nachbarregion vertreiben.',
      merchant: 'Kaufmann: bis zu drei deiner Würfel in eine Nachbarregion.',
      witch: 'Hexe: zwei Ratten ansehen; liegen sie getrennt, darfst du sie vertauschen.',
      knight: 'Ritter: Die Pest zieht bis zu zwei Schritte und darf als zwei Würfel zählen.',
    },
    end: {
      title: 'Das Ende',
      when: 'Die letzte Ratte verlässt den Vorrat, oder jemand hat alle 20 Würfel auf dem Plan.',
      last: 'Die anderen nutzen noch einmal ihre Karten, dann wütet die Pest überall.',
    },
  },
  goal: {
    about: {
      title: 'Worum es geht',
      cubes:
        'Europa im Jahr 1347. Du siedelst mit Würfeln in den Regionen, während die Pest umgeht und die Ratten sich vermehren. Wo Ratten sind, kommen Menschen hin; wo sich Menschen drängen, töten die Ratten. Wer am Ende die meisten Würfel auf dem Plan hat, gewinnt. Würfel im Palast zählen mit.',
      regions:
        'Zu zweit sind 8 Regionen im Spiel, zu dritt 10, zu viert alle 12. Eine Region, die nicht im Spiel ist, gibt es nicht. In deinem Zug darfst du eine Karte nehmen, setzt neue Würfel ein, darfst deine Karten nutzen und ziehst dann die Pestfigur.',
    },
  },
  parts: {
    map: {
      title: 'Die Karte Europas',
      neighbours:
        'Regionen sind benachbart, wenn sie eine Grenze teilen oder ein Pfeil sie über das Meer verbindet; beides gilt gleich. Der Palast ist keine Region: keine Ratten, keine Pest, keine Nachbarn.',
      row: 'In einer Region liegen höchstens drei Ratten, verdeckt in einer Reihe, und alle Rückseiten sind gleich. Der Schild neben dem Namen sagt, wie viele Würfel dort stehen, alle Farben zusammen.',
    },
    rats: {
      title: 'Ratten',
      face: 'Eine Ratte hat einen Grenzwert und Symbole. Ab so vielen Würfeln in der Region, wie der Grenzwert sagt, bricht sie aus. Die Symbole sagen, wen es trifft: M, wer dort die meisten Würfel hat, A alle, das Zeichen eines Standes, wer dessen Karte hat.',
      counts:
        'Es gibt 49 Ratten. Jeder Stand ist auf 19 von ihnen, M auf 27, A auf 15. Hohe Grenzwerte tragen mehr Symbole. Die Übersicht zählt, was noch niemand gesehen hat.',
    },
    setup: {
      title: 'Aufbau',
      supply:
        'Alle haben 20 Würfel im Vorrat. Jede Region im Spiel bekommt eine der zwölf Startratten. Zu zweit scheiden zwölf andere Ratten ungesehen aus, zu dritt sechs; der Rest ist der Vorrat: 29, 33 oder 37 Ratten. Das Los bestimmt, wo die Pest beginnt und wer anfängt, es sei denn, ihr bestimmt, wer anfängt: zum Beispiel die jüngste Person.',
      settle:
        'Dann wird gesiedelt: Wer anfängt und dann im Uhrzeigersinn alle anderen setzen zwei Würfel in eine Region ihrer Wahl, danach noch einmal in umgekehrter Reihenfolge. Wer anfängt, hat auch den ersten Zug; es geht im Uhrzeigersinn weiter.',
    },
  },
  turn: {
    turn: {
      title: 'Dein Zug',
      order:
        'Bevor die Pest zieht, tust du in beliebiger Reihenfolge: eine Karte nehmen, wenn du magst, einmal neue Würfel einsetzen und jede deiner Karten König, Mönch, Kaufmann und Hexe höchstens einmal nutzen. Zieht die Pest, hilft nur noch der Ritter.',
      take: 'Eine Karte nehmen: irgendeine, die du nicht hast, aus der Auslage oder von jemand anderem; wehren kann sich niemand. Du darfst sie sofort nutzen und beliebig viele haben. Zurückgeben kannst du keine: Nur andere können sie dir abnehmen, und ihr Stand ist auf vielen Ratten.',
      place:
        'Würfel einsetzen: Wähle eine Region mit Ratten und setze so viele deiner Würfel ein, wie dort Ratten sind, nicht weniger, solange dein Vorrat reicht. In eine Region ohne Ratten kommen keine Würfel. Du musst einsetzen, bevor die Pest zieht.',
    },
    cards: {
      title: 'Was die Karten können',
      peasant:
        'Bauer: Beim Einsetzen darfst du einen Würfel mehr nehmen, einen einzelnen also auch dort, wo keine Ratte ist. Nimmst du ihn erst nach dem Einsetzen, bringt er in diesem Zug nichts.',
      king: 'König: Bringe einen deiner Würfel aus einer Region ohne Ratten in den Palast. Dort ist er für immer sicher, zählt am Ende und sonst für nichts.',
      monk: 'Mönch: Vertreibe eine verdeckte Ratte aus einer beliebigen Region in eine Nachbarregion mit weniger als dreien. Sie kommt ans Ende der Reihe; wo sie lag, rücken die anderen auf.',
      merchant:
        'Kaufmann: Ziehe einen, zwei oder drei deiner Würfel aus einer Region in eine Nachbarregion, mit Ratten oder ohne.',
      witch:
        'Hexe: Sieh dir heimlich eine Ratte auf dem Plan an, danach eine zweite, wenn du magst. Liegen sie in verschiedenen Regionen, darfst du sie vertauschen. Was du gesehen hast, siehst du weiterhin; die anderen sehen, dass du sie angesehen hast.',
      use: 'Eine Karte wird nur angeboten, wenn sie etwas bewirkt, und einmal begonnen wird sie zu Ende geführt. Gute Reihenfolgen: Der Mönch vertreibt die letzte Ratte, dann holt der König einen Würfel; oder erst einsetzen, dann Ratten vertreiben.',
    },
    plague: {
      title: 'Die Pest zieht',
      move: 'Die Pestfigur muss in eine Nachbarregion ziehen. Wer den Ritter hat, darf sie zwei Schritte weit führen, aber nicht zurück an ihren Ausgangsort; unterwegs geschieht nichts. Dann breiten sich Ratten aus, und dann schlägt die Pest zu.',
      spread:
        'Ausbreitung: Eine Ratte in der neuen Region der Pest bringt eine neue Ratte, zwei oder drei bringen zwei. Du wählst für jede eine Nachbarregion mit weniger als dreien; beide dürfen in dieselbe. Niemand sieht sie. Ist kein Platz oder der Vorrat leer, entfallen sie.',
    },
    strike: {
      title: 'Die Pest wütet',
      when: 'Nur wenn Würfel und Ratten in der Region sind. Die Ratten werden einzeln aufgedeckt und ausgeführt, bis keine Ratte oder kein Würfel mehr da ist. Aufgedeckte Ratten scheiden aus. Kennst du eine von ihnen durch die Hexe, wählst du, welche als nächste kommt; sonst geht es der Reihe nach.',
      knight:
        'Ritter: Bevor die erste Ratte aufgedeckt wird, sagt, wer am Zug ist und ihn hat, ob die Pestfigur als zwei weitere Würfel zählt. Sie zählen nur für die Grenzwerte.',
      limit:
        'Sind weniger Würfel da, als der Grenzwert sagt, geschieht nichts. Sonst trifft zuerst M: Wer die meisten Würfel hat, verliert einen, bei Gleichstand alle, die gleichauf sind. Dann A: Alle, die dort noch Würfel haben, verlieren einen. Bei jedem Zeichen eines Standes verliert einen, wer die Karte hat, wenn noch einer da ist. Die Würfel kommen zurück in deinen Vorrat und können wieder eingesetzt werden.',
      example:
        'Im Bild erreichen fünf Würfel den Grenzwert vier. A hat die meisten Würfel und verliert einen; A hat auch den Bauern und verliert noch einen.',
    },
  },
  details: {
    end: {
      title: 'Das Ende',
      when: 'Das Spiel endet nach dem Zug, in dem die letzte Ratte den Vorrat verlässt, oder wenn jemand am Ende des eigenen Zuges, nachdem die Pest gewütet hat, alle 20 Würfel auf dem Plan hat.',
      'last-cards':
        'Alle anderen nutzen, gegen den Uhrzeigersinn und rechts von der Person mit dem letzten Zug beginnend, noch einmal ihre Karten, jede einmal, in beliebiger Reihenfolge. Niemand nimmt Karten oder setzt ein. Der Bauer setzt einen Würfel in eine beliebige Region. Der Ritter zieht die Pest bis zu zwei Schritte weit oder lässt sie stehen und lässt sie dort als zwei Würfel zählen.',
      'last-strike':
        'Dann wütet die Pest in jeder Region, die Ratten der Reihe nach, und jede Karte macht dich zum Ziel, auch wenn du den letzten Zug hattest. Ratten ohne Menschen bleiben liegen.',
      points:
        'Jeder Würfel auf dem Plan ist ein Punkt, in Regionen und im Palast. Bei Gleichstand gewinnt, wer als Nächstes am Zug gewesen wäre.',
    },
    table: {
      title: 'An diesem Tisch',
      steps:
        'Was keine Wahl lässt, geschieht von selbst. Eine Fähigkeit wird Schritt für Schritt ausgeführt: erst die Region, dann welche Ratte, wohin, wie viele. Du kannst Züge zurücknehmen, bis eine Ratte angesehen oder aufgedeckt wird oder jemand anderes entscheidet.',
      secrets:
        'Niemand sieht die Ratten auf dem Plan, im Vorrat oder die ausgeschiedenen von vorn. Während die Pest zieht, sagen rote Zeichen neben den Würfeln, wie viele Würfel alle wohl verlieren, nach allem, was du wissen kannst.',
    },
  },
}

export const rulesPage: RulesPage = { structure, words }
