/** Paths and addresses that pages, islands and the code without React write alike. */

export const videoPath = (videoId: string) => `/videos/${videoId}`

export const postPath = (slug: string) => `/blog/${encodeURIComponent(slug)}`

export const shortUrl = (videoId: string) => `https://www.youtube.com/shorts/${videoId}`

export const playerUrl = (videoId: string) => `https://www.youtube-nocookie.com/embed/${videoId}`

/** Opens WhatsApp, which then asks whom to send the text to. */
export const sendUrl = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`
