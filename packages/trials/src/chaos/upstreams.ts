import { fakeUploads, modelReplies, startFakeBedrock, startFakeYoutube } from '@bong-bari/local'

/** A model and a video platform of our own, and the settings with which the site calls them. */
export const startUpstreams = async () => {
  const videos = fakeUploads(30, '2026-11-01T00:00:00Z')
  const [model, youtube] = await Promise.all([startFakeBedrock(), startFakeYoutube({ videos })])
  model.reply(modelReplies.says('হ্যাঁ, বলো!'))
  return {
    env: {
      ...youtube.env,
      BEDROCK_MODEL_ID: 'test-model-v1:0',
      AWS_ENDPOINT_URL_BEDROCK_RUNTIME: model.endpoint,
    },
    stop: () => Promise.all([model.stop(), youtube.stop()]),
  }
}
