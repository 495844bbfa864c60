export const videoIdForm = /^[\w-]{11}$/

const link =
  /^(?:https?:\/\/)?(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:watch\/?\?(?:[^\s#]*&)?v=|shorts\/|live\/|embed\/|v\/)|(?:www\.)?youtu\.be\/)([\w-]{11})(?:[?&#/][^\s]*)?$/i

/** Longest address searched. */
const longest = 300

/** The YouTube id in an address, with or without `https://`. */
export const videoIdIn = (address: string) =>
  address.length > longest ? undefined : link.exec(address)?.[1]
