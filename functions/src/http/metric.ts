type Unit = 'Bytes' | 'Count' | 'Milliseconds' | 'Seconds'

/**
 * Counts or measures something for the dashboard and the alarms, as one line that CloudWatch turns
 * into a metric (embedded metric format). `dimensions` split it; each new value of one is a metric
 * of its own and costs, so they come from short closed lists. Nothing personal belongs here.
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
  // The console would put words of Lambda's before the JSON, and CloudWatch would see no metric.
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
