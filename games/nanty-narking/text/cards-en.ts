import type { CardId } from '../data/cards.ts'
import type { EventId, HouseId, KindId } from '../data.ts'

/** Names and texts of everything printed on a card. */
export const cards: Readonly<Record<CardId, readonly [name: string, text: string]>> = {
  'mary-carr': ['Mary Carr', 'Take £2 from every other player; whoever has less gives all they have.'],
  'mr-merryweather': [
    'Mr Merryweather',
    'Lay this card before you and borrow £10. At the end repay £12 or lose 15 points.',
  ],
  'beggars-of-st-giles': ['The Beggars of St Giles', 'Choose a player. They hand you two cards of their own choosing.'],
  'city-and-suburban-bank': [
    'City & Suburban Bank',
    'Lay this card before you and borrow £10. At the end repay £12 or lose 15 points.',
  ],
  'battersea-dogs-home': ['Battersea Dogs’ Home', 'Every other player gives you £1 or one card, as they prefer.'],
  'inspector-gregson': ['Inspector Gregson', 'Symbols only.'],
  'mrs-gamp-and-mrs-prig': ['Mrs Gamp & Mrs Prig', 'Symbols only.'],
  'mrs-hudson': ['Mrs Hudson', 'Look in secret at the Personalities that nobody holds, except a random one.'],
  'lyceum-theatre': ['The Lyceum Theatre', 'Gain £1 per figure standing in the Strand.'],
  'jo-the-crossing-sweeper': [
    'Jo the Crossing Sweeper',
    'Move a figure that is not your own agent into a neighbouring district.',
  ],
  'mycroft-holmes': ['Mycroft Holmes', 'Play up to two more cards from your hand, one after the other.'],
  'silas-wegg': ['Silas Wegg', 'Roll. 7 or more: take £4 from the bank. 1: pay £2 or lose one of your agents.'],
  'dr-grimesby-roylott': ['Dr Grimesby Roylott', 'Symbols only.'],
  'inspector-lestrade': ['Inspector Lestrade', 'Symbols only.'],
  'bob-cratchit': ['Bob Cratchit', 'Symbols only.'],
  'mrs-lovetts-pie-shop': ['Mrs Lovett’s Pie Shop', 'Symbols only.'],
  toby: ['Toby', 'Interrupt. One of your agents stays put when another player would move or remove it.'],
  'red-headed-league': [
    'The Red-Headed League',
    'Interrupt. When one of your agents is removed, it reappears at once in a different district.',
  ],
  'abel-magwitch': ['Abel Magwitch', 'Move a figure that is not your own agent into a neighbouring district.'],
  'irene-adler': [
    'Irene Adler',
    'Choose a player. Unless they pay you £5, this card stays before them to the end and takes one place of their hand limit.',
  ],
  'fire-brigade': [
    'The Fire Brigade',
    'Choose a player with a building. If they do not pay you £5, you may remove one of their buildings.',
  ],
  'john-clay': ['John Clay', 'Symbols only.'],
  'society-of-antiquaries': ['The Society of Antiquaries', 'Shuffle the discard pile and take 4 cards from it unseen.'],
  'difference-engine': ['The Difference Engine', 'Draw 3 cards.'],
  'artful-dodger': [
    'The Artful Dodger',
    'Roll. 7 or more: a player you choose gives you £3. 1: lose one of your agents.',
  ],
  'nicodemus-boffin': ['Nicodemus Boffin', 'Discard any number of cards; take £2 for each.'],
  'cheshire-cheese': ['The Cheshire Cheese', 'Symbols only.'],
  'varney-the-vampire': ['Varney the Vampire', 'Symbols only.'],
  'dingley-dell-cricketers': [
    'The Dingley Dell Cricketers',
    'No symbols and no text: it can be played for nothing, discarded or handed on.',
  ],
  'savoy-theatre': ['The Savoy Theatre', 'Gain £1 per figure standing in the Strand.'],
  'charley-bates': ['Charley Bates', 'Choose a player: £3 of theirs become yours.'],
  'sergeant-cuff': ['Sergeant Cuff', 'Put one of your hand cards on the discard pile.'],
  'six-jolly-fellowship-porters': ['The Six Jolly Fellowship Porters', 'Symbols only.'],
  'mudies-lending-library': ['Mudie’s Lending Library', 'Draw 4 cards.'],
  'michael-faraday': ['Michael Faraday', 'Draw 4 cards.'],
  'old-curiosity-shop': ['The Old Curiosity Shop', 'Discard any number of cards; take £1 for each.'],
  'eliza-lynn-linton': ['Eliza Lynn Linton', 'Gain £1 per trouble marker now lying on the map.'],
  'rosetta-davis': ['Rosetta Davis', 'Hand one of your cards to a player; they owe you £2 for it.'],
  'augustus-snodgrass': [
    'Augustus Snodgrass',
    'Move one of your agents out of a district with trouble into a neighbouring one.',
  ],
  'bank-of-england': ['The Bank of England', 'Symbols only.'],
  'moll-flanders': ['Moll Flanders', 'Choose a player. They hand you two cards of their own choosing.'],
  'alhambra-music-hall': ['The Alhambra Music Hall', 'Symbols only.'],
  'dr-jekyll-and-mr-hyde': [
    'Dr Jekyll and Mr Hyde',
    'You may swap your Personality for a random one that nobody holds.',
  ],
  'charles-augustus-milverton': [
    'Charles Augustus Milverton',
    'Choose a player. Unless they pay you £5, this card stays before them to the end and takes one place of their hand limit.',
  ],
  'mr-goodyear': ['Mr Goodyear', 'Interrupt. The text of another player’s card does not affect you; that text ends.'],
  'donna-britannica-hollandia': [
    'Donna Britannica Hollandia',
    'Hand one of your cards to a player; they owe you £2 for it.',
  ],
  'burke-and-hare': ['Burke & Hare', 'Symbols only.'],
  'forty-elephants': ['The Forty Elephants', 'Take £2 from every other player; whoever has less gives all they have.'],
  'inspector-bucket': ['Inspector Bucket', 'Draw 2 cards.'],
  'julia-margaret-cameron': ['Julia Margaret Cameron', 'Gain £1 per trouble marker now lying on the map.'],
  'electric-telegraph': ['The Electric Telegraph', 'Draw 2 cards.'],
  'constable-rance': ['Constable Rance', 'Symbols only.'],
  'henry-holy-peter': [
    'Henry "Holy" Peter',
    'Give a player £2. That player must then murder a figure in a district with trouble, but none of your agents.',
  ],
  'benjamin-disraeli': ['Benjamin Disraeli', 'Choose any figure in Westminster and take it off the board.'],
  'colonel-sebastian-moran': ['Colonel Sebastian Moran', 'Symbols only.'],
  'von-herder': [
    'Von Herder, Gunsmith',
    'Give a player £2; then murder a figure, not your own agent, in a district with trouble.',
  ],
  'tracy-tupman': ['Tracy Tupman', 'Two figures of your choice change places.'],
  'special-branch': ['The Special Branch', 'Look at a player’s hand and discard one card from it.'],
  'baker-street-irregulars': [
    'The Baker Street Irregulars',
    'Move a figure that is not your own agent into a neighbouring district.',
  ],
  'jack-the-ripper': [
    'Jack the Ripper',
    'Roll twice. After each roll remove one figure from that district, trouble or not.',
  ],
  'nathaniel-winkle': ['Nathaniel Winkle', 'You and a player of your choice trade hands.'],
  'joseph-bazalgette': ['Joseph Bazalgette', 'Gain £1 per building in London, whoever owns it.'],
  'jefferson-hope': ['Jefferson Hope', 'One of your agents travels to any other district.'],
  'sir-robert-peel': ['Sir Robert Peel', 'Symbols only.'],
  'tunnel-navvies': ['The Tunnel Navvies', 'Place an agent in any district; this causes no trouble.'],
  'angela-burdett-coutts': ['Angela Burdett-Coutts', 'One of your agents travels to any other district.'],
  'apothecaries-hall': ['Apothecaries’ Hall', 'Discard up to three cards, then draw up to your hand limit at once.'],
  'court-of-chancery': ['The Court of Chancery', 'In turn order every other player removes one of their own agents.'],
  'stanley-hopkins': ['Stanley Hopkins', 'Symbols only.'],
  'amy-dorrit': ['Amy Dorrit', 'Interrupt. One of your agents is not removed, whatever the cause.'],
  'lady-dedlock': [
    'Lady Dedlock',
    'In a district without trouble, put your building in place of another player’s and pay them its cost.',
  ],
  'dorian-gray': ['Dorian Gray', 'Symbols only.'],
  'scotland-yard': ['Scotland Yard', 'Symbols only.'],
  'seth-pecksniff': ['Seth Pecksniff', 'Build at half the usual cost.'],
  'w-t-stead': ['W. T. Stead', 'Gain £1 per trouble marker now lying on the map.'],
  'sam-weller': ['Sam Weller', 'Put an agent into a district that holds a building of yours.'],
  'william-gladstone': ['William Gladstone', 'Put one or two agents into Westminster or districts beside it.'],
  'marie-lloyd': ['Marie Lloyd', 'Symbols only.'],
  'lord-palmerston': ['Lord Palmerston', 'Put an agent into Westminster or a district beside it.'],
  'invisible-man': ['The Invisible Man', 'Place an agent in any district; this causes no trouble.'],
  'mr-tulkinghorn': ['Mr Tulkinghorn', 'Pick a district with trouble; gain £2 per figure there.'],
  chartists: ['The Chartists', 'Put an agent wherever there is trouble.'],
  'uriah-heep': ['Uriah Heep', 'Draw two random cards from a player’s hand, keep one and return the other.'],
  'a-j-raffles': ['A. J. Raffles', 'Draw 2 cards.'],
  'doctor-watson': [
    'Doctor John H. Watson',
    'Interrupt your own turn. It ends, and the card you played last returns to your hand.',
  ],
  'buckingham-palace': ['Buckingham Palace', 'Symbols only.'],
  'charlie-babbage': ['Charlie Babbage', 'Play up to two more cards from your hand, one after the other.'],
  'penny-post': ['The Penny Post', 'Gain £1 per building in London, whoever owns it.'],
  'augustus-melmotte': [
    'Augustus Melmotte',
    'In a district with trouble, put your building in place of another player’s and pay them its cost.',
  ],
  'samuel-pickwick': ['Samuel Pickwick', 'Draw 2 cards.'],
  'bob-sawyer': ['Bob Sawyer', 'Put a trouble marker in a district that holds a figure.'],
  tattersalls: ['Tattersalls', 'Give a player £2; one of your agents then travels to any other district.'],
  'karl-marx': ['Karl Marx', 'Choose two other players: one must give the other £3.'],
  'victor-frankenstein': [
    'Victor Frankenstein',
    'Interrupt. When one of your agents is removed, it reappears at once in a different district.',
  ],
  'hound-of-the-baskervilles': ['The Hound of the Baskervilles', 'Put one of your hand cards on the discard pile.'],
  'trafalgar-square-mob': [
    'The Trafalgar Square Mob',
    'Put a trouble marker in an occupied district next to one that already has trouble.',
  ],
  'count-fosco': ['Count Fosco', 'Symbols only.'],
  costermongers: ['The Costermongers', 'Symbols only.'],
  'sweeney-todd': ['Sweeney Todd', 'Symbols only.'],
  'spring-heeled-jack': [
    'Spring-heeled Jack',
    'Roll. 7 or more: remove a figure from a district with trouble. 1: lose one of your agents.',
  ],
  'crystal-palace': ['The Crystal Palace', 'Your buildings bring you one card each.'],
  'mrs-hudson-classic': [
    'Mrs Hudson (classic)',
    'Look in secret at the Personalities that nobody holds, except a random one.',
  ],
}

