import type { RulesPage } from '#table/rules-page.ts'

export const rulesPage: RulesPage = {
  sections: [
    {
      title: 'Worum es geht',
      paragraphs: [
        {
          text: 'Ape Town ist eine Stadt mit neun Revieren. Zug um Zug nimmst du ein Plättchen aus dem Ring um die Stadt und legst es hinein. Plättchen punkten sofort oder helfen dir, Boss zu sein, wenn ein Revier voll wird. Wer die meisten Punkte hat, wenn die Stadt voll ist, gewinnt.',
          clauses: ['APE-1.1', 'APE-1.4'],
        },
        {
          text: 'Es gibt sechs Sorten. Koboldmakis, Schimpansen und Mandrille sind 1, 2 und 3 wert; das zeigen die Punkte darauf. Bananenumschlagplätze sind ihre Handelsplätze. Orang-Utans und Kattas bekommen eine Scheibe in deiner Farbe: Sie gehören dir.',
          clauses: ['APE-1.2', 'APE-1.3'],
          figure: 'tiles',
        },
      ],
    },
    {
      title: 'Die Stadt',
      paragraphs: [
        {
          text: 'Felder sind Sechsecke; zwei grenzen aneinander, wenn sie eine Seite teilen. Drei Reviere sind grau, drei schwarz, drei weiß; jedes hat acht oder neun Felder, zusammen 75. Reviere sind Nachbarn, wenn sich Felder von ihnen berühren. Zwei Reviere derselben Farbe tun das nie.',
          clauses: ['APE-2.1', 'APE-2.2', 'APE-2.3', 'APE-2.4', 'APE-2.5', 'APE-2.6', 'APE-2.7'],
        },
        {
          text: 'Sieben Plättchen sind auf den Plan gedruckt. Sie gehören zu keinem Revier und bleiben immer, aber was daneben liegt, punktet mit ihnen. Der Teich in der Mitte ist kein Feld und zählt nicht.',
          clauses: ['APE-2.8', 'APE-2.9'],
        },
        {
          text: 'Um die Stadt läuft eine Leiste aus acht Abschnitten mit je fünf Segmenten. Jedes Segment hat eine Revierfarbe und Platz für ein Plättchen. Innerhalb davon werden die Punkte gezählt; nach 99 geht es einfach weiter.',
          clauses: ['APE-2.10', 'APE-2.11', 'APE-2.12', 'APE-2.13'],
        },
      ],
    },
    {
      title: 'Aufbau',
      paragraphs: [
        {
          text: 'Die 80 Plättchen werden gemischt. Vierzig liegen um die Stadt, verdeckt bis auf die ersten zwei Abschnitte; vierzig bilden den Vorrat. Die offenen Plättchen sind die Auslage. Jeder Platz beginnt mit 6 Geldbündeln und 15 Scheiben, egal wie viele mitspielen, und mehr Geld kommt nie ins Spiel.',
          clauses: ['APE-3.1', 'APE-3.2', 'APE-3.3', 'APE-3.4', 'APE-3.5', 'APE-3.6'],
          figure: 'track',
        },
      ],
    },
    {
      title: 'Ein Plättchen nehmen',
      paragraphs: [
        {
          text: 'Gespielt wird im Uhrzeigersinn, und niemand kann passen. In deinem Zug nimmst du ein Plättchen, legst es, punktest, und wenn ein Abschnitt leer ist, werden neue aufgedeckt.',
          clauses: ['APE-4.1', 'APE-4.2', 'APE-6.1'],
        },
        {
          text: 'Das im Uhrzeigersinn erste Plättchen der Auslage ist umsonst. Für ein späteres legst du neben jedes, das du überspringst, ein Bündel; leere Stellen kosten nichts. Du musst alles zahlen können, bevor du etwas bekommst.',
          clauses: ['APE-4.3', 'APE-4.4', 'APE-4.5', 'APE-4.6', 'APE-6.3'],
          figure: 'display',
        },
        {
          text: 'Alle Bündel neben dem Plättchen, das du nimmst, gehören dir. Was andere nicht wollten, wird so immer verlockender.',
          clauses: ['APE-4.7', 'APE-4.9', 'APE-4.10', 'APE-4.42'],
        },
      ],
    },
    {
      title: 'Das Plättchen legen',
      paragraphs: [
        {
          text: 'Die Farbe des Segments sagt, wohin es kommt: auf ein beliebiges freies Feld in einem Revier dieser Farbe. Nur wenn in dieser Farbe nirgends mehr ein Feld frei ist, darfst du jedes freie Feld der Stadt wählen.',
          clauses: ['APE-4.8', 'APE-4.11', 'APE-4.12', 'APE-6.4'],
        },
        {
          text: 'Was genommen ist, muss gelegt werden, und was liegt, bleibt liegen.',
          clauses: ['APE-4.13', 'APE-6.5'],
        },
        {
          text: 'Gibt es nur eine Möglichkeit, zu nehmen oder zu legen, geschieht das von selbst.',
          clauses: ['APE-6.2'],
        },
      ],
    },
    {
      title: 'Punkte sofort',
      paragraphs: [
        {
          text: 'Koboldmaki, Schimpanse und Mandrill bringen ihren Wert für jeden Bananenumschlagplatz daneben. Ein Bananenumschlagplatz bringt den Wert aller Koboldmakis, Schimpansen und Mandrille daneben. Reviergrenzen spielen keine Rolle, Aufgedrucktes zählt mit.',
          clauses: ['APE-4.14', 'APE-4.15', 'APE-4.16', 'APE-4.17'],
          figure: 'scoring',
        },
        {
          text: 'Orang-Utans und Kattas bringen jetzt nichts. Sie bekommen eine deiner Scheiben. Hast du keine mehr, bleibt das Plättchen ohne Besitzer.',
          clauses: ['APE-4.18', 'APE-4.19'],
        },
      ],
    },
    {
      title: 'Wenn ein Revier voll ist',
      paragraphs: [
        {
          text: 'Sobald das letzte Feld eines Reviers belegt ist, wird es gewertet, einmal, egal wer es gefüllt hat. Das eben gelegte Plättchen zählt mit.',
          clauses: ['APE-4.20', 'APE-4.21', 'APE-4.33'],
        },
        {
          text: 'Zuerst der Boss: Wer dort die meisten Orang-Utans hat, bekommt den Wert aller Koboldmakis, Schimpansen und Mandrille im Revier. Bei Gleichstand oder ohne Orang-Utans entscheiden die meisten Kattas, und zwar unter allen. Herrscht auch da Gleichstand, ist niemand Boss.',
          clauses: ['APE-4.22', 'APE-4.23', 'APE-4.24', 'APE-4.25'],
        },
        {
          text: 'Dann die Nachbarn: Zählt alle Kattas im vollen Revier. Jedes Nachbarrevier mit weniger Kattas ist unterlegen, auch wenn es längst abgeschlossen ist. Wer im vollen Revier mindestens einen Katta hat, ist beteiligt: Der Wert der Koboldmakis, Schimpansen und Mandrille jedes unterlegenen Nachbarn wird unter den Beteiligten geteilt, je Revier aufgerundet.',
          clauses: ['APE-4.26', 'APE-4.27', 'APE-4.28', 'APE-4.29', 'APE-4.30', 'APE-4.31', 'APE-4.32'],
        },
      ],
    },
    {
      title: 'Neue Plättchen',
      paragraphs: [
        {
          text: 'Ist das letzte Plättchen eines Abschnitts genommen, wird am Ende des Zuges der nächste Abschnitt im Uhrzeigersinn aufgedeckt, sodass immer zwei offen liegen. Leere Abschnitte werden verdeckt aus dem Vorrat aufgefüllt, sobald dahinter kein offenes Plättchen mehr liegt; jeder einmal.',
          clauses: ['APE-4.34', 'APE-4.35', 'APE-4.36', 'APE-4.37', 'APE-4.38', 'APE-4.39', 'APE-4.40', 'APE-4.41'],
        },
        {
          text: 'Die verdeckten Plättchen kennt niemand. Was noch nicht zu sehen war, lässt sich zählen, und die Übersicht tut das für dich. Zurücknehmen kannst du, bis neue Plättchen aufgedeckt sind oder jemand anderes entscheidet.',
          clauses: ['APE-6.6', 'APE-7.1', 'APE-7.2', 'APE-7.3', 'APE-7.4', 'APE-7.5'],
        },
      ],
    },
    {
      title: 'Das Ende',
      paragraphs: [
        {
          text: 'Das Spiel endet mit dem Plättchen auf dem letzten freien Feld, nach 75 Zügen. Sein Revier wird gewertet wie immer; danach ist jedes Bündel in deinem Besitz einen Punkt wert.',
          clauses: ['APE-5.1', 'APE-5.2'],
        },
        {
          text: 'Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer als Nächstes am Zug gewesen wäre; zuletzt zu ziehen ist also kein Vorteil.',
          clauses: ['APE-5.3', 'APE-5.4', 'APE-5.5', 'APE-5.6'],
        },
      ],
    },
  ],
}
