
export const editor = {
};
