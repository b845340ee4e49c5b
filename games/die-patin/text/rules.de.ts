import type { RulesPage } from '#table/rules-page.ts'

export const rulesPage: RulesPage = {
  sections: [
    {
      title: 'Worum es geht',
      paragraphs: [
        {
          text: 'Jede und jeder von euch führt einen Clan in Beasty Town, fünf Runden lang. In jeder Runde setzt du vier Figuren, eine pro Zug: drei Handlanger und deine Bossin. Du bestichst Ratten, vergrößerst dein Territorium und richtest in Geschäften Hinterzimmer ein. Nach jeder Runde darfst du eine Mission werten, bei der du vorn liegst. Wer nach der fünften Runde die meisten Punkte hat, gewinnt.',
          clauses: ['PAT-1.1', 'PAT-5.1'],
        },
        {
          text: 'Jeder Clan hat 30 Ratten, 10 Hinterzimmer, drei Handlanger und eine Bossin, dieselben drei Intrigen-Karten und Missionsplättchen von 1 bis 5. Die Clans unterscheiden sich nur im Aussehen. Grenzsteine gehen nie aus.',
          clauses: ['PAT-1.2', 'PAT-1.3', 'PAT-2.11', 'PAT-3.3', 'PAT-3.9'],
        },
      ],
    },
    {
      title: 'Die Stadt',
      paragraphs: [
        {
          text: 'Sieben Stadtviertel haben je drei Gebiete, und jedes Gebiet hat an seinen vier Ecken einen Gully. Ein Gully auf einer Grenze zählt für jedes Gebiet, das er berührt. Zwei Gebiete sind benachbart, wenn sie zwei Gullys gemeinsam haben, also eine ganze Seite. Eine gemeinsame Ecke genügt nicht.',
          clauses: ['PAT-2.1', 'PAT-2.2', 'PAT-2.3', 'PAT-2.4'],
          figure: 'district',
        },
        {
          text: 'An einem Gully liegen beliebig viele Ratten, alle von einem Clan. Ohne Ratten ist er frei, mit deinen Ratten gehört er dir. Beute liegt auf einem Stadtviertel, und alle drei Gebiete geben Zugang zu ihr.',
          clauses: ['PAT-2.6', 'PAT-2.9'],
        },
        {
          text: 'Sitzen weniger als fünf am Tisch, sind einige Viertel abgesperrt. Dort passiert nie etwas. Gullys direkt am Zaun sind im Spiel wie alle anderen.',
          clauses: ['PAT-2.5', 'PAT-2.7', 'PAT-3.2'],
        },
        {
          text: 'Die Plättchen zeigen neun Geschäfte, jedes viermal, einmal mit jedem Bonus. Ein Hinterzimmer gehört immer der Person, der das Gebiet gehört; zwei in einem Gebiet gibt es nicht.',
          clauses: ['PAT-2.8', 'PAT-2.10'],
          figure: 'shops',
        },
      ],
    },
    {
      title: 'Aufbau',
      paragraphs: [
        {
          text: 'Die Geschäfte werden gemischt, und je nach Zahl der Plätze bleiben einige in der Schachtel. Jedes Startgebiet bekommt ein Plättchen, andere eins oder zwei, nie zwei vom selben Geschäft. Auf jedem Viertel im Spiel liegen zwei Beutemarker; der Rest ist der allgemeine Vorrat. Noch hat niemand Beute.',
          clauses: ['PAT-3.2', 'PAT-3.4', 'PAT-3.5'],
        },
        {
          text: 'Der Startplatz wird ausgelost, oder ihr bestimmt ihn selbst. Von dort aus sucht sich jeder der Reihe nach ein freies Startgebiet aus und legt drei Ratten an einen seiner Gullys, zwei an einen zweiten und eine an einen dritten.',
          clauses: ['PAT-3.1', 'PAT-3.6', 'PAT-3.7', 'PAT-3.8', 'PAT-3.10'],
        },
      ],
    },
    {
      title: 'Eine Runde',
      paragraphs: [
        {
          text: 'Zuerst wählen alle gleichzeitig und geheim eine Intrigen-Karte. In jeder Runde stehen wieder alle drei zur Wahl. Sie bestimmt, was deine Bossin tun wird, und bis du sie einsetzt, weiß das niemand sonst.',
          clauses: ['PAT-4.1', 'PAT-6.1', 'PAT-7.1', 'PAT-7.2'],
          figure: 'cards',
        },
        {
          text: 'Dann geht es viermal reihum, im Uhrzeigersinn ab dem Startplatz. In deinem Zug setzt du genau eine Figur, Handlanger oder Bossin, in beliebiger Reihenfolge. In der nächsten Runde beginnt der nächste Platz.',
          clauses: ['PAT-4.2', 'PAT-4.3', 'PAT-4.4'],
        },
      ],
    },
    {
      title: 'Wohin eine Figur gehen darf',
      paragraphs: [
        {
          text: 'Nach drinnen, in eines deiner Gebiete, oder nach draußen, in ein Gebiet direkt neben einem von deinen. Dein Territorium darf aus mehreren Teilen bestehen. In einem Gebiet dürfen beliebig viele Figuren stehen; sie bleiben bis zum Ende der Runde, egal wem es dann gehört.',
          clauses: ['PAT-4.5', 'PAT-4.7'],
        },
        {
          text: 'Das letzte Gebiet eines Clans ist für alle anderen gesperrt; ganz vertrieben wird also niemand. Die Ratten an seinen Gullys sind nicht sicher.',
          clauses: ['PAT-4.6'],
        },
        {
          text: 'Ein Handlanger darf immer nach drinnen, nach draußen nur, wenn du mindestens eine Beute hast. Die Bossin geht mit Verwaltung nach drinnen, mit den beiden anderen Karten nach draußen; wählst du sie, wird die Karte aufgedeckt. Gibt es draußen kein Gebiet für sie, setzt du einen Handlanger; ist sie deine letzte Figur, bleibt sie diese Runde fort, und der Zug entfällt.',
          clauses: ['PAT-4.8', 'PAT-4.9', 'PAT-4.10'],
        },
      ],
    },
    {
      title: 'Drinnen: Aktionen',
      paragraphs: [
        {
          text: 'Ein Handlanger bringt drinnen bis zu zwei Aktionen, die Bossin mit Verwaltung bis zu fünf. Mische und wiederhole sie, wie du willst, alle im Gebiet der Figur; aufhören kannst du jederzeit.',
          clauses: ['PAT-4.11'],
        },
        {
          text: 'Ratte bestechen: Lege eine eigene an einen Gully des Gebiets, an dem kein anderer Clan Ratten hat, oder vertreibe eine fremde von einem Gully; sie kehrt in den Vorrat ihres Clans zurück. Ein fremder Gully muss erst leer sein, bevor du dort einziehen kannst.',
          clauses: ['PAT-4.12'],
        },
        {
          text: 'Beute nehmen: Nimm einen Marker aus dem Viertel des Gebiets, wenn noch einer da ist.',
          clauses: ['PAT-4.16'],
        },
        {
          text: 'Hinterzimmer einrichten: wenn in dieser Runde schon eine andere deiner Figuren in dieses Gebiet gesetzt wurde, wenn du dort noch kein Hinterzimmer hast und wenn noch ein Plättchen liegt. Lege ein Hinterzimmer hin, nimm ein Plättchen deiner Wahl und nutze sofort seinen Bonus. Wie die frühere Figur dorthin kam, spielt keine Rolle.',
          clauses: ['PAT-4.13', 'PAT-4.14'],
        },
        {
          text: 'Ist dein Vorrat leer, nimmst du zum Legen eine deiner Ratten von einem anderen Gully irgendwo in der Stadt. Solange im Vorrat Ratten sind, bleiben die auf dem Plan, wo sie sind.',
          clauses: ['PAT-4.15'],
        },
        {
          text: 'Der Bonus eines Plättchens ist keine Aktion und kostet keine. Auf Legen und Vertreiben darfst du verzichten.',
          clauses: ['PAT-4.17', 'PAT-4.18', 'PAT-4.19'],
          figure: 'bonuses',
        },
      ],
    },
    {
      title: 'Draußen: Bestechung und Anspruch',
      paragraphs: [
        {
          text: 'Ein Handlanger besticht draußen Ratten in diesem Gebiet für je eine Beute, mindestens einmal und so oft du zahlen kannst. Die Bossin mit Schmiergeld besticht genau viermal, kostenlos. Die Bossin mit Invasion räumt einen der vier Gullys von allen gegnerischen Ratten und legt zwei eigene hin.',
          clauses: ['PAT-4.20', 'PAT-4.21', 'PAT-4.22'],
        },
        {
          text: 'Danach erhebst du Anspruch. Deine Macht ist die Zahl deiner Ratten an den vier Gullys, plus 1 für jeden deiner Handlanger dort und 2 für deine Bossin. Hast du mehr als jeder andere Clan für sich, gehört das Gebiet dir, ob es vorher jemandem gehörte oder nicht. Gleich viel reicht nicht.',
          clauses: ['PAT-4.23'],
          figure: 'claim',
        },
        {
          text: 'War dort ein Hinterzimmer des bisherigen Besitzers, behältst du es als Trophäe. Das Plättchen dazu bleibt, wo es ist. Scheitert der Anspruch, bleibt das Gebiet, wie es war, und was du gezahlt hast, ist weg.',
          clauses: ['PAT-4.24', 'PAT-4.25'],
        },
        {
          text: 'Niemand muss eigene Ratten verschieben: Ist dein Vorrat leer und liegt im Gebiet keine gegnerische Ratte, darfst du auch auf sonst vorgeschriebene Bestechungen verzichten. Die erste eines Handlangers kostet trotzdem eine Beute.',
          clauses: ['PAT-4.33'],
        },
      ],
    },
    {
      title: 'Missionen',
      paragraphs: [
        {
          text: 'Nach dem letzten Zug einer Runde werden die fünf Missionen verglichen. Vorn liegt, wer mehr hat als alle anderen; teilen sich mehrere den höchsten Wert, liegt niemand vorn.',
          clauses: ['PAT-4.26', 'PAT-4.27'],
          figure: 'missions',
        },
        {
          text: 'Du darfst eine Mission werten, bei der du vorn liegst und die du noch nicht gewertet hast. Dein Plättchen mit der Zahl der Runde kommt dorthin: So viele Punkte gibt es. Ein Plättchen, das du nicht nutzt, verfällt. Liegst du bei einer schon gewerteten Mission vorn, kann sie auch sonst niemand werten.',
          clauses: ['PAT-4.28', 'PAT-4.29'],
        },
        {
          text: 'Dann kehren Figuren und Karten zurück, Ratten und Hinterzimmer bleiben, und jedes Viertel wird wieder auf zwei Beute aufgefüllt. Ist der Vorrat knapp, kommen Viertel ohne Beute zuerst.',
          clauses: ['PAT-4.30', 'PAT-4.31', 'PAT-4.32'],
        },
      ],
    },
    {
      title: 'Das Ende',
      paragraphs: [
        {
          text: 'Nach den Missionen der fünften Runde zählst du zusammen: die Zahlen auf deinen Missionsplättchen; 1, 3, 6 oder 10 Punkte für ein, zwei, drei oder vier Plättchen eines Geschäfts; je einen Punkt für Plättchen mit Ansehen; je einen Punkt für Trophäen. Beute, Ratten, Gebiete und eigene Hinterzimmer bringen nichts.',
          clauses: ['PAT-5.1', 'PAT-5.3'],
          figure: 'chains',
        },
        {
          text: 'Bei Gleichstand entscheiden mehr Punkte aus Missionen; sind auch sie gleich, teilt ihr euch den Platz.',
          clauses: ['PAT-5.2', 'PAT-5.3'],
        },
      ],
    },
    {
      title: 'Gut zu wissen',
      paragraphs: [
        {
          text: 'Gibt es nur eine Möglichkeit, geschieht sie von selbst. Nur ob Handlanger oder Bossin, wirst du immer gefragt, damit niemand daran deine Karte erkennt. Züge enden von selbst, wenn alle Aktionen verbraucht sind oder ein Anspruch geklärt ist, und im Zug der anderen entscheidest du nie etwas.',
          clauses: ['PAT-6.2', 'PAT-6.3', 'PAT-6.4', 'PAT-6.5', 'PAT-7.3'],
        },
        {
          text: 'Bis auf die gewählten Karten ist alles für alle offen, und nach dem Aufbau gibt es keinen Zufall mehr.',
          clauses: ['PAT-2.13', 'PAT-7.4'],
        },
      ],
    },
  ],
}
