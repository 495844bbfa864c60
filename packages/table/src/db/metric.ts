type Unit = 'Bytes' | 'Count' | 'Milliseconds' | 'Seconds'

/**
 * Writes a metric in the embedded format of CloudWatch. Every value of a dimension costs money, so values come from short closed lists
 * and never tell of a person.
 */
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
  // The console of Lambda puts words before the JSON.
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
