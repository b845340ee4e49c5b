import type { CardId } from '../data/cards.ts'
import type { EventId, HouseId, KindId } from '../data.ts'

/** Names and texts of everything printed on a card. */
export const cards: Readonly<Record<CardId, readonly [name: string, text: string]>> = {
  'mary-carr': ['Mary Carr', 'Nimm allen anderen je £2 ab; wer weniger hat, gibt alles.'],
  'mr-merryweather': [
    'Mr. Merryweather',
    'Lege diese Karte vor dich und leih dir £10. Zahle am Ende £12 zurück oder verliere 15 Punkte.',
  ],
  'beggars-of-st-giles': [
    'Die Bettler von St. Giles',
    'Wähle jemanden. Du bekommst zwei Karten, die diese Person aussucht.',
  ],
  'city-and-suburban-bank': [
    'City & Suburban Bank',
    'Lege diese Karte vor dich und leih dir £10. Zahle am Ende £12 zurück oder verliere 15 Punkte.',
  ],
  'battersea-dogs-home': ['Das Hundeasyl Battersea', 'Alle anderen geben dir nach eigener Wahl £1 oder eine Karte.'],
  'inspector-gregson': ['Inspector Gregson', 'Nur Symbole.'],
  'mrs-gamp-and-mrs-prig': ['Mrs. Gamp & Mrs. Prig', 'Nur Symbole.'],
  'mrs-hudson': ['Mrs. Hudson', 'Sieh dir heimlich alle unbenutzten Persönlichkeiten bis auf eine zufällige an.'],
  'lyceum-theatre': ['Das Lyceum-Theater', 'Erhalte £1 je Figur im Viertel Strand.'],
  'jo-the-crossing-sweeper': [
    'Jo, der Straßenkehrer',
    'Bewege eine Figur, die nicht dir gehört, in ein Nachbarviertel.',
  ],
  'mycroft-holmes': ['Mycroft Holmes', 'Spiele nacheinander bis zu zwei weitere Handkarten aus.'],
  'silas-wegg': [
    'Silas Wegg',
    'Würfle. Ab 7: Nimm £4 aus der Bank. Bei 1: Zahle £2 oder verliere einen eigenen Agenten.',
  ],
  'dr-grimesby-roylott': ['Dr. Grimesby Roylott', 'Nur Symbole.'],
  'inspector-lestrade': ['Inspector Lestrade', 'Nur Symbole.'],
  'bob-cratchit': ['Bob Cratchit', 'Nur Symbole.'],
  'mrs-lovetts-pie-shop': ['Mrs. Lovetts Pastetenladen', 'Nur Symbole.'],
  toby: ['Toby', 'Unterbrechen. Verhindere, dass jemand anderes einen deiner Agenten bewegt oder entfernt.'],
  'red-headed-league': [
    'Liga der Rotschöpfe',
    'Unterbrechen. Wird einer deiner Agenten entfernt, setze ihn sofort in ein anderes Viertel.',
  ],
  'abel-magwitch': ['Abel Magwitch', 'Bewege eine Figur, die nicht dir gehört, in ein Nachbarviertel.'],
  'irene-adler': [
    'Irene Adler',
    'Wähle jemanden: Zahlt diese Person dir nicht £5, liegt diese Karte bis Spielende vor ihr und belegt einen Platz ihres Handlimits.',
  ],
  'fire-brigade': [
    'Feuerwehr',
    'Wähle jemanden mit Gebäude: Zahlt diese Person dir nicht £5, darfst du eines ihrer Gebäude entfernen.',
  ],
  'john-clay': ['John Clay', 'Nur Symbole.'],
  'society-of-antiquaries': ['Der Altertumsverein', 'Mische den Ablagestapel und nimm verdeckt 4 Karten daraus.'],
  'difference-engine': ['Die Differenzmaschine', 'Ziehe 3 Karten.'],
  'artful-dodger': [
    'Artful Dodger',
    'Würfle. Ab 7: Nimm jemandem deiner Wahl £3 ab. Bei 1: Verliere einen eigenen Agenten.',
  ],
  'nicodemus-boffin': ['Nicodemus Boffin', 'Wirf beliebig viele Karten ab; nimm für jede £2.'],
  'cheshire-cheese': ['Das Cheshire Cheese', 'Nur Symbole.'],
  'varney-the-vampire': ['Varney, der Vampir', 'Nur Symbole.'],
  'dingley-dell-cricketers': [
    'Die Kricketspieler von Dingley Dell',
    'Keine Symbole, kein Text: Du kannst sie wirkungslos spielen, abwerfen oder weitergeben.',
  ],
  'savoy-theatre': ['Das Savoy-Theater', 'Erhalte £1 je Figur im Viertel Strand.'],
  'charley-bates': ['Charley Bates', 'Wähle jemanden: £3 dieser Person gehören dir.'],
  'sergeant-cuff': ['Sergeant Cuff', 'Wirf eine Karte ab.'],
  'six-jolly-fellowship-porters': ['Die Sechs Fröhlichen Lastträger', 'Nur Symbole.'],
  'mudies-lending-library': ['Mudies Leihbibliothek', 'Ziehe 4 Karten.'],
  'michael-faraday': ['Michael Faraday', 'Ziehe 4 Karten.'],
  'old-curiosity-shop': ['Der Raritätenladen', 'Wirf beliebig viele Karten ab; nimm für jede £1.'],
  'eliza-lynn-linton': ['Eliza Lynn Linton', 'Erhalte £1 je Unruhemarker auf dem Brett.'],
  'rosetta-davis': ['Rosetta Davis', 'Gib jemandem eine deiner Karten und kassiere dafür £2.'],
  'augustus-snodgrass': [
    'Augustus Snodgrass',
    'Einer deiner Agenten zieht aus einem Viertel mit Unruhe in ein Nachbarviertel.',
  ],
  'bank-of-england': ['Die Bank von England', 'Nur Symbole.'],
  'moll-flanders': ['Moll Flanders', 'Wähle jemanden. Du bekommst zwei Karten, die diese Person aussucht.'],
  'alhambra-music-hall': ['Die Alhambra Music Hall', 'Nur Symbole.'],
  'dr-jekyll-and-mr-hyde': [
    'Dr. Jekyll und Mr. Hyde',
    'Du darfst deine Persönlichkeit gegen eine zufällige unbenutzte tauschen.',
  ],
  'charles-augustus-milverton': [
    'Charles Augustus Milverton',
    'Wähle jemanden: Zahlt diese Person dir nicht £5, liegt diese Karte bis Spielende vor ihr und belegt einen Platz ihres Handlimits.',
  ],
  'mr-goodyear': ['Mr. Goodyear', 'Unterbrechen. Der Text einer fremden Karte betrifft dich nicht; er verfällt.'],
  'donna-britannica-hollandia': [
    'Donna Britannica Hollandia',
    'Gib jemandem eine deiner Karten und kassiere dafür £2.',
  ],
  'burke-and-hare': ['Burke & Hare', 'Nur Symbole.'],
  'forty-elephants': ['Die Vierzig Elephanten', 'Nimm allen anderen je £2 ab; wer weniger hat, gibt alles.'],
  'inspector-bucket': ['Inspector Bucket', 'Ziehe 2 Karten.'],
  'julia-margaret-cameron': ['Julia Margaret Cameron', 'Erhalte £1 je Unruhemarker auf dem Brett.'],
  'electric-telegraph': ['Der elektrische Telegraf', 'Ziehe 2 Karten.'],
  'constable-rance': ['Constable Rance', 'Nur Symbole.'],
  'henry-holy-peter': [
    'Henry ‚Holy‘ Peter',
    'Gib jemandem £2. Diese Person muss dann in einem Viertel mit Unruhe eine Figur entfernen, aber keinen deiner Agenten.',
  ],
  'benjamin-disraeli': ['Benjamin Disraeli', 'Wähle eine beliebige Figur in Westminster und entferne sie.'],
  'colonel-sebastian-moran': ['Colonel Sebastian Moran', 'Nur Symbole.'],
  'von-herder': [
    'Von Herder, Büchsenmacher',
    'Gib jemandem £2; ermorde dann in einem Viertel mit Unruhe eine Figur, die nicht dir gehört.',
  ],
  'tracy-tupman': ['Tracy Tupman', 'Zwei Figuren deiner Wahl tauschen die Plätze.'],
  'special-branch': ['Die Special Branch', 'Sieh dir eine fremde Hand an und wirf daraus eine Karte ab.'],
  'baker-street-irregulars': [
    'Die Baker-Street-Bande',
    'Bewege eine Figur, die nicht dir gehört, in ein Nachbarviertel.',
  ],
  'jack-the-ripper': [
    'Jack the Ripper',
    'Würfle zweimal. Entferne nach jedem Wurf eine Figur aus dem gewürfelten Viertel, auch ohne Unruhe.',
  ],
  'nathaniel-winkle': ['Nathaniel Winkle', 'Tausche deine Hand mit einer Person deiner Wahl.'],
  'joseph-bazalgette': ['Joseph Bazalgette', 'Erhalte £1 je Gebäude auf dem Brett, egal wem es gehört.'],
  'jefferson-hope': ['Jefferson Hope', 'Bewege einen eigenen Agenten in ein beliebiges anderes Viertel.'],
  'sir-robert-peel': ['Sir Robert Peel', 'Nur Symbole.'],
  'tunnel-navvies': ['Die Tunnelarbeiter', 'Setze einen Agenten in ein beliebiges Viertel; das löst keine Unruhe aus.'],
  'angela-burdett-coutts': ['Angela Burdett-Coutts', 'Bewege einen eigenen Agenten in ein beliebiges anderes Viertel.'],
  'apothecaries-hall': [
    'Die Apothekerhalle',
    'Wirf bis zu drei Karten ab und ziehe sofort bis zu deinem Handlimit nach.',
  ],
  'court-of-chancery': ['Das Kanzleigericht', 'Reihum entfernen alle anderen je einen eigenen Agenten.'],
  'stanley-hopkins': ['Stanley Hopkins', 'Nur Symbole.'],
  'amy-dorrit': ['Amy Dorrit', 'Unterbrechen. Einer deiner Agenten wird nicht entfernt, gleich aus welchem Grund.'],
  'lady-dedlock': [
    'Lady Dedlock',
    'Ersetze in einem Viertel ohne Unruhe ein fremdes Gebäude durch ein eigenes; zahle dem Besitzer die Baukosten.',
  ],
  'dorian-gray': ['Dorian Gray', 'Nur Symbole.'],
  'scotland-yard': ['Scotland Yard', 'Nur Symbole.'],
  'seth-pecksniff': ['Seth Pecksniff', 'Baue zum halben Preis.'],
  'w-t-stead': ['W. T. Stead', 'Erhalte £1 je Unruhemarker auf dem Brett.'],
  'sam-weller': ['Sam Weller', 'Setze einen Agenten in ein Viertel mit einem eigenen Gebäude.'],
  'william-gladstone': ['William Gladstone', 'Setze einen oder zwei Agenten nach Westminster oder daneben.'],
  'marie-lloyd': ['Marie Lloyd', 'Nur Symbole.'],
  'lord-palmerston': ['Lord Palmerston', 'Setze einen Agenten nach Westminster oder daneben.'],
  'invisible-man': ['Der Unsichtbare', 'Setze einen Agenten in ein beliebiges Viertel; das löst keine Unruhe aus.'],
  'mr-tulkinghorn': ['Mr. Tulkinghorn', 'Wähle ein Viertel mit Unruhe; erhalte £2 je Figur dort.'],
  chartists: ['Die Chartisten', 'Setze einen Agenten in ein beliebiges Viertel mit Unruhe.'],
  'uriah-heep': [
    'Uriah Heep',
    'Ziehe zwei zufällige Karten aus einer fremden Hand; behalte eine, gib die andere zurück.',
  ],
  'a-j-raffles': ['A. J. Raffles', 'Ziehe 2 Karten.'],
  'doctor-watson': [
    'Doktor John H. Watson',
    'Unterbrich deinen eigenen Zug. Er endet, und deine zuletzt gespielte Karte kommt zurück auf die Hand.',
  ],
  'buckingham-palace': ['Der Buckingham-Palast', 'Nur Symbole.'],
  'charlie-babbage': ['Charlie Babbage', 'Spiele nacheinander bis zu zwei weitere Handkarten aus.'],
  'penny-post': ['Die Penny Post', 'Erhalte £1 je Gebäude auf dem Brett, egal wem es gehört.'],
  'augustus-melmotte': [
    'Augustus Melmotte',
    'Ersetze in einem Viertel mit Unruhe ein fremdes Gebäude durch ein eigenes; zahle dem Besitzer die Baukosten.',
  ],
  'samuel-pickwick': ['Samuel Pickwick', 'Ziehe 2 Karten.'],
  'bob-sawyer': ['Bob Sawyer', 'Lege einen Unruhemarker in ein Viertel mit mindestens einer Figur.'],
  tattersalls: ['Tattersalls', 'Gib jemandem £2; dann reist einer deiner Agenten in ein beliebiges anderes Viertel.'],
  'karl-marx': ['Karl Marx', 'Wähle zwei andere: Die eine Person muss der anderen £3 geben.'],
  'victor-frankenstein': [
    'Victor Frankenstein',
    'Unterbrechen. Wird einer deiner Agenten entfernt, setze ihn sofort in ein anderes Viertel.',
  ],
  'hound-of-the-baskervilles': ['Der Hund der Baskervilles', 'Wirf eine Karte ab.'],
  'trafalgar-square-mob': [
    'Der Mob vom Trafalgar Square',
    'Lege einen Unruhemarker in ein besetztes Viertel neben einem Viertel mit Unruhe.',
  ],
  'count-fosco': ['Graf Fosco', 'Nur Symbole.'],
  costermongers: ['Die Straßenhändler', 'Nur Symbole.'],
  'sweeney-todd': ['Sweeney Todd', 'Nur Symbole.'],
  'spring-heeled-jack': [
    'Spring-heeled Jack',
    'Würfle. Ab 7: Entferne eine Figur aus einem Viertel mit Unruhe. Bei 1: Verliere einen eigenen Agenten.',
  ],
  'crystal-palace': ['Der Kristallpalast', 'Ziehe eine Karte je eigenem Gebäude.'],
  'mrs-hudson-classic': [
    'Mrs. Hudson (klassisch)',
    'Sieh dir heimlich alle unbenutzten Persönlichkeiten bis auf eine zufällige an.',
  ],
}

