/** One search on the AI learning page, from its start to the next search or to leaving the page. */
export type LearningSession = {
  readonly userId: string;
  readonly searchQuery: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly timeSpentSeconds: number;
  readonly timestamp: number;
};
