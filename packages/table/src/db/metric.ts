type Unit = 'Bytes' | 'Count' | 'Milliseconds' | 'Seconds'

/** CloudWatch's embedded format. Every dimension value costs: short closed lists, nothing personal. */
export const metric = (
  name: string,
  value: number,
  unit: Unit = 'Count',
  dimensions: Record<string, string> = {},
) => {
  const line = {
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        {
          Namespace: process.env.METRICS_NAMESPACE || 'BongBari',
          Dimensions: [Object.keys(dimensions)],
          Metrics: [{ Name: name, Unit: unit }],
        },
      ],
    },
    ...dimensions,
    [name]: value,
  }
  // Lambda's console puts words before the JSON.
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
