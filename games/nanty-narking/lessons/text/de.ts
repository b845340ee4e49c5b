import type { NantyNarkingCourseText } from './text.ts'

export const text: NantyNarkingCourseText = {
  goal: 'Erreiche dein geheimes Ziel und kündige den Sieg an, wenn es zu Beginn deines Zuges erfüllt ist.',
  ends: 'Schluss ist, wenn jemand zu Beginn des eigenen Zuges den Sieg ankündigt, wenn Aufstände ausbrechen oder wenn der Nachziehstapel leer ist; in den letzten beiden Fällen zählen meist die Punkte.',
  coach: {
    turn: {
      about:
        'Du spielst eine Karte; davor und danach darfst du Stadtviertelkarten nutzen. Am Ende füllst du die Hand wieder auf.',
      look: 'Hilft eine Karte deinem Ziel, oder hält sie jemanden auf, der seinem nahe ist? Kostenloses Geld zuerst.',
    },
    symbol: {
      about: 'Eine Karte wird Symbol für Symbol ausgeführt; die Schriftrolle ist ihr eigener Text.',
      look: 'Jedes Symbol außer dem Ereignis darfst du auslassen: Lass weg, was dir schadet.',
    },
    stand: {
      about: 'Wer dorthin kommt, wo schon jemand steht, bringt Unruhe; wer geht, nimmt sie mit.',
      look: 'Allein bist du sicher, und das Viertel gehört dir.',
    },
    target: {
      about: 'Eine fremde Figur verschwindet oder wird versetzt.',
      look: 'Wessen Anzeige sinkt dadurch? Schau, wer einem Ziel am nächsten ist.',
    },
    player: {
      about: 'Du wählst, wen diese Karte trifft.',
      look: 'Wer könnte dem Sieg am nächsten sein? Hinter allen kann jede Persönlichkeit stecken.',
    },
    trouble: {
      about: 'Unruhe erlaubt Mord und verbietet das Bauen.',
      look: 'Zähl die Marker: Bei acht davon würde Fagin gewinnen.',
    },
    houses: {
      about: 'Ein Gebäude steht dort, wo noch keines ist, und bringt dir die Karte des Viertels.',
      look: 'Teure bringen Punkte, billige nützliche Karten; brauchst du für dein Ziel eines davon?',
    },
    cards: {
      about: 'Karten oder Münzen wechseln den Besitz oder gehen verloren.',
      look: 'Gib her, was dein Ziel nie braucht; deine Hand wird wieder aufgefüllt.',
    },
    loss: {
      about: 'Du musst einen deiner Agenten nennen.',
      look: 'Nimm einen, der deinem Ziel nicht fehlt und sich leicht ersetzen lässt.',
    },
    ransom: {
      about: 'Du darfst zahlen, um verschont zu werden.',
      look: 'Ist der Schaden für dich größer als das Geld?',
    },
    react: {
      about: 'Gleich trifft dich etwas, und du darfst es verhindern.',
      look: 'Jede Karte schützt einmal: Ist es das wert?',
    },
    kinds: {
      about: 'In dieser Variante hat jeder Agent und jedes Gebäude eine Art, und manche deiner Karten brauchen sie.',
      look: 'Schau, welche Arten deine geheimen Karten brauchen und wo sie stehen müssen.',
    },
  },
  lessons: {
    'quiet-streets': {
      title: 'Stille Straßen',
      say: 'Eine Karte wird Symbol für Symbol ausgeführt. Ein Agent kommt in ein Viertel, in dem du schon bist, oder nach nebenan. Steht dort jemand, gibt es Unruhe.',
      order: 'Setze einen Agenten ein, ohne Unruhe zu machen.',
      turns: {
        company: 'Zwei Figuren in einem Viertel: Unruhe.',
        own: 'Auch ein eigener Agent ist Gesellschaft: Unruhe.',
        skip: 'Still, aber niemand wurde eingesetzt.',
      },
      otherwise: 'Es wurde niemand eingesetzt.',
      recap: 'Wo du bist oder nebenan; Gesellschaft macht Unruhe.',
    },
    'the-dagger': {
      title: 'Der Dolch',
      say: 'Bei Unruhe baut niemand. Aber Unruhe erlaubt Mord, und sobald eine Figur ein Viertel verlässt, ist es wieder ruhig. Die Karte zeigt zwei Dolche, dann ein Gebäude.',
      order: 'Baue im East End.',
      turns: {
        trouble: 'Beide Dolche ungenutzt: Im East End ist Unruhe, da baut niemand.',
        unbuilt: 'Endlich war es ruhig. Du hättest bauen können.',
      },
      otherwise: 'Nichts wurde gebaut. Nutze erst einen Dolch.',
      recap: 'Jemand geht, die Unruhe auch; dann darfst du bauen.',
    },
    'income-first': {
      title: 'Erst das Geld',
      say: 'Wem das Gebäude gehört, der hat die Karte des Viertels und darf sie einmal im Zug nutzen, vor oder nach dem Ausspielen. Am Strand kostet ein Gebäude £12. Du hast £9 und Lambeth.',
      order: 'Baue am Strand.',
      turns: { poor: '£9 von £12. Lambeth hätte geholfen.', skip: 'Du hattest das Geld, aber nichts gebaut.' },
      otherwise: 'Nichts wurde gebaut. Lambeth hat Geld für dich, bevor du spielst.',
      recap: 'Stadtviertelkarten nutzt du einmal im Zug, aber nicht, solange sie neu sind.',
    },
    'bad-news-then-more': {
      title: 'Erst die schlechte Nachricht',
      say: 'Manche Karten bringen ein Ereignis. Das ist das einzige Symbol, das du nicht auslassen kannst. Dafür lässt dich Samuel Pickwick noch eine Karte spielen.',
      order: 'Spiel beide Karten in diesem Zug.',
      turns: { first: 'Diese Karte bringt keine zweite. Pickwick schon.' },
      otherwise: 'Der Zug ist vorbei, eine Karte blieb übrig. Nimm „noch eine Karte“.',
      recap: 'Nur Ereignisse lassen sich nicht auslassen; manche Karten bringen noch eine.',
    },
    'four-districts': {
      title: 'Vier Viertel',
      say: 'Du bist Lord Bellinger: Du gewinnst mit der Kontrolle über vier Viertel. Kontrolle heißt: mehr Agenten und Gebäude dort als alle anderen; ein einziger Agent kann genügen. Die City, Chelsea und das East End hast du.',
      order: 'Kontrolliere ein viertes Viertel.',
      turns: {
        grenadier: 'Dort steht ein Grenadier: Solange er bleibt, kontrolliert es niemand.',
        tie: 'Eins zu eins ist keine Kontrolle.',
        more: 'Das kontrollierst du schon.',
      },
      otherwise: 'Noch immer drei Viertel.',
      recap: 'Mehr als alle anderen. Gilt es zu Beginn deines nächsten Zuges, kündige den Sieg an.',
    },
    'who-is-fagin': {
      title: 'Wer ist Fagin?',
      say: 'Alle haben ein geheimes Ziel. Fagin gewinnt, wenn zu Beginn seines Zuges in acht Vierteln Unruhe herrscht, und Gelb ist als Nächstes dran. Noch sind es sieben.',
      order: 'Sorge dafür, dass es weniger werden.',
      turns: {
        eight: 'Acht: Gelb kündigt den Sieg an.',
        seven: 'Noch immer sieben, einen Schritt vor dem Ende.',
        skip: 'Nichts wurde beruhigt.',
      },
      otherwise: 'Noch immer sieben.',
      recap: 'Behalte alle Ziele im Auge; verhindere, womit jemand gewinnen könnte.',
    },
    'not-today': {
      title: 'Heute nicht',
      say: 'Gelb spielt John Clay und schickt einen Mörder zu deinem Agenten im East End. Unterbrechen-Karten spielst du nur als Antwort, und du hast eine.',
      order: 'Rette deinen Agenten.',
      turns: { pass: 'Dein Agent ist weg, und Toby liegt noch auf deiner Hand.' },
      otherwise: 'Dein Agent ist weg.',
      recap: 'Unterbrechen-Karten sind nur Antworten, und jede hilft einmal.',
    },
  },
  examples: {
    'who-may-build-where': {
      title: 'Wer wo bauen darf',
      say: 'Du hast £15 und Agenten in Battersea, Chelsea und Lambeth. In Chelsea ist Unruhe, und in Lambeth hat Gelb gebaut.',
      recap:
        'Gebaut wird, wo du einen Agenten hast, ohne Unruhe und ohne anderes Gebäude. Dass Gelb dort mehr Agenten hat, ist egal.',
    },
    'beside-a-grenadier': {
      title: 'Neben einem Grenadier',
      say: 'In Southwark steht ein Grenadier, und es herrscht keine Unruhe. Du baust dort für £12.',
      recap:
        'Neben einem Grenadier darfst du bauen, aber solange er bleibt, ist die Karte nicht nutzbar und das Gebäude nichts wert.',
    },
    'twelve-agents': {
      title: 'Alle zwölf auf dem Brett',
      say: 'Deine zwölf Agenten sind alle unterwegs: elf in Bermondsey, einer bei Gelb in Chelsea. Mit Bob Cratchit darfst du einen einsetzen.',
      recap:
        'Nimm erst einen eigenen vom Brett. Wo er geht, endet die Unruhe; wohin er darf, richtet sich nach den übrigen.',
    },
    fire: {
      title: 'Ein Feuer',
      say: 'Samuel Pickwick bringt ein Ereignis: Feuer. Der Würfel nennt Highbury, wo Gelb gebaut hat, danach das West End.',
      recap:
        'Ein Gebäude brennt ab, und das Feuer greift nur auf ein Nachbarviertel mit Gebäude über. Das West End ist kein Nachbar, also ist Schluss.',
    },
    'quiet-arrival': {
      title: 'Ein stiller Auftritt',
      say: 'Am Strand steht Gelb allein. Der Unsichtbare bringt deinen Agenten dorthin.',
      recap: 'Wer mit dem Unsichtbaren kommt, darf überallhin und macht keine Unruhe.',
    },
    'two-change-places': {
      title: 'Zwei tauschen die Plätze',
      say: 'Tracy Tupman bringt ein Ereignis und lässt dann zwei Agenten die Plätze tauschen: den von Gelb bei dir in Chelsea und den von Violett, allein in Lambeth.',
      recap:
        'Erst gehen beide, dann kommen beide: In Chelsea endet die Unruhe und beginnt mit der zweiten Figur von Neuem. Lambeth bleibt ruhig.',
    },
  },
  guided: {
    say: 'Mehr als die Hälfte ist gespielt. Spiel die Partie gegen einen leichten Bot zu Ende.',
    look: [
      'Dein eigenes Ziel: Wie weit ist es, und welches Viertel ist am leichtesten?',
      'In welchen Vierteln ist Unruhe, und wem gefällt das?',
      'Erst das Geld: Nutze Stadtviertelkarten, bevor du spielst.',
      'Womit könnte die andere Seite gewinnen?',
    ],
  },
}
