/** Without HEIC, iPhones convert pictures to JPEG. */
export const acceptedFiles = '.png,.jpg,.jpeg,.webp'
