export const pictureNotes = {
  about: 'Pictures of posts and sections.',
  routes: {
    startUpload: {
      summary: 'Begin the upload of a picture',
      description:
        'Post the `fields` and then the `file` to `url` as multipart/form-data; `imageUrl` then names the picture. An upload that nothing names goes after a day.',
      body: { contentType: 'image/webp', size: 120_000 },
    },
  },
} as const
