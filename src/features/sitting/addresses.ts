export const DASHBOARD = '/dashboard';
export const WRITING = '/dashboard/write';
export const AKSHARA_MAP = '/dashboard/progress#akshara-map';
