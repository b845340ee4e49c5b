/** The plague doctor, standing on the origin: the largest piece on the board. */
export function Doctor() {
  return (
    <g className="doctor">
      <ellipse className="doctor-foot" rx="31" ry="10" cy="-1" />
      <path
        className="doctor-rim"
        d="M-24 0Q-28 -38 -13 -58Q-19 -64 -15 -72L-24 -73V-80L-13 -81L-11 -104H11L13 -81L24 -80V-73L17 -72Q32 -68 43 -53Q27 -55 15 -60Q28 -40 25 0Q0 9 -24 0Z"
      />
      <path className="doctor-cane" d="M31 2V-46M27 -46H35" />
      <path className="doctor-coat" d="M-24 0Q-28 -38 -12 -60H12Q28 -38 25 0Q0 9 -24 0Z" />
      <path className="doctor-fold" d="M0 -44V4M-10 -44Q-16 -20 -14 3M10 -44Q16 -20 15 3" />
      <path className="doctor-cape" d="M-19 -38Q-17 -60 0 -62Q17 -60 20 -38Q0 -30 -19 -38Z" />
      <circle className="doctor-coat" cy="-68" r="13" />
      <path className="doctor-mask" d="M1 -76Q28 -74 43 -53Q24 -55 8 -59Q-4 -62 1 -76Z" />
      <path className="doctor-fold" d="M18 -62Q29 -59 39 -55" />
      <circle className="doctor-glass" cx="8" cy="-69" r="5.5" />
      <path className="doctor-coat" d="M-24 -80Q0 -84 24 -80V-73Q0 -77 -24 -73Z" />
      <path className="doctor-coat" d="M-13 -81L-11 -104Q0 -107 11 -104L13 -81Q0 -84 -13 -81Z" />
      <path className="doctor-band" d="M-12.6 -86L-12 -92Q0 -95 12 -92L12.6 -86Q0 -89 -12.6 -86Z" />
    </g>
  )
}
