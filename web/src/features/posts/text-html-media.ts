import { imageTypes } from '@bong-bari/contract'

/** Chats draw emoji as pictures. */
const isSign = (text: string) =>
  /^\p{Extended_Pictographic}|^\p{Regional_Indicator}|^[\d#*]\ufe0f/u.test(text)

const dataPicture = /^data:(image\/[a-z]+);base64,(.+)$/i

const fileOf = (address: string) => {
  const [, given = '', data = ''] = dataPicture.exec(address) ?? []
  const type = imageTypes.find((one) => one === given.toLowerCase())
  if (!type) return undefined
  try {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
    return new File([bytes], `pasted.${type.split('/')[1]}`, { type })
  } catch {
    return undefined
  }
}

/** Takes the pictures out: those with data as files; those on other servers are counted. */
export const takePictures = (root: ParentNode) => {
  const files: File[] = []
  let leftOut = 0
  for (const picture of root.querySelectorAll('img')) {
    const text = picture.dataset.plainText ?? picture.alt
    if (isSign(text)) {
      picture.replaceWith(text)
      continue
    }
    const file = fileOf(picture.getAttribute('src') ?? '')
    if (file) files.push(file)
    // Tracking pixels are no pictures.
    else if (picture.width !== 1) leftOut++
    picture.remove()
  }
  return { files, leftOut }
}

const youtube = /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})/

/** An embedded video becomes its address on a line. */
export const nameVideos = (root: ParentNode) => {
  for (const frame of root.querySelectorAll('iframe')) {
    const [, id] = youtube.exec(frame.getAttribute('src') ?? '') ?? []
    const line = frame.ownerDocument.createElement('p')
    if (id) line.append(`https://www.youtube.com/watch?v=${id}`)
    frame.replaceWith(line)
  }
}

/** A check box, drawn as an input or a picture, becomes a sign before the task. */
export const nameTasks = (root: ParentNode) => {
  const sign = (isDone: boolean) => (isDone ? '☑ ' : '☐ ')
  for (const item of root.querySelectorAll('[role="checkbox"]:not(input)')) {
    for (const drawn of item.querySelectorAll('img[aria-roledescription], input')) drawn.remove()
    const words = item.querySelector('p') ?? item
    words.prepend(sign(item.getAttribute('aria-checked') === 'true'))
  }
  for (const box of root.querySelectorAll('input[type="checkbox"]'))
    box.replaceWith(sign(box.hasAttribute('checked')))
}

/** Where a link leads, without Google's redirect around it. */
export const linkOf = (href: string) => {
  if (!/^(?:https?:|mailto:|tel:)/i.test(href)) return undefined
  const around = /^https?:\/\/www\.google\.[a-z.]+\/url\?(?:.*&)?(?:q|url)=([^&]+)/i.exec(href)
  try {
    return around?.[1] ? decodeURIComponent(around[1]) : href
  } catch {
    return href
  }
}
