/** Where things are drawn: shapes, coordinates and colours that only a screen needs. Places are in the map frame, 1000 by 600. */

import type { AreaId, SeaId } from '../data.ts'

/** d3-geo's geoMercator. Longitudes below −169 are drawn as if 360 degrees further east. */
export const PROJECTION = {
  rotate: [-11, 0],
  scale: 159.154943,
  translate: [500, 400],
  frame: { x: 0, y: 0, w: 1000, h: 600 },
} as const

export interface AreaLayout {
  /** The place of the city. */
  readonly city: readonly [number, number]
  /** The centre of the company tile. */
  readonly tile: readonly [number, number]
  /** The tile lies in the sea, with a line to the city. */
  readonly callout: boolean
}

const area = (city: [number, number], tile: [number, number], callout = false): AreaLayout => ({ city, tile, callout })

export const AREA_LAYOUT: Readonly<Record<AreaId, AreaLayout>> = {
  anchorage: area([53.1, 183.6], [44.4, 156.3]),
  montreal: area([265.1, 257.8], [265.3, 225.8]),
  chicago: area([226, 271.7], [195.8, 280.4]),
  'mexico-city': area([194.1, 345], [181.9, 329.8]),
  havana: area([240.6, 333.9], [276.4, 325.2], true),
  bogota: area([263.7, 386.9], [279.2, 384.7]),
  lima: area([255.4, 433.7], [258.3, 418.1]),
  'la-paz': area([280.1, 446.5], [293.1, 449.4]),
  rio: area([349.4, 465.4], [330.6, 425.1]),
  'buenos-aires': area([307.3, 502.5], [284.7, 503.9]),
  hamburg: area([497.2, 223.2], [509.7, 178.9]),
  naples: area([509.1, 275.5], [475, 255.8]),
  moscow: area([573.9, 212.6], [608.3, 203.8]),
  dubai: area([623.1, 327.6], [593.1, 320.5]),
  mumbai: area([671.9, 346], [686.1, 331.3]),
  casablanca: area([448.3, 300.9], [480.6, 315.8]),
  lagos: area([478.9, 382], [463.9, 359.3]),
  kinshasa: area([511.9, 412], [529.2, 400]),
  cairo: area([556.2, 312.4], [558.3, 352.1]),
  johannesburg: area([547.4, 475.5], [534.7, 450.8]),
  kobe: area([845, 297.1], [884.7, 299.5], true),
  'ulan-bator': area([766.4, 247.9], [752.8, 252.5]),
  'hong-kong': area([786.6, 336.4], [758.3, 302.8]),
  bangkok: area([748.6, 361.4], [754.2, 352.1]),
  sydney: area([889.5, 500.1], [841.7, 470.2]),
}

/** The countries of each area by their ISO 3166 numbers, as world-atlas names them. */
export const COUNTRIES: Readonly<Record<AreaId, string>> = {
  anchorage: '',
  montreal: '124 304 666',
  chicago: '060 840',
  'mexico-city': '084 188 222 320 340 484 558 591',
  havana: '028 044 052 092 136 192 212 214 308 332 388 500 534 630 652 659 660 662 663 670 796 850',
  bogota: '170 328 531 533 740 780 862',
  lima: '218 604',
  'la-paz': '068 600',
  rio: '076',
  'buenos-aires': '032 152 238 858',
  hamburg: '056 208 233 234 246 248 276 352 372 428 440 442 528 578 616 752 826 831 832 833',
  naples: '008 020 040 070 100 191 203 250 300 336 348 380 438 470 492 499 620 642 674 688 703 705 724 756 807',
  moscow: '031 051 112 268 398 417 498 643 762 795 804 860',
  dubai: '048 196 275 364 368 376 400 414 422 512 634 682 760 784 792 887',
  mumbai: '004 050 064 144 356 462 524 586',
  casablanca: '012 434 504 732 788',
  lagos: '132 204 270 288 324 384 430 466 478 562 566 624 686 694 768 854',
  kinshasa: '108 120 140 148 178 180 226 266 646 678',
  cairo: '231 232 262 404 706 728 729 800 818',
  johannesburg: '024 072 174 426 450 454 480 508 516 690 710 716 748 834 894',
  kobe: '158 392 408 410',
  'ulan-bator': '496',
  'hong-kong': '156 344 446',
  bangkok: '096 104 116 360 418 458 608 626 702 704 764',
  sydney: '036 090 242 540 548 554 574 598',
}

