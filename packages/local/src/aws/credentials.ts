/** What the SDK needs to sign requests that nothing on this machine checks. */
export const localCredentials = {
  AWS_REGION: 'ap-south-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
}

/** The same for a client that is made here. */
export const clientSettings = (endpoint: string) => ({
  endpoint,
  region: localCredentials.AWS_REGION,
  credentials: {
    accessKeyId: localCredentials.AWS_ACCESS_KEY_ID,
    secretAccessKey: localCredentials.AWS_SECRET_ACCESS_KEY,
  },
})
