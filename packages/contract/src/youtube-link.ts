/** The 11 characters by which YouTube names a video. */
export const videoIdForm = /^[\w-]{11}$/

const link =
  /^(?:https?:\/\/)?(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:watch\/?\?(?:[^\s#]*&)?v=|shorts\/|live\/|embed\/|v\/)|(?:www\.)?youtu\.be\/)([\w-]{11})(?:[?&#/][^\s]*)?$/i

/** Longest address in which a video is looked for. */
const longest = 300

/** The id of the YouTube video that an address leads to, with `https://` or without; undefined where it leads elsewhere. */
export const videoIdIn = (address: string) =>
  address.length > longest ? undefined : link.exec(address)?.[1]
