import type { RulesPage } from '#table/rules-page.ts'
import { structure, type Words } from './rules.ts'

const words: Words = {
  summary: {
    goal: {
      title: 'Ziel',
      points: 'Die meisten Punkte, wenn alle 75 Felder belegt sind.',
    },
    turn: {
      title: 'Dein Zug',
      take: 'Nimm ein offenes Plättchen. Das erste ist umsonst; neben jedes übersprungene kommt ein Bündel. Die Bündel neben deinem bekommst du.',
      place: 'Lege es auf ein freies Feld der Farbe, bei der es lag. Ist die Farbe voll, auf irgendein freies Feld.',
      score:
        'Affe (1, 2, 3): sein Wert je Bananenumschlagplatz daneben. Bananenumschlagplatz: der Wert aller Affen daneben.',
      disc: 'Orang-Utan und Katta bekommen eine deiner Scheiben, wenn du noch eine hast.',
    },
    district: {
      title: 'Ein Revier ist voll',
      boss: 'Meiste Orang-Utans: Boss, bekommt den Wert aller Affen dort. Gleichstand oder keine: meiste Kattas. Wieder Gleichstand: niemand.',
      neighbours:
        'Nachbarreviere mit insgesamt weniger Kattas sind unterlegen: Der Wert ihrer Affen wird unter allen geteilt, die hier einen Katta haben, je Revier aufgerundet.',
    },
    end: {
      title: 'Das Ende',
      bundles: 'Jedes Bündel ist ein Punkt. Bei Gleichstand gewinnt, wer als Nächstes am Zug wäre.',
    },
  },
  goal: {
    about: {
      title: 'Worum es geht',
      city: 'Ape Town ist eine Stadt mit neun Revieren. Zug um Zug nimmst du ein Plättchen aus dem Ring um die Stadt und legst es hinein. Plättchen punkten sofort oder helfen dir, Boss zu sein, wenn ein Revier voll wird. Wer die meisten Punkte hat, wenn die Stadt voll ist, gewinnt.',
      kinds:
        'Es gibt sechs Sorten. Koboldmakis, Schimpansen und Mandrille sind 1, 2 und 3 wert; das zeigen die Punkte darauf. Bananenumschlagplätze sind ihre Handelsplätze. Orang-Utans und Kattas bekommen eine Scheibe in deiner Farbe: Sie gehören dir.',
    },
  },
  parts: {
    city: {
      title: 'Die Stadt',
      fields:
        'Felder sind Sechsecke; zwei grenzen aneinander, wenn sie eine Seite teilen. Drei Reviere sind grau, drei schwarz, drei weiß; jedes hat acht oder neun Felder, zusammen 75. Reviere sind Nachbarn, wenn sich Felder von ihnen berühren. Zwei Reviere derselben Farbe tun das nie.',
      printed:
        'Sieben Plättchen sind auf den Plan gedruckt. Sie gehören zu keinem Revier und bleiben immer, aber was daneben liegt, punktet mit ihnen. Der Teich in der Mitte ist kein Feld und zählt nicht.',
      track:
        'Um die Stadt läuft eine Leiste aus acht Abschnitten mit je fünf Segmenten. Jedes Segment hat eine Revierfarbe und Platz für ein Plättchen. Auf dem Bildschirm stehen die offenen Plättchen in der Reihenfolge ihres Preises neben der Stadt, dahinter die Farben der nächsten. Punkte werden gezählt, so weit es geht; nach 99 ist nicht Schluss.',
    },
    setup: {
      title: 'Aufbau',
      start:
        'Die 80 Plättchen werden gemischt. Vierzig liegen um die Stadt, verdeckt bis auf die ersten zwei Abschnitte; vierzig bilden den Vorrat. Die offenen Plättchen sind die Auslage. Alle beginnen mit 6 Geldbündeln und 15 Scheiben, egal wie viele mitspielen, und mehr Geld kommt nie ins Spiel.',
    },
  },
  turn: {
    take: {
      title: 'Ein Plättchen nehmen',
      turn: 'Gespielt wird im Uhrzeigersinn, und niemand kann passen. In deinem Zug nimmst du ein Plättchen, legst es, punktest, und wenn ein Abschnitt leer ist, werden neue aufgedeckt.',
      price:
        'Das im Uhrzeigersinn erste Plättchen der Auslage ist umsonst. Für ein späteres legst du neben jedes, das du überspringst, ein Bündel; leere Stellen kosten nichts. Du musst alles zahlen können, bevor du etwas bekommst.',
      bundles:
        'Alle Bündel neben dem Plättchen, das du nimmst, gehören dir. Was andere nicht wollten, wird so immer verlockender.',
    },
    place: {
      title: 'Das Plättchen legen',
      colour:
        'Die Farbe des Segments sagt, wohin es kommt: auf ein beliebiges freies Feld in einem Revier dieser Farbe. Nur wenn in dieser Farbe nirgends mehr ein Feld frei ist, darfst du jedes freie Feld der Stadt wählen.',
      stays: 'Was genommen ist, muss gelegt werden, und was liegt, bleibt liegen.',
      alone: 'Gibt es nur eine Möglichkeit, zu nehmen oder zu legen, geschieht das von selbst.',
    },
    score: {
      title: 'Punkte sofort',
      apes: 'Koboldmaki, Schimpanse und Mandrill bringen ihren Wert für jeden Bananenumschlagplatz daneben. Ein Bananenumschlagplatz bringt den Wert aller Koboldmakis, Schimpansen und Mandrille daneben. Reviergrenzen spielen keine Rolle, Aufgedrucktes zählt mit.',
      discs:
        'Orang-Utans und Kattas bringen jetzt nichts. Sie bekommen eine deiner Scheiben. Hast du keine mehr, bleibt das Plättchen ohne Besitzer.',
    },
  },
  details: {
    district: {
      title: 'Wenn ein Revier voll ist',
      full: 'Sobald das letzte Feld eines Reviers belegt ist, wird es gewertet, einmal, egal wer es gefüllt hat. Das eben gelegte Plättchen zählt mit.',
      boss: 'Zuerst der Boss: Wer dort die meisten Orang-Utans hat, bekommt den Wert aller Koboldmakis, Schimpansen und Mandrille im Revier. Bei Gleichstand oder ohne Orang-Utans entscheiden die meisten Kattas, und zwar unter allen. Herrscht auch da Gleichstand, ist niemand Boss.',
      neighbours:
        'Dann die Nachbarn: Zählt alle Kattas im vollen Revier. Jedes Nachbarrevier mit weniger Kattas ist unterlegen, auch wenn es längst abgeschlossen ist. Wer im vollen Revier mindestens einen Katta hat, ist beteiligt: Der Wert der Koboldmakis, Schimpansen und Mandrille jedes unterlegenen Nachbarn wird unter den Beteiligten geteilt, je Revier aufgerundet.',
    },
    refill: {
      title: 'Neue Plättchen',
      sections:
        'Ist das letzte Plättchen eines Abschnitts genommen, wird am Ende des Zuges der nächste Abschnitt im Uhrzeigersinn aufgedeckt, sodass immer zwei offen liegen. Leere Abschnitte werden verdeckt aus dem Vorrat aufgefüllt, sobald dahinter kein offenes Plättchen mehr liegt; jeder einmal.',
      unseen:
        'Die verdeckten Plättchen kennt niemand. Was noch nicht zu sehen war, lässt sich zählen, und die Übersicht tut das für dich. Zurücknehmen kannst du, bis neue Plättchen aufgedeckt sind oder jemand anderes entscheidet.',
    },
    end: {
      title: 'Das Ende',
      'last-field':
        'Das Spiel endet mit dem Plättchen auf dem letzten freien Feld, nach 75 Zügen. Sein Revier wird gewertet wie immer; danach ist jedes Bündel in deinem Besitz einen Punkt wert.',
      winner:
        'Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer als Nächstes am Zug gewesen wäre; zuletzt zu ziehen ist also kein Vorteil.',
    },
  },
}

export const rulesPage: RulesPage = { structure, words }
