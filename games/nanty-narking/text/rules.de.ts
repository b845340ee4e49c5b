import type { RulesPage } from '#table/rules-page.ts'

export const rulesPage: RulesPage = {
  sections: [
    {
      title: 'Worum es geht',
      paragraphs: [
        {
          text: 'London zur Zeit Königin Victorias. Alle spielen eine geheime Persönlichkeit, die auf ihre eigene Weise gewinnt. In deinem Zug spielst du eine Karte, führst ihre Symbole von oben nach unten aus und füllst deine Hand wieder auf fünf auf. Das Spiel endet, wenn jemand zu Beginn eines Zuges den Sieg verkündet, wenn das Ereignis Aufstände acht Unruhemarker vorfindet oder wenn eine Hand nicht mehr aufgefüllt werden kann.',
          clauses: ['NN-1.1', 'NN-1.2'],
        },
        {
          text: 'Jeder Platz hat zwölf Agenten und sechs Gebäude. Grenadiere und neue Bürger gehören niemandem. Die roten Marker sind Unruhe. Dazu kommen 101 Aktionskarten, graue und rote, zwölf Ereignisse und eine Karte je Viertel.',
          clauses: ['NN-1.3', 'NN-2.4'],
          figure: 'pieces',
        },
      ],
    },
    {
      title: 'Das Brett',
      paragraphs: [
        {
          text: 'Zwölf Viertel liegen an beiden Ufern der Themse, neun davon am Fluss. Benachbart ist, was eine gemeinsame Grenze hat oder durch eine Brücke verbunden ist; sich über das Wasser gegenüberzuliegen genügt nicht. Die Zahl ist die des zwölfseitigen Würfels, der Betrag auf dem leeren Bauplatz sind die Baukosten.',
          clauses: ['NN-2.1'],
        },
        {
          text: 'In einem Viertel stehen beliebig viele Figuren, aber höchstens ein Gebäude, und es liegt höchstens ein Unruhemarker dort; nie einer, wo niemand steht. Wem das Gebäude gehört, dem gehört die Karte des Viertels.',
          clauses: ['NN-2.2', 'NN-2.3', 'NN-4.4.1'],
        },
      ],
    },
    {
      title: 'Aufbau',
      paragraphs: [
        {
          text: 'Wer beginnt, wird ausgelost. Die Persönlichkeiten werden gemischt und verdeckt verteilt, eine für jeden Platz; die übrigen bleiben unbenutzt. Alle beginnen mit je einem Agenten im East End, in der City und in Chelsea, wo gleich Unruhe herrscht, mit £10 und fünf Karten. Im Nachziehstapel liegen die grauen Karten über den roten. Zu zweit bleiben Karl Marx und Holy Peter in der Schachtel.',
          clauses: ['NN-3.1', 'NN-3.2', 'NN-3.3', 'NN-3.4', 'NN-3.5', 'NN-3.6', 'NN-3.7'],
        },
        {
          text: 'Es gibt drei Sätze von Persönlichkeiten und unabhängig davon Agenten- und Gebäudekarten als Variante.',
          clauses: ['NN-1.4'],
        },
      ],
    },
    {
      title: 'Dein Zug',
      paragraphs: [
        {
          text: 'Gespielt wird im Uhrzeigersinn. Ist deine Bedingung zu Beginn deines Zuges erfüllt, darfst du den Sieg verkünden, nicht in deinem ersten Zug und nur vor allem anderen. Sonst musst du eine Karte spielen. Unterbrechen-Karten zählen dafür nicht; hast du keine andere, entfällt das Ausspielen.',
          clauses: ['NN-4.1.1', 'NN-4.1.2', 'NN-4.1.3'],
        },
        {
          text: 'Führe die Symbole in der gedruckten Reihenfolge aus. Jedes darfst du auslassen, nur ein Ereignis nie. Was nicht möglich ist, kann nur ausgelassen werden.',
          clauses: ['NN-4.1.4', 'NN-4.1.5'],
          figure: 'card',
        },
        {
          text: 'Eine Karte bleibt auf dem Tisch, bis die nächste gelegt wird oder der Zug endet; dann kommt sie auf die Ablage. Eine Karte, die zwei weitere erlaubt, bleibt bis zur zweiten liegen. Innere Karten werden ganz beendet, bevor es mit der äußeren weitergeht, und die zweite wählst du erst dann.',
          clauses: ['NN-4.1.6', 'NN-4.1.9', 'NN-4.5.15'],
        },
        {
          text: 'Zwischen zwei Aktionen deines Zuges darfst du Stadtviertelkarten benutzen, in der Variante auch Agenten- und Gebäudekarten, Unterbrechen-Karten wegwerfen oder den Zug mit Doktor Watson beenden. Ist nichts mehr zu tun, füllst du die Hand auf, und der nächste Platz ist am Zug.',
          clauses: ['NN-4.1.7', 'NN-4.1.8', 'NN-6.2'],
        },
      ],
    },
    {
      title: 'Die Symbole',
      paragraphs: [
        { text: 'Das sind die neun Symbole.', clauses: ['NN-4.2.8', 'NN-4.2.11'], figure: 'symbols' },
        {
          text: 'Agent setzen: dorthin, wo du schon einen hast, oder in ein Nachbarviertel; ohne Agenten auf dem Brett überallhin. Sind alle zwölf auf dem Brett, hebst du erst einen auf und setzt ihn woandershin.',
          clauses: ['NN-4.2.1', 'NN-4.2.2'],
        },
        {
          text: 'Geld kommt von der Bank, die nie leer wird. Die Marke entfernt irgendwo einen Unruhemarker. Der Dolch entfernt eine Figur, die nicht dein Agent ist, aus einem Viertel mit Unruhe.',
          clauses: ['NN-4.2.3', 'NN-4.2.4', 'NN-4.2.5', 'NN-4.9.1'],
        },
        {
          text: 'Bauen: in einem Viertel mit einem deiner Agenten, ohne Gebäude und ohne Unruhe, für seine Kosten. Kontrollieren musst du es nicht. Du bekommst die Stadtviertelkarte und kannst sie ab deinem nächsten Zug benutzen. Stehen alle sechs Gebäude, zieht eines um; bezahlt wird trotzdem voll.',
          clauses: ['NN-4.2.6', 'NN-4.2.7'],
        },
        {
          text: 'Ein Ereignis muss gezogen werden und geschieht sofort. Ist der Stapel leer, passiert nichts. Die Hand mit der Karte erlaubt eine weitere Karte, beliebig oft hintereinander.',
          clauses: ['NN-4.2.9', 'NN-4.2.10'],
        },
      ],
    },
    {
      title: 'Unruhe und Kontrolle',
      paragraphs: [
        {
          text: 'Kommt eine Figur in ein Viertel, in dem schon irgendeine steht, auch eine eigene, gibt es Unruhe. Verlässt eine Figur ein Viertel, bewegt oder entfernt, verschwindet der Marker, egal wie viele bleiben. Mehrere Figuren bewegen sich nacheinander.',
          clauses: ['NN-4.3.1', 'NN-4.3.2', 'NN-4.3.5', 'NN-4.3.6'],
          figure: 'arrival',
        },
        {
          text: 'Gebäude machen keine Unruhe. Wirkungen legen einen Marker nur dorthin, wo jemand steht; nur das Ereignis Riot Act bringt ihn mit. Unruhe macht Morde möglich und Bauen unmöglich, sonst nichts.',
          clauses: ['NN-4.3.3', 'NN-4.3.4', 'NN-4.3.7'],
        },
        {
          text: 'Du kontrollierst ein Viertel, wenn du dort mehr Teile hast, Agenten und Gebäude zusammen, als jeder andere Platz und mehr, als neue Bürger da sind, und wenn kein Grenadier dort steht. Unruhe ist dafür egal.',
          clauses: ['NN-4.3.8', 'NN-4.8.3'],
        },
        {
          text: 'Grenadiere und Bürger sind Figuren wie andere, können ermordet und bewegt werden; wer entfernt wird, kommt nicht wieder. Ein Grenadier neutralisiert das Viertel: Seine Karte ruht, niemand kontrolliert es, Agenten und Gebäude dort zählen nichts.',
          clauses: ['NN-4.8.1', 'NN-4.8.2'],
        },
      ],
    },
    {
      title: 'Stadtviertelkarten',
      paragraphs: [
        {
          text: 'Jede kannst du einmal in jedem deiner Züge benutzen, aber nicht in dem Zug, in dem du sie bekommst, und nicht, solange dort ein Grenadier steht. Erst wird bezahlt, dann ganz ausgeführt; niemand kann reagieren.',
          clauses: ['NN-4.4.2', 'NN-4.4.3'],
          figure: 'abilities',
        },
      ],
    },
    {
      title: 'Texte der Karten',
      paragraphs: [
        {
          text: 'Ein Text kann nur beginnen, wenn es für die erste Wahl etwas gibt und der Preis ganz bezahlt werden kann; begonnen wird er beendet, außer wo er etwas freistellt. Gemeint sind immer andere. Wer etwas abgeben soll, gibt, was da ist; wer nichts hat, wird übergangen.',
          clauses: ['NN-4.5.42', 'NN-6.1', 'NN-6.5', 'NN-6.6'],
        },
        {
          text: 'Geld: von allen oder einer Person nehmen, leihen, für Unruhe, Gebäude oder Figuren kassieren oder jemanden an jemanden zahlen lassen. Ein Darlehen liegt vor dir, wird nicht vorzeitig getilgt und zählt £12 gegen dich. Wer wettet, würfelt: Ab 7 gewinnst du, bei 1 verlierst du einen Agenten oder zahlst.',
          clauses: [
            'NN-4.5.1',
            'NN-4.5.2',
            'NN-4.5.3',
            'NN-4.5.4',
            'NN-4.5.5',
            'NN-4.5.6',
            'NN-4.5.7',
            'NN-4.5.8',
            'NN-4.5.9',
            'NN-4.9.2',
          ],
        },
        {
          text: 'Karten: vom Stapel oder zufällig aus der Ablage ziehen, abwerfen, verkaufen, sofort auffüllen, Karten nach Wahl der Gebenden bekommen, eine Karte für £2 verkaufen, in eine Hand sehen und abwerfen, eine von zweien stehlen oder ganze Hände tauschen.',
          clauses: [
            'NN-4.5.10',
            'NN-4.5.11',
            'NN-4.5.12',
            'NN-4.5.13',
            'NN-4.5.14',
            'NN-4.5.16',
            'NN-4.5.17',
            'NN-4.5.18',
            'NN-4.5.19',
            'NN-4.5.20',
            'NN-4.5.21',
          ],
        },
        {
          text: 'Irene Adler und Milverton bleiben bei der Person, die nicht £5 zahlt, und nehmen bis zum Ende einen Platz ihres Handlimits weg. Mrs Hudson zeigt unbenutzte Persönlichkeiten, Jekyll und Hyde macht dich zu einer anderen.',
          clauses: ['NN-4.5.22', 'NN-4.5.23', 'NN-4.5.24', 'NN-4.9.3'],
        },
        {
          text: 'Agenten: still setzen, in die Unruhe, zu deinem Gebäude oder rund um Westminster; eigene oder fremde bewegen, vor Unruhe fliehen oder zwei Figuren die Plätze tauschen lassen.',
          clauses: [
            'NN-4.5.25',
            'NN-4.5.26',
            'NN-4.5.27',
            'NN-4.5.28',
            'NN-4.5.29',
            'NN-4.5.30',
            'NN-4.5.31',
            'NN-4.5.32',
          ],
        },
        {
          text: 'Mord durch Text: in Westminster, gegen Geld, durch jemanden, den du bezahlst, durch den Würfel mit Jack the Ripper, oder alle anderen entfernen einen eigenen Agenten. Kostet dich dein eigener Text oder Wurf einen Agenten, darfst auch du ihn schützen.',
          clauses: ['NN-4.5.33', 'NN-4.5.34', 'NN-4.5.35', 'NN-4.5.36', 'NN-4.5.37', 'NN-4.5.43'],
        },
        {
          text: 'Unruhe und Gebäude: Unruhe stiften, für die Hälfte bauen, ein fremdes Gebäude zu seinen Kosten kaufen, je nach Karte mit oder ohne Unruhe, oder £5 fordern und sonst ein Gebäude abreißen.',
          clauses: ['NN-4.5.38', 'NN-4.5.39', 'NN-4.5.40', 'NN-4.5.41'],
        },
      ],
    },
    {
      title: 'Unterbrechen',
      paragraphs: [
        {
          text: 'Bevor dir etwas geschieht, wirst du gefragt, ob du nun eine Karte hast, die hilft, oder nicht: solange du nach allem, was die anderen wissen können, eine haben könntest. So verrät die Frage niemandem etwas. Jede hilft einmal gegen einen Versuch; auf ein Unterbrechen kann niemand antworten. In deinem Zug, und wenn es um deine Hand geht, darfst du Unterbrechen-Karten auch wegwerfen.',
          clauses: ['NN-4.6.1', 'NN-4.6.2', 'NN-4.6.3', 'NN-4.6.4', 'NN-7.5'],
        },
        {
          text: 'Toby hält einen Agenten fest, den jemand anderes bewegen oder entfernen will. Amy Dorrit verhindert jedes Entfernen, auch durch Ereignisse und eigenes Pech. Die Liga der Rotschöpfe und Victor Frankenstein bringen den entfernten Agenten sofort in einem anderen Viertel zurück, in das du setzen dürftest.',
          clauses: ['NN-4.6.5', 'NN-4.6.6', 'NN-4.6.7', 'NN-4.6.11', 'NN-6.3'],
        },
        {
          text: 'Mr Goodyear: Der Text einer fremden Karte trifft dich nicht und endet auch für alle, die noch nicht erreicht wurden; Bezahltes bleibt bezahlt, die anderen Symbole folgen. Doktor Watson beendet deinen eigenen Zug, nachdem du eine Karte gelegt hast, aber nicht vor einem Ereignis; die zuletzt gelegte Karte kommt auf deine Hand zurück.',
          clauses: ['NN-4.6.8', 'NN-4.6.9', 'NN-4.6.10'],
        },
      ],
    },
    {
      title: 'Ereignisse',
      paragraphs: [
        {
          text: 'Erst wird alles gewürfelt. Dann dürfen die Betroffenen vom aktiven Platz an reagieren: Amy Dorrit, die Liga und Frankenstein retten Agenten, und wer die Karte von Holborn benutzen kann, zahlt £3 für jedes Teil, jede Karte oder jede Ankunft, die verschont wird. Das Ereignis wird beendet, bevor es weitergeht.',
          clauses: ['NN-4.7.1', 'NN-4.7.2', 'NN-4.7.15', 'NN-6.4'],
        },
        {
          text: 'Die zwölf Ereignisse:',
          clauses: [
            'NN-4.7.3',
            'NN-4.7.4',
            'NN-4.7.5',
            'NN-4.7.6',
            'NN-4.7.7',
            'NN-4.7.8',
            'NN-4.7.9',
            'NN-4.7.10',
            'NN-4.7.11',
            'NN-4.7.12',
            'NN-4.7.13',
            'NN-4.7.14',
          ],
          figure: 'events',
        },
      ],
    },
    {
      title: 'Hand und Stapel',
      paragraphs: [
        {
          text: 'Am Ende deines Zuges ziehst du bis zu deinem Limit: fünf, weniger eins für jedes Hindernis vor dir. Überzählige Karten behältst du. Reicht der Stapel nicht, endet das Spiel; genau die letzte Karte zu nehmen beendet es nicht. Mitten im Zug ziehst du, was da ist. Die Ablage ist offen und wird nie zurückgemischt. Eine leere Hand schadet nicht.',
          clauses: ['NN-4.9.3', 'NN-4.9.4', 'NN-4.9.5', 'NN-4.9.6', 'NN-4.9.7'],
        },
        {
          text: 'Offen sind Brett, Geld, Ablage, alle Kartenzahlen und alle Würfel. Hände, Persönlichkeiten und Stapel sind verdeckt. Was zwischen zwei Händen wechselt, sehen nur die beiden. Am Ende wird alles gezeigt.',
          clauses: ['NN-7.1', 'NN-7.2', 'NN-7.3', 'NN-7.4', 'NN-7.6', 'NN-7.7'],
        },
      ],
    },
    {
      title: 'Das Ende',
      paragraphs: [
        {
          text: 'Ein verkündeter Sieg gewinnt sofort. Die Übersicht neben dem Brett nennt alle Persönlichkeiten dieses Spiels, was sie brauchen und wie nah jeder Platz wäre. Viertel mit Grenadieren zählen nie.',
          clauses: ['NN-5.1', 'NN-5.2'],
        },
        {
          text: 'Kann eine Hand nicht aufgefüllt werden, gewinnt Sherlock Holmes, oder Phileas Fogg, wenn seine Agenten in genug Vierteln stehen. Gibt es beide nicht, und nach Aufständen, entscheiden Punkte: 5 je Agent, die Kosten jedes Gebäudes, 1 je Pfund. Jedes Darlehen kostet £12 oder, wenn sie fehlen, 15 Punkte. Bei Gleichstand gewinnt die teurere einzelne Stadtviertelkarte; sonst wird der Sieg geteilt.',
          clauses: ['NN-5.3', 'NN-5.4', 'NN-5.5', 'NN-5.6', 'NN-5.7'],
        },
      ],
    },
    {
      title: 'Varianten',
      paragraphs: [
        {
          text: 'Klassisch: Moriarty und de Sidonia brauchen mehr, und zu zweit fehlt de Sidonia. Alternativ: acht andere Persönlichkeiten.',
          clauses: ['NN-4.10.1', 'NN-4.10.2'],
        },
        {
          text: 'Mit Agenten- und Gebäudekarten ist jedes Teil jemand. Du bekommst verdeckt drei Agentenkarten und eine Gebäudekarte, wählst, wer wo beginnt, und nennst die Art, wenn ein Teil aus deinem Vorrat kommt. Eine Karte wirkt, solange dein Teil dieser Art auf dem Brett ist. Einmalige Karten verlassen das Spiel; dauerhafte liegen von da an offen und wirken einmal je Zug, bis ihr Teil entfernt wird. Grenadiere schalten sie nicht ab.',
          clauses: ['NN-2.5', 'NN-3.8', 'NN-4.10.3', 'NN-4.10.4', 'NN-4.10.5', 'NN-4.10.24', 'NN-4.10.25', 'NN-4.1.10'],
        },
        {
          text: 'Eine Karte wird nur angeboten, wenn ihre Bedingung gilt und ihr Preis bezahlt werden kann. Die Suffragette schützt alle deine Agenten vor der laufenden Aktion oder dem Ereignis, überall, wo auch Amy Dorrit hilft.',
          clauses: [
            'NN-4.6.12',
            'NN-4.10.6',
            'NN-4.10.7',
            'NN-4.10.8',
            'NN-4.10.9',
            'NN-4.10.10',
            'NN-4.10.11',
            'NN-4.10.12',
            'NN-4.10.13',
            'NN-4.10.14',
            'NN-4.10.15',
            'NN-4.10.16',
            'NN-4.10.17',
            'NN-4.10.18',
            'NN-4.10.19',
            'NN-4.10.20',
            'NN-4.10.21',
            'NN-4.10.22',
            'NN-4.10.23',
          ],
          figure: 'kinds',
        },
      ],
    },
  ],
}
