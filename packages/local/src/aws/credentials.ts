/** The SDK needs credentials for its signatures, which no local service checks. */
export const localCredentials = {
  AWS_REGION: 'ap-south-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
}

/** Settings of an SDK client for a local service. */
export const clientSettings = (endpoint: string) => ({
  endpoint,
  region: localCredentials.AWS_REGION,
  credentials: {
    accessKeyId: localCredentials.AWS_ACCESS_KEY_ID,
    secretAccessKey: localCredentials.AWS_SECRET_ACCESS_KEY,
  },
})
