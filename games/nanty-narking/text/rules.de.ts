import type { RulesPage } from '#table/rules-page.ts'
import { structure, type Words } from './rules.ts'

const words: Words = {
  summary: {
    goal: {
      title: 'Ziel',
      declare: 'Erfülle die Bedingung deiner geheimen Persönlichkeit und kündige zu Beginn deines Zuges den Sieg an.',
    },
    turn: {
      title: 'Dein Zug',
      play: 'Spiele eine Karte, keine Unterbrechen-Karte.',
      symbols: 'Führe ihre Symbole der Reihe nach aus. Jedes darfst du auslassen, nur ein Ereignis nie.',
      free: 'Dazwischen nutzt du deine Stadtviertelkarten, jede einmal pro Zug, ab dem Zug, nachdem du sie bekommen hast.',
      refill: 'Fülle deine Hand auf fünf auf.',
    },
    symbols: {
      title: 'Symbole',
      agent: 'Agent: wo du schon einen hast oder daneben.',
      build: 'Gebäude: wo du einen Agenten hast, keines steht und keine Unruhe herrscht; bezahle die Kosten.',
      murder: 'Dolch: entferne eine fremde Figur aus einem Viertel mit Unruhe.',
      badge: 'Marke: entferne einen Unruhemarker.',
      event: 'Ereignis: zieh eines, es geschieht sofort.',
    },
    trouble: {
      title: 'Unruhe und Kontrolle',
      comes: 'Eine Figur kommt dazu, wo schon jemand steht: Unruhe.',
      goes: 'Eine Figur geht oder wird entfernt: Der Marker verschwindet.',
      control: 'Kontrolle: mehr Agenten und Gebäude als alle anderen und als Bürger, und kein Grenadier.',
    },
    end: {
      title: 'Das Ende',
      declared:
        'Jemand kündigt den Sieg an, Aufstände findet acht Unruhemarker vor, oder eine Hand lässt sich nicht auffüllen.',
      points: 'Stapel leer: Holmes gewinnt. Sonst 5 je Agent, die Kosten der Gebäude, 1 je Pfund.',
    },
  },
  goal: {
    about: {
      title: 'Worum es geht',
      personality:
        'London zur Zeit Königin Victorias. Alle spielen eine geheime Persönlichkeit, die auf ihre eigene Weise gewinnt. In deinem Zug spielst du eine Karte, führst ihre Symbole der Reihe nach aus und füllst deine Hand wieder auf fünf auf. Das Spiel endet, wenn jemand zu Beginn eines Zuges den Sieg ankündigt, wenn das Ereignis Aufstände acht Unruhemarker vorfindet oder wenn eine Hand nicht mehr aufgefüllt werden kann.',
      ways: 'Neben dir kann jede dieser Persönlichkeiten sitzen. Alle kennen die Liste, niemand weiß, wer wer ist; zu zweit, zu dritt und zu viert gilt die erste, zweite oder dritte Zahl. Viertel mit Grenadieren zählen nie.',
      pieces:
        'Alle haben zwölf Agenten und sechs Gebäude. Grenadiere und Neue Bürger gehören niemandem. Die roten Marker sind Unruhe. Dazu kommen 101 Aktionskarten, graue und rote, zwölf Ereignisse und eine Karte je Viertel.',
    },
  },
  parts: {
    map: {
      title: 'Das Brett',
      districts:
        'Zwölf Viertel liegen an beiden Ufern der Themse, neun davon am Fluss. Benachbart ist, was eine gemeinsame Grenze hat oder durch eine Brücke verbunden ist; nur durch den Fluss getrennt zu sein genügt nicht. Die Zahl ist die des zwölfseitigen Würfels, der rote Betrag auf dem Schild sind die Baukosten.',
      room: 'In einem Viertel stehen beliebig viele Figuren, aber höchstens ein Gebäude, und es liegt höchstens ein Unruhemarker dort; nie einer, wo niemand steht. Wem das Gebäude gehört, dem gehört die Karte des Viertels.',
    },
    setup: {
      title: 'Aufbau',
      start:
        'Wer beginnt, wird ausgelost. Die Persönlichkeiten werden gemischt und verdeckt verteilt, je eine; die übrigen bleiben unbenutzt. Alle beginnen mit je einem Agenten im East End, in der City und in Chelsea, wo gleich Unruhe herrscht, mit £10 und fünf Karten. Im Nachziehstapel liegen die grauen Karten über den roten. Zu zweit bleiben Karl Marx und Holy Peter in der Schachtel.',
      sets: 'Es gibt drei Sätze von Persönlichkeiten und unabhängig davon Agenten- und Gebäudekarten als Variante.',
    },
  },
  turn: {
    turn: {
      title: 'Dein Zug',
      declare:
        'Gespielt wird im Uhrzeigersinn. Ist deine Bedingung zu Beginn deines Zuges erfüllt, darfst du den Sieg ankündigen, nicht in deinem ersten Zug und nur vor allem anderen. Sonst musst du eine Karte spielen. Unterbrechen-Karten zählen dafür nicht; hast du keine andere, entfällt das Ausspielen.',
      symbols:
        'Führe die Symbole in der gedruckten Reihenfolge aus. Jedes darfst du auslassen, nur ein Ereignis nie. Was nicht möglich ist, kann nur ausgelassen werden.',
      cards:
        'Eine Karte bleibt auf dem Tisch, bis die nächste gelegt wird oder der Zug endet; dann kommt sie auf die Ablage. Eine Karte, die zwei weitere erlaubt, bleibt bis zur zweiten liegen. Innere Karten werden ganz beendet, bevor es mit der äußeren weitergeht, und die zweite wählst du erst dann.',
      between:
        'Zwischen zwei Aktionen deines Zuges darfst du Stadtviertelkarten benutzen, in der Variante auch Agenten- und Gebäudekarten, Unterbrechen-Karten wegwerfen oder den Zug mit Doktor Watson beenden. Ist nichts mehr zu tun, füllst du die Hand auf, und die nächste Person ist am Zug.',
    },
    symbols: {
      title: 'Die Symbole',
      all: 'Das sind die neun Symbole.',
      agent:
        'Agent setzen: dorthin, wo du schon einen hast, oder in ein Nachbarviertel; ohne Agenten auf dem Brett überallhin. Sind alle zwölf auf dem Brett, nimmst du erst einen vom Brett und setzt ihn woandershin.',
      money:
        'Geld kommt von der Bank, die nie leer wird. Die Marke entfernt irgendwo einen Unruhemarker. Der Dolch entfernt eine Figur, die nicht dein Agent ist, aus einem Viertel mit Unruhe.',
      build:
        'Bauen: in einem Viertel mit einem deiner Agenten, ohne Gebäude und ohne Unruhe, für seine Kosten. Kontrollieren musst du es nicht. Du bekommst die Stadtviertelkarte und kannst sie ab deinem nächsten Zug benutzen. Stehen alle sechs Gebäude, zieht eines um; bezahlt wird trotzdem voll.',
      event:
        'Ein Ereignis muss gezogen werden und geschieht sofort. Ist der Stapel leer, passiert nichts. Die Hand mit der Karte erlaubt eine weitere Karte, beliebig oft hintereinander.',
    },
  },
  details: {
    trouble: {
      title: 'Unruhe und Kontrolle',
      arrival:
        'Kommt eine Figur in ein Viertel, in dem schon irgendeine steht, auch eine eigene, gibt es Unruhe. Verlässt eine Figur ein Viertel, bewegt oder entfernt, verschwindet der Marker, egal wie viele bleiben. Mehrere Figuren bewegen sich nacheinander.',
      limits:
        'Gebäude machen keine Unruhe. Wirkungen legen einen Marker nur dorthin, wo jemand steht; nur das Ereignis Riot Act bringt ihn mit. Unruhe macht Morde möglich und Bauen unmöglich, sonst nichts.',
      control:
        'Du kontrollierst ein Viertel, wenn du dort mehr Teile hast, Agenten und Gebäude zusammen, als alle anderen jeweils und mehr, als Neue Bürger da sind, und wenn kein Grenadier dort steht. Unruhe ist dafür egal.',
      neutral:
        'Grenadiere und Bürger sind Figuren wie andere, können ermordet und bewegt werden; wer entfernt wird, kommt nicht wieder. Ein Grenadier neutralisiert das Viertel: Seine Karte ruht, niemand kontrolliert es, Agenten und Gebäude dort zählen nichts.',
    },
    districts: {
      title: 'Stadtviertelkarten',
      use: 'Jede kannst du einmal in jedem deiner Züge benutzen, aber nicht in dem Zug, in dem du sie bekommst, und nicht, solange dort ein Grenadier steht. Erst wird bezahlt, dann ganz ausgeführt; niemand kann reagieren.',
    },
    texts: {
      title: 'Texte der Karten',
      rules:
        'Ein Text kann nur beginnen, wenn es für die erste Wahl etwas gibt und der Preis ganz bezahlt werden kann; begonnen wird er beendet, außer wo er etwas freistellt. Gemeint sind immer andere. Wer etwas abgeben soll, gibt, was da ist; wer nichts hat, wird übergangen.',
      money:
        'Geld: von allen oder einer Person nehmen, leihen, für Unruhe, Gebäude oder Figuren kassieren oder jemanden an jemanden zahlen lassen. Ein Darlehen liegt vor dir, wird nicht vorzeitig getilgt und zählt £12 gegen dich. Wer wettet, würfelt: Ab 7 gewinnst du, bei 1 verlierst du einen Agenten oder zahlst.',
      cards:
        'Karten: vom Stapel oder zufällig aus der Ablage ziehen, abwerfen, verkaufen, sofort auffüllen, Karten nach Wahl der Gebenden bekommen, eine Karte für £2 verkaufen, in eine Hand sehen und abwerfen, eine von zweien stehlen oder ganze Hände tauschen.',
      hindrances:
        'Irene Adler und Milverton bleiben bei der Person, die nicht £5 zahlt, und nehmen bis zum Ende einen Platz ihres Handlimits weg. Mrs. Hudson zeigt unbenutzte Persönlichkeiten, Jekyll und Hyde macht dich zu einer anderen.',
      agents:
        'Agenten: still setzen, in die Unruhe, zu deinem Gebäude oder rund um Westminster; eigene oder fremde bewegen, vor Unruhe fliehen oder zwei Figuren die Plätze tauschen lassen.',
      murder:
        'Mord durch Text: in Westminster, gegen Geld, durch jemanden, den du bezahlst, durch den Würfel mit Jack the Ripper, oder alle anderen entfernen einen eigenen Agenten. Kostet dich dein eigener Text oder Wurf einen Agenten, darfst auch du ihn schützen.',
      buildings:
        'Unruhe und Gebäude: Unruhe stiften, zum halben Preis bauen, ein fremdes Gebäude zu seinen Kosten kaufen, je nach Karte mit oder ohne Unruhe, oder £5 fordern und sonst ein Gebäude abreißen.',
    },
    interrupts: {
      title: 'Unterbrechen',
      ask: 'Bevor dir etwas geschieht, wirst du gefragt, ob du nun eine Karte hast, die hilft, oder nicht: solange du nach allem, was die anderen wissen können, eine haben könntest. So verrät die Frage niemandem etwas. Jede hilft einmal gegen einen Versuch; auf ein Unterbrechen kann niemand antworten. In deinem Zug und wenn es um deine Hand geht, darfst du Unterbrechen-Karten auch wegwerfen.',
      keep: 'Toby hält einen Agenten fest, den jemand anderes bewegen oder entfernen will. Amy Dorrit verhindert jedes Entfernen, auch durch Ereignisse und eigenes Pech. Die Liga der Rotschöpfe und Victor Frankenstein bringen den entfernten Agenten sofort in einem anderen Viertel zurück, in das du setzen dürftest.',
      stop: 'Mr. Goodyear: Der Text einer fremden Karte trifft dich nicht und endet auch für alle, die noch nicht erreicht wurden; Bezahltes bleibt bezahlt, die anderen Symbole folgen. Doktor Watson beendet deinen eigenen Zug, nachdem du eine Karte gelegt hast, aber nicht vor einem Ereignis; die zuletzt gelegte Karte kommt auf deine Hand zurück.',
    },
    events: {
      title: 'Ereignisse',
      order:
        'Erst wird alles gewürfelt. Dann dürfen die Betroffenen reihum, zuerst wer am Zug ist, reagieren: Amy Dorrit, die Liga und Frankenstein retten Agenten, und wer die Karte von Holborn benutzen kann, zahlt £3 für jedes Teil, jede Karte oder jede Ankunft, die verschont wird. Das Ereignis wird beendet, bevor es weitergeht.',
      twelve: 'Die zwölf Ereignisse:',
    },
    hand: {
      title: 'Hand und Stapel',
      refill:
        'Am Ende deines Zuges ziehst du bis zu deinem Limit: fünf, weniger eins für jedes Hindernis vor dir. Überzählige Karten behältst du. Reicht der Stapel nicht, endet das Spiel; genau die letzte Karte zu nehmen beendet es nicht. Mitten im Zug ziehst du, was da ist. Die Ablage ist offen und wird nie zurückgemischt. Eine leere Hand schadet nicht.',
      open: 'Offen sind Brett, Geld, Ablage, alle Kartenzahlen und alle Würfel. Hände, Persönlichkeiten und Stapel sind verdeckt. Was zwischen zwei Händen wechselt, sehen nur die beiden. Am Ende wird alles gezeigt.',
    },
    end: {
      title: 'Das Ende',
      declare:
        'Wer den Sieg ankündigt, gewinnt sofort. Die Übersicht neben dem Brett nennt alle Persönlichkeiten dieses Spiels, was sie brauchen und wie nah alle daran wären. Viertel mit Grenadieren zählen nie.',
      points:
        'Kann eine Hand nicht aufgefüllt werden, gewinnt Sherlock Holmes. Gibt es ihn nicht, und nach Aufständen, entscheiden Punkte: 5 je Agent, die Kosten jedes Gebäudes, 1 je Pfund. Jedes Darlehen kostet £12 oder, wenn sie fehlen, 15 Punkte. Bei Gleichstand gewinnt die teurere einzelne Stadtviertelkarte; sonst wird der Sieg geteilt.',
    },
    variants: {
      title: 'Varianten',
      sets: 'Klassisch: Moriarty und de Sidonia brauchen mehr, und zu zweit fehlt de Sidonia. Alternativ: acht andere Persönlichkeiten.',
      kinds:
        'Mit Agenten- und Gebäudekarten ist jedes Teil jemand. Du bekommst verdeckt drei Agentenkarten und eine Gebäudekarte, wählst, wer wo beginnt, und nennst die Art, wenn ein Teil aus deinem Vorrat kommt. Eine Karte wirkt, solange dein Teil dieser Art auf dem Brett ist. Einmalige Karten verlassen das Spiel; dauerhafte liegen von da an offen und wirken einmal je Zug, bis ihr Teil entfernt wird. Grenadiere schalten sie nicht ab.',
      'kind-cards':
        'Eine Karte wird nur angeboten, wenn ihre Bedingung gilt und ihr Preis bezahlt werden kann. Die Suffragette schützt alle deine Agenten vor der laufenden Aktion oder dem Ereignis, überall, wo auch Amy Dorrit hilft.',
    },
  },
}

export const rulesPage: RulesPage = { structure, words }