export const events: Readonly<Record<EventId, readonly [name: string, text: string]>> = {
  'zeppelin-crash': [
    'Zeppelinabsturz',
    'Würfle: Alle Figuren, der Unruhemarker und das Gebäude verlassen das Viertel.',
  ],
  flood: [
    'Flut',
    'Würfle zweimal: Gewürfelte Viertel an der Themse sind überflutet; alle Agenten dort ziehen in trockene Nachbarviertel.',
  ],
  fire: [
    'Feuer',
    'Würfle: Ein Gebäude dort brennt ab. Würfle weiter; das Feuer springt über, solange das nächste Viertel an das vorige grenzt und ein Gebäude hat.',
  ],
  fog: ['Nebel', 'Fünf Karten vom Nachziehstapel werden offen abgelegt.'],
  riots: ['Aufstände', 'Ab acht Unruhemarkern auf dem Brett endet das Spiel sofort und die Punkte entscheiden.'],
  explosion: ['Explosion', 'Würfle: Entferne das Gebäude aus dem Viertel.'],
  'mysterious-murders': [
    'Mysteriöse Morde',
    'Von dir an im Uhrzeigersinn würfeln alle einmal und entfernen eine Figur aus dem gewürfelten Viertel.',
  ],
  'riot-act': [
    'Riot Act',
    'Würfle viermal: Setze je einen Grenadier und einen Unruhemarker in das gewürfelte Viertel.',
  ],
  subsidence: ['Bodensenkung', 'Alle zahlen £2 je eigenem Gebäude; was jemand nicht bezahlen kann, wird entfernt.'],
  'inigo-jones': [
    'Inigo Jones',
    'Würfle: Die Karte des Viertels verlässt das Spiel; wer sie besaß, verliert dort auch einen Agenten.',
  ],
  'new-citizens': [
    'Neue Bürger',
    'Würfle dreimal: Setze je einen Neuen Bürger in das gewürfelte Viertel; in besetzten Vierteln entsteht Unruhe.',
  ],
  earthquake: ['Erdbeben', 'Würfle zweimal: Entferne die Gebäude aus beiden Vierteln.'],
}

