import type { ApeTownCourseText } from './text.ts'

export const text: ApeTownCourseText = {
  goal: 'Fülle die Stadt: Punkte gibt es sofort neben den richtigen Plättchen und später für Reviere, in denen du Boss bist, wenn sie voll sind. Die meisten Punkte gewinnen.',
  ends: 'Das Spiel endet, wenn jedes Feld der Stadt belegt ist: nach 75 Zügen.',
  coach: {
    take: {
      about: 'Welches Plättchen nimmst du? Das erste ist umsonst; neben jedes übersprungene legst du ein Bündel.',
      look: 'Vergleiche Punkte, die Farbe, in die es muss, die Bündel daneben und was du den anderen übrig lässt.',
    },
    place: {
      about: 'Dein Plättchen kommt in ein Revier der Farbe, bei der es lag.',
      look: 'Zähl die Punkte von jetzt; frag dann, wem es hilft, wenn das Revier voll ist.',
    },
  },
  lessons: {
    'apes-want-posts': {
      title: 'Affen wollen Bananen',
      say: 'Ein Affe bringt seinen Wert für jeden Bananenumschlagplatz daneben, kurz: Bananenplatz. Du hast einen Mandrill, Wert 3, und er muss in ein graues Revier: Das sagt die Farbe seines Feldes.',
      order: 'Mach 6 Punkte.',
      turns: {
        one: 'Drei Punkte. Such ein Feld zwischen zwei Bananenplätzen.',
        none: 'Erlaubt, aber daneben ist kein Bananenplatz: 0 Punkte.',
        colour: 'Das Plättchen kam von einem grauen Feld: Nur graue Reviere nehmen es.',
      },
      otherwise: 'Noch keine Punkte. Such die Bananen.',
      recap: 'Sein Wert für jeden Bananenplatz daneben.',
    },
    'posts-want-apes': {
      title: 'Bananen wollen Affen',
      say: 'Andersherum geht es auch: Ein Bananenplatz bringt den Wert jedes Affen daneben, auch über Grenzen und egal, wer ihn gelegt hat. Du hast einen für ein weißes Revier.',
      order: 'Finde das beste Feld.',
      turns: {
        some: 'Einige Punkte, aber auf einem anderen Feld treffen sich drei Affen.',
        none: '0 Punkte: Dort kauft niemand.',
      },
      otherwise: 'Such ein Feld, an dem sich Affen treffen.',
      recap: 'Derselbe Handel von beiden Seiten, auch über Grenzen.',
    },
    'rich-leftovers': {
      title: 'Reiche Reste',
      say: 'Das erste Plättchen ist umsonst. Für ein späteres legst du neben jedes übersprungene ein Bündel. Alle Bündel neben deinem Plättchen bekommst du. Du hast zwei.',
      order: 'Hol dir möglichst viele Bündel.',
      turns: {
        second: 'Du hast 1 bezahlt und 4 bekommen: fünf. Eines bringt dir mehr.',
        third: '2 bezahlt, 3 bekommen.',
        dear: 'Das kostet 3, und du zahlst, bevor du kassierst.',
      },
      otherwise: 'Sieh dir die Zahlen neben den Plättchen an.',
      recap: 'Ein Bündel neben jedes übersprungene; alle neben deinem bekommst du.',
    },
    'be-the-boss': {
      title: 'Wer ist hier der Boss?',
      say: 'Ist ein Revier voll, wird Boss, wer dort die meisten Orang-Utans hat, und bekommt die Werte aller Affen darin. Bei Gleichstand entscheiden Kattas. In der Lianenzeile ist ein Feld frei.',
      order: 'Werde Boss der Lianenzeile.',
      turns: {
        elsewhere: 'Erlaubt, aber die Lianenzeile ist noch offen, und Gelb führt dort.',
        colour: 'Graues Plättchen, graues Revier.',
      },
      otherwise: 'Die Lianenzeile ist noch offen.',
      recap: 'Die meisten Orang-Utans; bei Gleichstand Kattas. Der Boss bekommt alle Affenwerte.',
    },
    'look-next-door': {
      title: 'Blick zu den Nachbarn',
      say: 'Ein volles Revier schaut auch auf seine Nachbarn: Die mit weniger Kattas bezahlen alle, die hier einen Katta haben. Zwei Revieren fehlt ein Plättchen, und du hast einen Katta.',
      order: 'Mach das Revier voll, das sich lohnt.',
      turns: {
        creeper: 'Voll, aber beide Nachbarn haben genauso viele Kattas: Niemand zahlt.',
        open: 'Noch ist nichts voll.',
      },
      otherwise: 'Kein Revier wurde voll.',
      recap: 'Nachbarn mit weniger Kattas bezahlen alle, die hier einen Katta haben.',
    },
    'no-gifts': {
      title: 'Keine Geschenke',
      say: 'Wer ein Revier füllt, ist egal: Bezahlt wird der Boss. Im schwarzen Revier in der Ecke hat Gelb den einzigen Orang-Utan, und ein Feld ist frei. Du hast einen Koboldmaki.',
      order: 'Mach Punkte, aber verschenk nichts.',
      turns: {
        gift: 'Du bekommst kaum etwas, Gelb das ganze Revier. Wer es füllt, ist egal.',
        none: 'Kein Geschenk, aber auch keine Bananen: 0 Punkte.',
      },
      otherwise: 'Such Bananen in einem schwarzen Revier.',
      recap: 'Schau, wer Boss würde, bevor du füllst.',
    },
    'the-last-tile': {
      title: 'Das letzte Plättchen',
      say: 'Ein Feld ist noch frei. Jedes Bündel, das du behältst, ist am Ende ein Punkt, und bei Gleichstand gewinnt, wer als Nächstes dran wäre: Gelb. Gelb wird 111 haben.',
      order: 'Gewinne das Spiel.',
      turns: {
        free: 'Umsonst, aber das gibt 109 zu 111.',
        dear: 'Jedes Überspringen kostet einen Punkt, und dieses Plättchen bringt ihn nicht wieder ein.',
      },
      otherwise: 'Zähl die Punkte, den Boss und deine Bündel.',
      recap: 'Bündel sind Punkte; bei Gleichstand gewinnt, wer als Nächstes dran wäre.',
    },
  },
  examples: {
    'a-district-in-two-steps': {
      title: 'Ein Revier in zwei Schritten',
      say: 'Du legst das letzte Plättchen der Bananendocks, einen Orang-Utan. Nun haben Gelb und du dort je einen, also entscheiden die Kattas: Pink hat zwei, du einen.',
      recap:
        'Erst bekommt der Boss die Affen des Reviers. Dann teilen sich alle, die dort einen Katta haben, die Affen jedes Nachbarn mit weniger Kattas, aufgerundet.',
    },
    'no-boss': {
      title: 'Niemand ist Boss',
      say: 'Der Schlothof bekommt sein letztes Plättchen. Orang-Utans gibt es dort keine, und Gelb und du habt je einen Katta.',
      recap:
        'Bei völligem Gleichstand bekommt niemand die Affen des Reviers. Die Anteile aus den Nachbarrevieren gibt es trotzdem.',
    },
    'a-finished-neighbour': {
      title: 'Ein fertiger Nachbar zahlt noch einmal',
      say: 'Die Bananendocks sind längst gewertet. Nun füllst du das Laternenviertel daneben: Dort hast du zwei Kattas, in den Docks liegt einer.',
      recap: 'Ein Revier kann als Nachbar bezahlen, obwohl es voll und schon gewertet ist.',
    },
    'printed-apes': {
      title: 'Aufgedruckte Affen gehören zu keinem Revier',
      say: 'Du vollendest den Marmorhügel mit einem Bananenplatz. Gelb ist dort Boss, aber außer dem Orang-Utan liegen da nur Bananenplätze; der Schimpanse daneben ist aufgedruckt.',
      recap: 'Aufgedrucktes handelt mit seinen Nachbarn, zählt aber in keinem Revier.',
    },
    'a-section-runs-out': {
      title: 'Ein Abschnitt wird leer',
      say: 'Zwei Plättchen liegen offen: eines im ersten Abschnitt, eines im zweiten. Du legst neben das erste ein Bündel und nimmst das letzte des zweiten.',
      recap:
        'Ist ein Abschnitt leer, wird der nächste aufgedeckt. Nachgefüllt wird er erst, wenn vor ihm nichts mehr liegt.',
    },
  },
  guided: {
    say: 'Die Stadt ist fast voll. Spiel die letzten Züge gegen einen leichten Bot.',
    look: [
      'Welchen Revieren fehlen ein oder zwei Plättchen, und wer würde Boss?',
      'Welche Farben gehen aus? Ist in der Farbe eines Plättchens kein Feld frei, darf es überallhin.',
      'Neben welchen Plättchen haben sich Bündel gesammelt?',
      'Jedes Bündel, das du behältst, ist ein Punkt.',
    ],
  },
}
