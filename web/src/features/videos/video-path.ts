export const videoPath = (videoId: string) => `/videos/${videoId}`

export const shortUrl = (videoId: string) => `https://www.youtube.com/shorts/${videoId}`
