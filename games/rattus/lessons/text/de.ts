import type { RattusCourseText } from './text.ts'

export const text: RattusCourseText = {
  goal: 'Halte die meisten Würfel am Leben, bis die Ratten ausgehen.',
  ends: 'Das Spiel endet, wenn der Rattenvorrat leer ist oder jemand alle 20 Würfel auf dem Plan hat; dann wütet die Pest überall.',
  coach: {
    settle: {
      about: 'Alle siedeln zweimal, je zwei Würfel in einer Region.',
      look: 'Nimm Regionen mit vielen Nachbarn; wo jemand mehr Würfel hat als du, bist du sicherer.',
    },
    turn: {
      about: 'Nimm eine Karte, wenn du magst, setz Würfel ein, nutze deine Karten und zieh zuletzt die Pest.',
      look: 'Schau, wohin die Pest von hier aus kann und wen sie dort träfe.',
    },
    crowd: {
      about: 'Mit dem Bauern darfst du einen Würfel mehr einsetzen, als Ratten da sind.',
      look: 'Mehr Leute sind Punkte, aber eine größere Menge weckt größere Ratten.',
    },
    monk: {
      about: 'Der Mönch schiebt eine Ratte in eine Region daneben.',
      look: 'Weg von deinen Leuten, oder dorthin, wo du Würfel einsetzen willst.',
    },
    merchant: {
      about: 'Der Kaufmann führt bis zu drei deiner Würfel in eine Region daneben.',
      look: 'Raus aus der Reichweite der Pest und raus aus der größten Menge.',
    },
    witch: {
      about: 'Die Hexe zeigt dir Ratten und darf zwei davon tauschen.',
      look: 'Nur du kennst sie dann: die milden zu dir, die bösen zu anderen.',
    },
    plague: {
      about:
        'Die Pest muss in eine Region daneben; dort vermehren sich die Ratten und schlagen zu, und der Zug ist vorbei.',
      look: 'Sieh dir die erwarteten Verluste auf der Karte an: viele Würfel der anderen, wenige von dir.',
    },
    spread: {
      about: 'Die Pest bringt eine neue Ratte in eine Region neben ihr.',
      look: 'Ratten bringen Leute: dorthin, wo du als Nächstes einsetzen willst, und nicht mitten in deine Menge.',
    },
    knight: {
      about: 'Mit dem Ritter darf die Pest als zwei Leute mehr zählen.',
      look: 'Damit werden höhere Grenzwerte erreicht: Wen kostet das etwas?',
    },
    reveal: {
      about: 'Eine dieser Ratten kennst du, also bestimmst du, welche zuerst aufgedeckt wird.',
      look: 'Eine Ratte, die Leute nimmt, kann die nächste wieder schlafen lassen.',
    },
    last: {
      about: 'Jede deiner Karten wirkt noch einmal, dann wütet die Pest in allen Regionen.',
      look: 'Hol Leute aus den Mengen mit Ratten und zähl, wer am Ende übrig bleibt.',
    },
  },
  lessons: {
    'rats-bring-people': {
      title: 'Ratten bringen Leute',
      say: 'Wo es zu essen gibt, leben Menschen, und Ratten auch. Bevor die Pest weiterzieht, setzt du in einer Region so viele Würfel ein, wie dort Ratten sind.',
      order: 'Setze so viele Würfel ein, wie du kannst.',
      turns: {
        germania: 'Erlaubt, aber eine Ratte heißt ein Würfel. Anderswo sind mehr.',
        empty: 'Dort sind keine Ratten, also kommt niemand. Such die Ratten.',
      },
      otherwise: 'Deine Würfel sind noch nicht auf dem Plan. Wähle eine Region mit Ratten.',
      recap: 'So viele Würfel wie Ratten, bevor die Pest zieht.',
    },
    'send-the-plague': {
      title: 'Schick die Pest',
      say: 'In jedem Zug führst du die Pest in eine Nachbarregion, und die Ratten dort werden aufgedeckt. Eine Ratte schlägt nur zu, wenn so viele Menschen dort leben, wie ihre Zahl sagt; M trifft dann die größte Gruppe. Die Ratten hier kennst du.',
      order: 'Schick die Pest dorthin, wo sie nur Gelb trifft.',
      turns: {
        italia: 'M trifft die größte Gruppe, und in Italien ist das deine.',
        polonia: 'Diese Ratte erwacht erst bei vier Menschen. Zwei leben dort: Nichts passiert.',
        card: 'Erlaubt, aber diesmal brauchst du keine Karte. Lass die Pest ziehen.',
      },
      otherwise: 'Gelb ist nichts passiert. Wo hat Gelb mehr Leute als du?',
      recap: 'Neue Ratten gehen nach nebenan; dann zählen Zahl, M, A und die Zeichen.',
    },
    'the-price-of-a-card': {
      title: 'Der Preis einer Karte',
      say: 'Eine Karte gibt dir Macht und macht dich zum Ziel: Wer sie hält, verliert einen Würfel, wenn ihr Zeichen erscheint. Die Ratte in Gallien zeigt die Zeichen von Kaufmann und Mönch. Gelb hat den Kaufmann.',
      order: 'Sorge dafür, dass Gelb einen Würfel verliert und du keinen.',
      turns: {
        merchant: 'Jetzt gehört der Kaufmann dir, und sein Zeichen auch: Es träfe dich.',
        monk: 'Auch seine Kirche steht auf dieser Ratte: Sie träfe dich mit.',
        card: 'Erlaubt, aber du brauchst gerade keine Macht, und jede Karte ist ein Zeichen mehr, das dich treffen kann.',
      },
      otherwise: 'Die Ratte in Gallien schläft weiter. Führ die Pest dorthin.',
      recap: 'Jede Karte, die du hältst, ist ein Zeichen, das dich treffen kann.',
    },
    'get-out': {
      title: 'Raus hier',
      say: 'Deine drei Leute sitzen zwischen zwei Ratten. Der Kaufmann führt bis zu drei Würfel aus einer Region in eine Nachbarregion, und zwar schon in dem Zug, in dem du ihn nimmst.',
      order: 'Lass niemanden bei den Ratten zurück.',
      turns: {
        few: 'Einige bleiben zurück. Er kann drei mitnehmen.',
        king: 'Der König holt Leute nur von dort, wo keine Ratte ist.',
        card: 'Erlaubt, aber so kommt niemand aus Gallien heraus. Wer reist denn?',
      },
      otherwise: 'Die Pest zieht, und deine Leute sitzen noch zwischen den Ratten.',
      recap: 'Eine Karte wirkt schon in dem Zug, in dem du sie nimmst.',
    },
    'into-the-palace': {
      title: 'In den Palast',
      say: 'Im Palast sind Würfel für immer sicher. Der König bringt einen dorthin, aber nur aus einer Region ohne Ratten. Der Mönch schiebt eine Ratte nach nebenan. Du hast beide.',
      order: 'Bring einen Würfel in den Palast.',
      turns: {
        streets: 'Auf den Straßen sind Ratten. Wer kann sie vorher wegschieben?',
        late: 'Sobald die Pest zieht, wirkt in diesem Zug keine Karte mehr.',
      },
      otherwise: 'Der Zug ist vorbei, der Palast ist leer. Erst die Karten, dann die Pest.',
      recap: 'Karten in beliebiger Reihenfolge, jede einmal im Zug, alle vor der Pest.',
    },
    'the-last-rat': {
      title: 'Die letzte Ratte',
      say: 'Im Vorrat liegt noch eine Ratte. Ist sie weg, dürfen die anderen noch einmal Karten nutzen, dann wird jede Region getroffen. Du führst mit vier zu drei.',
      order: 'Bring die letzte Ratte auf den Plan.',
      turns: { nothing: 'Dort leben keine Ratten, also breiten sich keine aus. Die Uhr steht.' },
      otherwise: 'Die letzte Ratte liegt noch im Vorrat. Die Pest muss in eine Region mit Ratten.',
      recap: 'Der Rattenvorrat ist die Uhr. Am Ende wird jede Region getroffen; zähl, wer überlebt.',
    },
  },
  examples: {
    peasant: {
      title: 'Der Bauer',
      say: 'In Gallien liegen drei Ratten, und du hast den Bauern.',
      recap:
        'Mit dem Bauern darfst du einen Würfel mehr einsetzen, als Ratten da sind, und einen einzelnen auch dort, wo gar keine Ratte ist.',
    },
    knight: {
      title: 'Der Ritter',
      say: 'Du hast den Ritter, also darf die Pest zwei Regionen weit ziehen: von Italien nach Skandinavien. Dort liegt eine Ratte mit der Zahl 4; zwei Würfel würden sie nicht wecken.',
      recap:
        'Mit dem Ritter zieht die Pest bis zu zwei Regionen weit, und wo sie anhält, darf sie als zwei Menschen zählen.',
    },
    'biggest-first': {
      title: 'M kommt zuerst',
      say: 'In England stehen zwei rote und drei gelbe Würfel, dazu eine Ratte mit der Zahl 3: M, Landvolk, Zauberkunst. Gelb hat den Bauern.',
      recap:
        'Die Zeichen treffen der Reihe nach: Erst trifft M die größte Gruppe, dann kommen die Stände. Andersherum wärt ihr gleich groß gewesen.',
    },
    'stops-when-empty': {
      title: 'Niemand mehr da, also Schluss',
      say: 'In Ungarn liegen drei Ratten bei einem gelben Würfel; Gelb hat den Bauern. Du bringst die Pest dorthin.',
      recap:
        'Ratten werden einzeln aufgedeckt. Sobald niemand mehr da ist, ist Schluss: Die anderen Ratten bleiben verdeckt liegen.',
    },
    'no-room': {
      title: 'Kein Platz für Ratten',
      say: 'Die Pest kommt nach Spanien, wo zwei Ratten zwei weitere nach nebenan schicken. Gallien ist mit drei Ratten voll, Italien hat Platz für eine.',
      recap: 'Eine Region fasst drei Ratten. Eine neue, die keinen Platz findet, entfällt.',
    },
    witch: {
      title: 'Die Hexe',
      say: 'Du hast die Hexe. Du siehst dir die Ratte bei deinen Würfeln in Gallien an und eine in Germanien, wo Gelb wohnt.',
      recap:
        'Die Hexe sieht sich bis zu zwei Ratten an und darf sie tauschen. Alle sehen, welche es sind; ihre Vorderseiten kennst nur du.',
    },
  },
  guided: {
    say: 'Ein Spiel kurz vor dem Ende: Wenige Ratten sind noch übrig. Spiel es gegen einen leichten Bot zu Ende.',
    look: [
      'Welche Regionen haben keine Ratten? Dort kann niemand einsetzen, und von dort holt der König Leute.',
      'Wo leben viele zwischen Ratten? Dorthin wird die Pest ziehen.',
      'Wer hat welche Karten: Wessen Zeichen können treffen?',
      'Der Rattenvorrat ist die Uhr.',
    ],
  },
}
