/** Where who may not be asked, or has been, goes on. */
export const overviewPath = "/";
export const transferPath = "/transfer";