/** Shapes without a number, by their name in world-atlas. */
export const UNNUMBERED: Readonly<Record<string, AreaId>> = {
  Kosovo: 'naples',
  'N. Cyprus': 'dubai',
  'Siachen Glacier': 'mumbai',
  Somaliland: 'cairo',
}

/**
 * Parts of a country that belong to another area: a polygon of that country goes to `area` if the centre of its bounding box lies in `box`
 * (west, south, east, north).
 */
export const PARTS: readonly { readonly iso: string; readonly box: readonly number[]; readonly area: AreaId }[] = [
  { iso: '840', box: [-180, 50, -129, 72], area: 'anchorage' }, // Alaska
  { iso: '840', box: [170, 50, 180, 56], area: 'anchorage' }, // Aleutians W
  { iso: '840', box: [-161, 18, -154, 23], area: 'anchorage' }, // Hawaii
  { iso: '250', box: [-55, 1, -51, 7], area: 'bogota' }, // French Guiana
  { iso: '250', box: [-63, 13, -60, 17], area: 'havana' }, // Guadeloupe, Martinique (50m only)
  { iso: '250', box: [44, -22, 57, -12], area: 'johannesburg' }, // Mayotte, Reunion (50m only)
  { iso: '528', box: [-69, 11, -62, 18.5], area: 'havana' }, // Caribbean Netherlands (50m only)
]

/** Where the seas are, `lon,lat lon,lat …`; the land is drawn over them. */
export const SEA_OUTLINES: Readonly<Record<SeaId, readonly string[]>> = {
  atlantic: [
    '-67,-55.2 -68.5,-54.3 -71,-52 -71.5,-44 -69.6,-30 -70.2,-16 -76,-8 -77,0 -76,5 -77.4,7.9 -78.9,8.9 -80.3,8.5 -82.3,8.7 -84.2,10 -86,13 -89.5,14.6 -92.5,16 -99,19 -106,30 -110,45 -85,46 -72,54 -66,58 -64.5,60.5 -66,64 -64,66 -50,67 -30,70 15,70 16,66 12,62 9.5,59.3 9.6,57 9.4,55 10,52 6,48 0,43 -3,39 -5.35,36.15 -5.4,35.7 -6,32 -8,25 -8,12 0,9 10,7.5 13,0 16,-8 17,-20 20,-32 20,-34.4 20,-58 -67,-58',
  ],
  indian: [
    '20,-58 20,-34.4 20,-32 30,-24 35,-12 36,0 40,8 39.5,12.5 36,18 33.5,24 31.8,29.5 32.55,30.1 34.3,30.2 37,31 46.5,31.2 50.5,31.5 58,28.5 67,27 72,25 80,22 89,25 94,23 97.3,19 98.8,15 99.2,14 99.3,11.5 99.3,8.5 101.3,5.5 102.3,3.5 104.2,1.35 100.1,3.2 97,5.6 95.6,5.6 97.5,4 99,2.5 101,0.3 102.5,-2.5 104.5,-4 105.4,-5.6 106.5,-6.8 110,-7.4 114.5,-8.3 118,-8.6 122,-8.6 123.7,-9.9 125.2,-9.2 127.3,-8.7 131.2,-11.6 132.5,-13 133,-18 140,-25 146,-37 146.8,-42 147,-58',
  ],
  pacific: [
    '-169,66 -150,66 -135,62 -120,58 -110,45 -106,30 -99,19 -92.5,16 -89.5,14.6 -86,13 -84.2,10 -82.3,8.7 -80.3,8.5 -78.9,8.9 -77.4,7.9 -76,5 -77,0 -76,-8 -70.2,-16 -69.6,-30 -71.5,-44 -71,-52 -68.5,-54.3 -67,-55.2 -67,-58 -169,-58',
    '104.2,1.35 102.3,3.5 101.3,5.5 99.3,8.5 99.3,11.5 99.2,14 100.5,16 104,18 106,22 113,26 117,32 113,38 119,43 127,42 133,48 140,60 160,66 191,66 191,-58 147,-58 146.8,-42 146,-37 140,-25 133,-18 132.5,-13 131.2,-11.6 127.3,-8.7 125.2,-9.2 123.7,-9.9 122,-8.6 118,-8.6 114.5,-8.3 110,-7.4 106.5,-6.8 105.4,-5.6 104.5,-4 102.5,-2.5 101,0.3 99,2.5 97.5,4 95.6,5.6 97,5.6 100.1,3.2',
  ],
}
