/** HEIC is left out: then an iPhone hands its pictures over as JPEG. */
export const acceptedFiles = '.png,.jpg,.jpeg,.webp'
