/** Centred on 0,0 and one unit wide. */
type Drawing = (pen: CanvasRenderingContext2D) => void

const kajol = '#2a1611'
const yellow = '#ffc42b'
const cream = '#fffbf3'

const inkOver = (pen: CanvasRenderingContext2D, width: number) => {
  pen.lineWidth = width
  pen.strokeStyle = kajol
  pen.stroke()
}

const disc = (pen: CanvasRenderingContext2D, fill: string, line: number) => {
  pen.beginPath()
  pen.arc(0, 0, 0.5 - line / 2, 0, 2 * Math.PI)
  pen.fillStyle = fill
  pen.fill()
  inkOver(pen, line)
}

export const dot: Drawing = (pen) => disc(pen, cream, 0.16)

export const star: Drawing = (pen) => {
  pen.beginPath()
  for (let corner = 0; corner < 8; corner += 1) {
    const reach = corner % 2 ? 0.15 : 0.46
    const way = (corner * Math.PI) / 4
    pen.lineTo(Math.cos(way) * reach, Math.sin(way) * reach)
  }
  pen.closePath()
  pen.fillStyle = yellow
  pen.fill()
  pen.lineJoin = 'round'
  inkOver(pen, 0.08)
}

const closedEye = (pen: CanvasRenderingContext2D, side: 1 | -1) => {
  pen.beginPath()
  pen.moveTo(side * 0.3, -0.06)
  pen.quadraticCurveTo(side * 0.19, -0.2, side * 0.08, -0.06)
  inkOver(pen, 0.06)
}

const tear = (pen: CanvasRenderingContext2D, side: 1 | -1) => {
  pen.beginPath()
  pen.ellipse(side * 0.37, 0.06, 0.07, 0.1, side * 0.6, 0, 2 * Math.PI)
  pen.fillStyle = '#cfe6de'
  pen.fill()
  inkOver(pen, 0.03)
}

/** A face laughing to tears. Not an emoji: the device's may be missing or look sad. */
export const laugh: Drawing = (pen) => {
  disc(pen, yellow, 0.07)
  pen.lineCap = 'round'
  pen.beginPath()
  pen.arc(0, 0.06, 0.26, 0, Math.PI)
  pen.closePath()
  pen.fillStyle = '#8c1418'
  pen.fill()
  inkOver(pen, 0.05)
  pen.fillStyle = cream
  pen.fillRect(-0.2, 0.075, 0.4, 0.08)
  for (const side of [1, -1] as const) {
    closedEye(pen, side)
    tear(pen, side)
  }
}

const rod = (pen: CanvasRenderingContext2D, length: number, thick: number) => {
  const [x, y, round] = [length / 2, thick / 2, thick / 2.2]
  pen.beginPath()
  pen.moveTo(0, -y)
  pen.arcTo(x, -y, x, y, round)
  pen.arcTo(x, y, -x, y, round)
  pen.arcTo(-x, y, -x, -y, round)
  pen.arcTo(-x, -y, x, -y, round)
  pen.closePath()
}

const parts = [
  { fill: '#8f4224', length: 0.97, thick: 0.1 },
  { fill: '#d79555', length: 0.62, thick: 0.21 },
]

const halo = (pen: CanvasRenderingContext2D) => {
  for (const { length, thick } of parts) {
    rod(pen, length, thick)
    pen.lineWidth = 0.09
    pen.strokeStyle = cream
    pen.stroke()
  }
}

const grain = (pen: CanvasRenderingContext2D) => {
  pen.beginPath()
  pen.moveTo(-0.22, -0.035)
  pen.lineTo(0.12, -0.035)
  pen.moveTo(-0.14, 0.035)
  pen.lineTo(0.24, 0.035)
  pen.lineWidth = 0.022
  pen.strokeStyle = '#b87746'
  pen.stroke()
}

/** Ma's rolling pin, horizontal; the pale edge shows it on any picture. */
export const rollingPin: Drawing = (pen) => {
  pen.lineCap = 'round'
  halo(pen)
  for (const { fill, length, thick } of parts) {
    rod(pen, length, thick)
    pen.fillStyle = fill
    pen.fill()
    inkOver(pen, 0.035)
  }
  grain(pen)
}