export const events: Readonly<Record<EventId, readonly [name: string, text: string]>> = {
  'zeppelin-crash': ['Zeppelin Crash', 'Roll: every figure, the trouble marker and the building leave that district.'],
  flood: [
    'Flood',
    'Roll twice: rolled districts on the Thames are flooded; every agent there moves to a dry neighbouring district.',
  ],
  fire: [
    'Fire',
    'Roll: a building there burns. Keep rolling; the fire spreads while the next district rolled is a neighbour of the last and has a building.',
  ],
  fog: ['Fog', 'Discard five cards from the top of the pile, face up.'],
  riots: ['Riots', 'If London has eight trouble markers or more, the game ends at once and points decide.'],
  explosion: ['Explosion', 'Roll: remove the building from that district.'],
  'mysterious-murders': [
    'Mysterious Murders',
    'From you clockwise, everyone rolls once and removes one figure from the district rolled.',
  ],
  'riot-act': ['Riot Act', 'Roll four times: put a grenadier and a trouble marker in each district rolled.'],
  subsidence: ['Subsidence', 'Everyone pays £2 for each of their buildings or loses those they cannot pay for.'],
  'inigo-jones': [
    'Inigo Jones',
    'Roll: that district card leaves the game; whoever held it also loses an agent there.',
  ],
  'new-citizens': [
    'New Citizens',
    'Roll three times: put a new citizen in each district rolled; occupied districts get trouble.',
  ],
  earthquake: ['Earthquake', 'Roll twice: remove the buildings from both districts.'],
}

