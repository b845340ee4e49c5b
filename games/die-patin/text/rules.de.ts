import type { RulesPage } from '#table/rules-page.ts'
import { structure, type Words } from './rules.ts'

const words: Words = {
  summary: {
    goal: {
      title: 'Ziel',
      points: 'Die meisten Punkte nach fünf Runden: Missionen, Geschäftsketten, Prestige, Trophäen.',
    },
    round: {
      title: 'Eine Runde',
      card: 'Alle wählen geheim eine Intrigen-Karte: Sie bestimmt, was deine Bossin tut.',
      turns: 'Je vier Züge: Setze eine Figur, Handlanger oder Bossin.',
      missions:
        'Dann wertest du eine Mission, bei der du allein vorn liegst und die du noch nicht gewertet hast: so viele Punkte wie die Nummer der Runde.',
    },
    inside: {
      title: 'Drinnen: ein Gebiet von dir',
      actions: 'Handlanger: 2 Aktionen. Bossin mit Verwaltung: 5.',
      bribe: 'Ratte bestechen: eine eigene an einen Gully ohne fremde legen oder eine fremde vertreiben.',
      loot: '1 Beute des Viertels ergattern.',
      room: 'Hinterzimmer einrichten, wenn dort in dieser Runde schon eine andere Figur von dir steht: ein Geschäft mit seinem Bonus nehmen.',
    },
    outside: {
      title: 'Draußen: ein Nachbargebiet',
      bribes:
        'Handlanger: bestechen für je 1 Beute. Bossin: viermal bestechen (Schmiergeld) oder einen Gully räumen und zwei Ratten hinlegen (Invasion).',
      claim:
        'Dann beanspruchen: Ratten an den vier Gullys + 1 je Handlanger + 2 für die Bossin. Mehr als jeder andere Clan: Es gehört dir.',
      trophy: 'Ein Hinterzimmer dort wird deine Trophäe. Das letzte Gebiet eines Clans ist für andere gesperrt.',
    },
    end: {
      title: 'Das Ende',
      score: 'Missionsplättchen; 1, 3, 6, 10 für ein bis vier gleiche Geschäfte; 1 je Ansehen und Trophäe.',
    },
  },
  goal: {
    about: {
      title: 'Worum es geht',
      clans:
        'Jede und jeder von euch führt einen Clan in Beasty Town, fünf Runden lang. In jeder Runde setzt du vier Figuren, eine pro Zug: drei Handlanger und deine Bossin. Du bestichst Ratten, vergrößerst dein Territorium und richtest in Geschäften Hinterzimmer ein. Nach jeder Runde darfst du eine Mission werten, bei der du vorn liegst. Wer nach der fünften Runde die meisten Punkte hat, gewinnt.',
      material:
        'Jeder Clan hat 30 Ratten, 10 Hinterzimmer, drei Handlanger und eine Bossin, dieselben drei Intrigen-Karten und Missionsplättchen von 1 bis 5. Die Clans unterscheiden sich nur im Aussehen. Grenzsteine gehen nie aus.',
    },
  },
  parts: {
    town: {
      title: 'Die Stadt',
      areas:
        'Sieben Stadtviertel haben je drei Gebiete, und jedes Gebiet hat an seinen vier Ecken einen Gully. Ein Gully auf einer Grenze zählt für jedes Gebiet, das er berührt. Zwei Gebiete sind benachbart, wenn sie zwei Gullys gemeinsam haben, also eine ganze Seite. Eine gemeinsame Ecke genügt nicht.',
      manholes:
        'An einem Gully liegen beliebig viele Ratten, alle von einem Clan. Ohne Ratten ist er frei, mit deinen Ratten gehört er dir. Beute liegt auf einem Stadtviertel, und alle drei Gebiete geben Zugang zu ihr.',
      fences:
        'Sitzen weniger als fünf am Tisch, sind einige Viertel abgesperrt. Dort passiert nie etwas. Gullys direkt am Zaun sind im Spiel wie alle anderen.',
      shops:
        'Die Plättchen zeigen neun Geschäfte, jedes viermal, einmal mit jedem Bonus. Ein Hinterzimmer gehört immer der Person, der das Gebiet gehört; zwei in einem Gebiet gibt es nicht.',
    },
    setup: {
      title: 'Aufbau',
      board:
        'Die Geschäfte werden gemischt, und je nach Zahl der Mitspielenden bleiben einige in der Schachtel. Jedes Startgebiet bekommt ein Plättchen, andere eins oder zwei, nie zwei vom selben Geschäft. Auf jedem Viertel im Spiel liegen zwei Beutemarker; der Rest ist der allgemeine Vorrat. Noch hat niemand Beute.',
      start:
        'Wer beginnt, wird ausgelost, oder ihr bestimmt es selbst. Von da an sucht ihr euch reihum je ein freies Startgebiet aus und legt drei Ratten an einen seiner Gullys, zwei an einen zweiten und eine an einen dritten.',
    },
  },
  turn: {
    round: {
      title: 'Eine Runde',
      card: 'Zuerst wählen alle gleichzeitig und geheim eine Intrigen-Karte. In jeder Runde stehen wieder alle drei zur Wahl. Sie bestimmt, was deine Bossin tun wird, und bis du sie einsetzt, weiß das niemand sonst.',
      turns:
        'Dann geht es viermal reihum, im Uhrzeigersinn. In deinem Zug setzt du genau eine Figur, Handlanger oder Bossin, in beliebiger Reihenfolge. In der nächsten Runde beginnt, wer links davon sitzt.',
    },
    where: {
      title: 'Wohin eine Figur gehen darf',
      territory:
        'Nach drinnen, in eines deiner Gebiete, oder nach draußen, in ein Gebiet direkt neben einem von deinen. Dein Territorium darf aus mehreren Teilen bestehen. In einem Gebiet dürfen beliebig viele Figuren stehen; sie bleiben bis zum Ende der Runde, egal wem es dann gehört.',
      'last-area':
        'Das letzte Gebiet eines Clans ist für alle anderen gesperrt; ganz vertrieben wird also niemand. Die Ratten an seinen Gullys sind nicht sicher.',
      figures:
        'Ein Handlanger darf immer nach drinnen, nach draußen nur, wenn du mindestens eine Beute hast. Die Bossin geht mit Verwaltung nach drinnen, mit den beiden anderen Karten nach draußen; wählst du sie, wird die Karte aufgedeckt. Gibt es draußen kein Gebiet für sie, setzt du einen Handlanger; ist sie deine letzte Figur, bleibt sie diese Runde fort, und der Zug entfällt.',
    },
    inside: {
      title: 'Drinnen: Aktionen',
      actions:
        'Ein Handlanger bringt drinnen bis zu zwei Aktionen, die Bossin mit Verwaltung bis zu fünf. Mische und wiederhole sie, wie du willst, alle im Gebiet der Figur; aufhören kannst du jederzeit.',
      bribe:
        'Ratte bestechen: Lege eine eigene an einen Gully des Gebiets, an dem kein anderer Clan Ratten hat, oder vertreibe eine fremde von einem Gully; sie kehrt in den Vorrat ihres Clans zurück. Ein fremder Gully muss erst leer sein, bevor du dort einziehen kannst.',
      loot: 'Beute ergattern: Nimm einen Marker aus dem Viertel des Gebiets, wenn noch einer da ist.',
      'back-room':
        'Hinterzimmer einrichten: wenn in dieser Runde schon eine andere deiner Figuren in dieses Gebiet gesetzt wurde, wenn du dort noch kein Hinterzimmer hast und wenn noch ein Plättchen liegt. Lege ein Hinterzimmer hin, nimm ein Plättchen deiner Wahl und nutze sofort seinen Bonus. Wie die frühere Figur dorthin kam, spielt keine Rolle.',
      'empty-supply':
        'Ist dein Vorrat leer, nimmst du zum Legen eine deiner Ratten von einem anderen Gully irgendwo in der Stadt. Solange im Vorrat Ratten sind, bleiben die auf dem Plan, wo sie sind.',
      bonus:
        'Der Bonus eines Plättchens ist keine Aktion und kostet keine. Auf Legen und Vertreiben darfst du verzichten.',
    },
    outside: {
      title: 'Draußen: Bestechung und Anspruch',
      bribes:
        'Ein Handlanger besticht draußen Ratten in diesem Gebiet für je eine Beute, mindestens einmal und so oft du zahlen kannst. Die Bossin mit Schmiergeld besticht genau viermal, kostenlos. Die Bossin mit Invasion räumt einen der vier Gullys von allen gegnerischen Ratten und legt zwei eigene hin.',
      claim:
        'Danach erhebst du Anspruch. Deine Macht ist die Zahl deiner Ratten an den vier Gullys, plus 1 für jeden deiner Handlanger dort und 2 für deine Bossin. Hast du mehr als jeder andere Clan für sich, gehört das Gebiet dir, ob es vorher jemandem gehörte oder nicht. Gleich viel reicht nicht.',
      trophy:
        'War dort ein Hinterzimmer des bisherigen Besitzers, behältst du es als Trophäe. Das Plättchen dazu bleibt, wo es ist. Scheitert der Anspruch, bleibt das Gebiet, wie es war, und was du gezahlt hast, ist weg.',
      'own-rats':
        'Niemand muss eigene Ratten verschieben: Ist dein Vorrat leer und liegt im Gebiet keine gegnerische Ratte, darfst du auch auf sonst vorgeschriebene Bestechungen verzichten. Die erste eines Handlangers kostet trotzdem eine Beute.',
    },
  },
  details: {
    missions: {
      title: 'Missionen',
      lead: 'Nach dem letzten Zug einer Runde werden die fünf Missionen verglichen. Vorn liegt, wer mehr hat als alle anderen; teilen sich mehrere den höchsten Wert, liegt niemand vorn.',
      score:
        'Du darfst eine Mission werten, bei der du vorn liegst und die du noch nicht gewertet hast. Dein Plättchen mit der Zahl der Runde kommt dorthin: So viele Punkte gibt es. Ein Plättchen, das du nicht nutzt, verfällt. Liegst du bei einer schon gewerteten Mission vorn, kann sie auch sonst niemand werten.',
      clear:
        'Dann kehren Figuren und Karten zurück, Ratten und Hinterzimmer bleiben, und jedes Viertel wird wieder auf zwei Beute aufgefüllt. Ist der Vorrat knapp, kommen Viertel ohne Beute zuerst.',
    },
    end: {
      title: 'Das Ende',
      points:
        'Nach den Missionen der fünften Runde zählst du zusammen: die Zahlen auf deinen Missionsplättchen; 1, 3, 6 oder 10 Punkte für ein, zwei, drei oder vier Plättchen eines Geschäfts; je einen Punkt für Plättchen mit Ansehen; je einen Punkt für Trophäen. Beute, Ratten, Gebiete und eigene Hinterzimmer bringen nichts.',
      tie: 'Bei Gleichstand entscheiden mehr Punkte aus Missionen; sind auch sie gleich, teilt ihr euch den Platz.',
    },
    table: {
      title: 'Gut zu wissen',
      alone:
        'Gibt es nur eine Möglichkeit, geschieht sie von selbst. Nur ob Handlanger oder Bossin, wirst du immer gefragt, damit niemand daran deine Karte erkennt. Züge enden von selbst, wenn alle Aktionen verbraucht sind oder ein Anspruch geklärt ist, und im Zug der anderen entscheidest du nie etwas.',
      open: 'Bis auf die gewählten Karten ist alles für alle offen, und nach dem Aufbau gibt es keinen Zufall mehr.',
    },
  },
}

export const rulesPage: RulesPage = { structure, words }
