export const pathsDue = async (_now: Date): Promise<string[]> => []
