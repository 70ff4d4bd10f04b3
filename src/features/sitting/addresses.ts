export const DASHBOARD = '/dashboard';
export const AKSHARA_MAP = '/dashboard/progress#akshara-map';
