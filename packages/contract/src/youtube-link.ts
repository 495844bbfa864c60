export const videoIdForm = /^[\w-]{11}$/

const link =
  /^(?:https?:\/\/)?(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:watch\/?\?(?:[^\s#]*&)?v=|shorts\/|live\/|embed\/|v\/)|(?:www\.)?youtu\.be\/)([\w-]{11})(?:[?&#/][^\s]*)?$/i

/** Longest address searched for a video. */
const longest = 300

/** The id of the YouTube video that an address, with or without `https://`, leads to; undefined for others. */
export const videoIdIn = (address: string) =>
  address.length > longest ? undefined : link.exec(address)?.[1]
