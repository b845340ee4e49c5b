import { crc32, deflateSync, inflateSync } from 'node:zlib'

type Pixels = { readonly width: number; readonly height: number; readonly rgb: Uint8Array }
type Colours = [colour: number, count: number][]

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
const MOST_COLOURS = 256

/** A screenshot with at most 256 colours: a third of the size, and hard to tell apart. */
export function shrink(png: Buffer): Buffer {
  const { width, height, rgb } = decode(png)
  const counts = new Map<number, number>()
  for (let i = 0; i < rgb.length; i += 3) {
    const colour = colourAt(rgb, i)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const boxes = cut([...counts])
  const indexOf = new Map(boxes.flatMap((box, index) => box.map(([colour]): [number, number] => [colour, index])))
  const rows = Buffer.alloc((width + 1) * height)
  for (let i = 0; i < width * height; i++) {
    const at = i + Math.floor(i / width) + 1
    rows[at] = indexOf.get(colourAt(rgb, i * 3)) ?? 0
  }
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 3, 0, 0, 0])])
  const palette = Buffer.from(boxes.flatMap(mean))
  const data = deflateSync(rows, { level: 9, memLevel: 9 })
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('PLTE', palette), chunk('IDAT', data), chunk('IEND')])
}

const colourAt = (rgb: Uint8Array, i: number): number => (rgb[i] << 16) | (rgb[i + 1] << 8) | rgb[i + 2]
const channel = (colour: number, shift: number): number => (colour >> shift) & 255
const SHIFTS = [16, 8, 0] as const

/** Halves the box that is widest for its weight until there are enough of them. */
function cut(all: Colours): Colours[] {
  const boxes = [all]
  const shares = [need(all)]
  while (boxes.length < MOST_COLOURS) {
    const worst = shares.reduce((best, share, i) => (share.need > shares[best].need ? i : best), 0)
    const { need: left, shift } = shares[worst]
    if (left === 0) break
    const box = boxes[worst].sort(([a], [b]) => channel(a, shift) - channel(b, shift))
    const middle = middleOf(box)
    const halves = [box.slice(0, middle), box.slice(middle)]
    boxes.splice(worst, 1, ...halves)
    shares.splice(worst, 1, ...halves.map(need))
  }
  return boxes
}

function need(box: Colours): { need: number; shift: number } {
  let best = { need: 0, shift: 0 }
  const weight = Math.sqrt(box.reduce((sum, [, count]) => sum + count, 0))
  for (const shift of SHIFTS) {
    const values = box.map(([colour]) => channel(colour, shift))
    const spread = values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), 255)
    if (spread * weight > best.need) best = { need: spread * weight, shift }
  }
  return best
}

/** Where half of the pixels lie on either side; never at an end. */
function middleOf(box: Colours): number {
  const half = box.reduce((sum, [, count]) => sum + count, 0) / 2
  let seen = 0
  const middle = box.findIndex(([, count]) => (seen += count) >= half)
  return Math.min(box.length - 1, Math.max(1, middle))
}

function mean(box: Colours): number[] {
  const pixels = box.reduce((sum, [, count]) => sum + count, 0)
  return SHIFTS.map((shift) =>
    Math.round(box.reduce((sum, [colour, count]) => sum + channel(colour, shift) * count, 0) / pixels),
  )
}

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))])
}

/** Reads what Chromium writes: eight bits for each of red, green and blue. */
function decode(png: Buffer): Pixels {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  if (png[24] !== 8 || png[25] !== 2) throw new Error('only plain RGB pictures can be shrunk')
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  const raw = inflateSync(Buffer.concat(parts))
  const stride = width * 3
  const rgb = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)]
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x
      const left = x >= 3 ? rgb[at - 3] : 0
      const up = y > 0 ? rgb[at - stride] : 0
      const corner = x >= 3 && y > 0 ? rgb[at - stride - 3] : 0
      rgb[at] = raw[y * (stride + 1) + 1 + x] + predicted(filter, left, up, corner)
    }
  }
  return { width, height, rgb }
}

/** The five filters of the PNG format. */
function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 0) return 0
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  const guess = left + up - corner
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}
