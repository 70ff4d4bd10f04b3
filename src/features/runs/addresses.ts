export const DASHBOARD = '/dashboard';
export const LEARNING_PATH = '/dashboard/learning';
export const WRITING = '/dashboard/write';
export const SPELLING = '/dashboard/spelling';
export const AKSHARA_MAP = '/dashboard/progress#akshara-map';