export const agentCards: Readonly<Record<KindId, readonly [name: string, text: string]>> = {
  'street-girl': [
    'Street Girl',
    'Remove other players’ Gentlemen, Jockeys and Cyclists from her district; each owner may pay you £2 per agent to prevent it.',
  ],
  tosher: [
    'Tosher',
    'Once per turn, while there is trouble in his district: pay £3 to play one more action card this turn.',
  ],
  cyclist: ['Cyclist', 'You may move him to any district; you may draw a building card.'],
  jockey: [
    'Jockey',
    'Choose a player with an agent in his district; look at their hand and take one card if you like.',
  ],
  sailor: ['Sailor', 'Once per turn, while he is in a district on the Thames: pay £1, discard a card and draw one.'],
  newsboy: ['Newsboy', 'Once per turn, while another player’s agent is in his district: pay £2 and draw a card.'],
  suffragette: [
    'Suffragette',
    'While she is in Westminster: none of your agents is removed by the current action or event.',
  ],
  'flower-girl': ['Flower Girl', 'Once per turn, while a palace, hotel or mansion stands in her district: take £1.'],
  'match-girl': [
    'Match Girl',
    'Choose a player with agents in her district; for each of those agents they give you £1 or a card, as they prefer.',
  ],
  maid: ['Maid', 'Once per turn: pay £1 and remove the trouble marker from her district or a neighbouring one.'],
  governess: [
    'Governess',
    'While a palace or mansion stands in her district: look at the top five events, put one at the bottom and the rest back on top in any order.',
  ],
  gentleman: ['Gentleman', 'This turn building in his district costs you only a third.'],
}

export const houseCards: Readonly<Record<HouseId, readonly [name: string, text: string]>> = {
  palace: [
    'Palace',
    'Once per turn, if it stands in Chelsea, Southwark or Lambeth: take £1 for each other player’s agent in its district.',
  ],
  mansion: ['Mansion', 'Swap one of your agents with another player’s agent; one of the two must be in its district.'],
  factory: ['Factory', 'Place two of your agents and a trouble marker in its district.'],
  tenement: ['Tenement', 'Remove one figure, even one of yours, from its district.'],
  office: [
    'Office',
    'Once per turn, if it stands in the Strand or Holborn: a player of your choice with an agent there pays you £2.',
  ],
  hotel: ['Hotel', 'Every other player with agents in its district pays you £1 for each of them.'],
}
