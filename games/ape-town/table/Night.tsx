import { GROUND } from '#table/about.ts'

/** The night behind the city: a moon, towers with lit windows, palms. Drawn once, the same in every position. */
const TOWERS: readonly (readonly [x: number, width: number, top: number])[] = [
  [118, 40, 330],
  [150, 34, 250],
  [176, 46, 380],
  [214, 30, 300],
  [806, 30, 330],
  [832, 44, 270],
  [872, 34, 360],
  [900, 44, 300],
]

const windowsOf = (x: number, width: number, top: number): string => {
  let path = ''
  for (let row = 0; row < 16; row++)
    for (let column = 0; column * 11 < width - 10; column++)
      if ((row * 7 + column * 5 + x) % 9 === 0) path += `M${x + 6 + column * 11} ${top + 10 + row * 17}h4v6h-4z`
  return path
}

export function Night() {
  return (
    <g className="night" {...GROUND}>
      <defs>
        <radialGradient id="ape-moon">
          <stop offset="0" stopColor="#fff4cf" />
          <stop offset=".22" stopColor="#f2dd9a" />
          <stop offset=".24" stopColor="#f2dd9a" stopOpacity=".18" />
          <stop offset="1" stopColor="#f2dd9a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="873" cy="98" r="150" fill="url(#ape-moon)" />
      <path d="M856 84a6 6 0 1 0 .1 0M884 104a8 8 0 1 0 .1 0M866 116a4 4 0 1 0 .1 0" className="crater" />
      <path
        className="palm"
        d="M936 196Q916 150 921 108Q900 106 891 124Q894 100 918 101Q906 88 890 92Q908 80 922 98Q924 84 938 80V100Q930 102 926 106Q924 150 940 186Z"
      />
      {TOWERS.map(([x, width, top]) => (
        <g key={x}>
          <path className="tower" d={`M${x} 650V${top}h${width / 2 - 2}v-16h4v16h${width / 2 - 2}V650z`} />
          <path className="window" d={windowsOf(x, width, top)} />
        </g>
      ))}
    </g>
  )
}