export const agentCards: Readonly<Record<KindId, readonly [name: string, text: string]>> = {
  'street-girl': [
    'Straßenmädchen',
    'Entferne fremde Gentlemen, Jockeys und Radfahrer aus ihrem Viertel; die Besitzer können das verhindern, indem sie dir £2 je Agent zahlen.',
  ],
  tosher: [
    'Tosher',
    'Einmal pro Zug, wenn er in einem Viertel mit Unruhe steht: Zahle £3 und spiele eine weitere Aktionskarte.',
  ],
  cyclist: ['Radfahrer', 'Du darfst ihn in ein beliebiges Viertel bewegen; du darfst eine Gebäudekarte ziehen.'],
  jockey: [
    'Jockey',
    'Wähle jemanden mit Agent in seinem Viertel; sieh dir die Hand dieser Person an und nimm auf Wunsch eine Karte.',
  ],
  sailor: [
    'Seemann',
    'Einmal pro Zug, wenn er in einem Viertel an der Themse steht: Zahle £1, wirf eine Karte ab und ziehe eine.',
  ],
  newsboy: [
    'Zeitungsjunge',
    'Einmal pro Zug, wenn ein fremder Agent in seinem Viertel steht: Zahle £2 und ziehe eine Karte.',
  ],
  suffragette: [
    'Suffragette',
    'Wenn sie in Westminster steht: Die laufende Aktion oder das laufende Ereignis entfernt keinen deiner Agenten.',
  ],
  'flower-girl': [
    'Blumenmädchen',
    'Einmal pro Zug, wenn in ihrem Viertel ein Palast, Hotel oder Herrenhaus steht: Nimm £1.',
  ],
  'match-girl': [
    'Mädchen mit Schwefelhölzern',
    'Wähle jemanden mit Agenten in ihrem Viertel; für jeden dieser Agenten gibt dir diese Person nach eigener Wahl £1 oder eine Karte.',
  ],
  maid: [
    'Dienstmädchen',
    'Einmal pro Zug: Zahle £1 und entferne den Unruhemarker aus ihrem Viertel oder einem Nachbarviertel.',
  ],
  governess: [
    'Gouvernante',
    'Wenn in ihrem Viertel ein Palast oder Herrenhaus steht: Sieh dir die obersten fünf Ereignisse an, lege eines zuunterst und die übrigen beliebig geordnet zurück.',
  ],
  gentleman: ['Gentleman', 'In diesem Zug kostet dich das Bauen in seinem Viertel nur ein Drittel.'],
}

export const houseCards: Readonly<Record<HouseId, readonly [name: string, text: string]>> = {
  palace: [
    'Palast',
    'Einmal pro Zug, wenn er in Chelsea, Southwark oder Lambeth steht: Nimm £1 je fremdem Agenten in seinem Viertel.',
  ],
  mansion: [
    'Herrenhaus',
    'Tausche einen eigenen mit einem fremden Agenten; einer der beiden muss im Viertel des Herrenhauses stehen.',
  ],
  factory: ['Fabrik', 'Setze zwei eigene Agenten und einen Unruhemarker in ihr Viertel.'],
  tenement: ['Mietskaserne', 'Entferne eine Figur aus ihrem Viertel, auch eine eigene.'],
  office: [
    'Büro',
    'Einmal pro Zug, wenn es im Viertel Strand oder in Holborn steht: Wähle jemanden mit Agent dort; diese Person zahlt dir £2.',
  ],
  hotel: ['Hotel', 'Alle anderen mit Agenten in seinem Viertel zahlen dir £1 je Agent dort.'],
}
