/** Settles in a task of its own: what is done before and after it is no long task together. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
